import { z } from 'zod';
import { boardProviders, jobSources, type BoardProvider, type JobSourceName } from '#contract/job-sources.ts';
import { ConfigError } from './config-error.ts';
import { defaultCopy } from '../default-copy.ts';

/** The sources that are asked over the network. */
const fetched = jobSources.filter((name): name is FetchedSource => name !== 'sample' && name !== 'own');
export type FetchedSource = Exclude<JobSourceName, 'sample' | 'own'>;

/** A company's board, by the company's name in the board's address. */
export interface CompanyBoard {
  provider: BoardProvider;
  slug: string;
}

/** Providers ignore the case of these names. */
export const isSameBoard = (one: CompanyBoard, other: CompanyBoard): boolean =>
  one.provider === other.provider && one.slug.toLowerCase() === other.slug.toLowerCase();

/** Where job listings come from. */
export interface JobSourceConfig {
  /** The sources that are on: those JOB_SOURCES names. If it's not set: the sample, those that need no key, and those with a key set. */
  sources: readonly JobSourceName[];
  /** Whether JOB_SOURCES names the sample. Then it's searched along with the others. */
  sampleIsNamed: boolean;
  /** Addresses that replace the sources' own; `{board}` is replaced by a company. */
  baseUrls: Partial<Record<FetchedSource, string>>;
  adzuna: { appId: string; appKey: string; country: AdzunaCountry } | undefined;
  ziprecruiter: { apiKey: string } | undefined;
  /** The Muse also answers without a key, but takes fewer requests. */
  themuseKey: string | undefined;
  /** The company boards that the operator lists for everybody. */
  boards: readonly CompanyBoard[];
}

/** The countries where Adzuna lists jobs, and the currency of the salaries there. */
export const adzunaCurrencies = {
  at: 'EUR',
  au: 'AUD',
  be: 'EUR',
  br: 'BRL',
  ca: 'CAD',
  ch: 'CHF',
  de: 'EUR',
  es: 'EUR',
  fr: 'EUR',
  gb: 'GBP',
  in: 'INR',
  it: 'EUR',
  mx: 'MXN',
  nl: 'EUR',
  nz: 'NZD',
  pl: 'PLN',
  sg: 'SGD',
  us: 'USD',
  za: 'ZAR',
} as const;
export type AdzunaCountry = keyof typeof adzunaCurrencies;
const adzunaCountries = Object.keys(adzunaCurrencies) as AdzunaCountry[];

const words = defaultCopy().settings;

/** A company's name in a board's address. */
export const boardSlug = /^(?!.*\.\.)[a-z\d][a-z\d._-]{0,60}$/i;

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const choosable = jobSources.filter((name) => name !== 'own');
const isChoosable = (name: string): name is (typeof choosable)[number] =>
  (choosable as readonly string[]).includes(name);

const sourceList = z.string().transform((text, context) => {
  const names = listed(text.toLowerCase());
  const unknown = names.find((name) => !isChoosable(name));
  if (unknown !== undefined || names.length === 0) context.addIssue(words.jobSources(choosable));
  return names.filter(isChoosable);
});

/** Reads a board as the operator writes it: "greenhouse: acme". Undefined if it names none. */
export function boardWritten(text: string): CompanyBoard | undefined {
  const [name = '', slug = '', ...more] = text.split(':').map((piece) => piece.trim());
  const provider = boardProviders.find((known) => known === name.toLowerCase());
  return provider !== undefined && boardSlug.test(slug) && more.length === 0 ? { provider, slug } : undefined;
}

const boardList = z.string().transform((text, context) =>
  listed(text).flatMap((part): CompanyBoard[] => {
    const board = boardWritten(part);
    if (board) return [board];
    context.addIssue(words.jobBoards(part, boardProviders));
    return [];
  }),
);

const baseUrl = z
  .string()
  .refine((text) => {
    const address = text.replaceAll('{board}', 'board');
    return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  }, words.http)
  .optional();

type BaseUrlName<Name extends FetchedSource> = `${Uppercase<Name>}_BASE_URL`;
const baseUrlName = <Name extends FetchedSource>(name: Name) => `${name.toUpperCase()}_BASE_URL` as BaseUrlName<Name>;
const baseUrlSettings = Object.fromEntries(fetched.map((name) => [baseUrlName(name), baseUrl])) as {
  [Name in FetchedSource as BaseUrlName<Name>]: typeof baseUrl;
};

/** The settings of where job listings come from. */
export const jobSourceSettings = {
  JOB_SOURCES: sourceList.optional(),
  JOB_BOARDS: boardList.optional(),
  ADZUNA_APP_ID: z.string().optional(),
  ADZUNA_APP_KEY: z.string().optional(),
  ADZUNA_COUNTRY: z
    .string()
    .toLowerCase()
    .pipe(z.enum(adzunaCountries, words.oneOf(adzunaCountries)))
    .default('us'),
  ZIPRECRUITER_API_KEY: z.string().optional(),
  THEMUSE_API_KEY: z.string().optional(),
  ...baseUrlSettings,
};

const shape = z.object(jobSourceSettings);

/** Reads the sources from the settings. Throws a `ConfigError` if a named source has no key, or only half of one. */
export function jobSourcesOf(data: z.output<typeof shape>): JobSourceConfig {
  const { JOB_SOURCES: named, ADZUNA_APP_ID: appId, ADZUNA_APP_KEY: appKey, ZIPRECRUITER_API_KEY: apiKey } = data;
  if (appId !== undefined && appKey === undefined) throw missing('ADZUNA_APP_KEY', 'ADZUNA_APP_ID');
  if (appKey !== undefined && appId === undefined) throw missing('ADZUNA_APP_ID', 'ADZUNA_APP_KEY');
  const adzuna =
    appId !== undefined && appKey !== undefined ? { appId, appKey, country: data.ADZUNA_COUNTRY } : undefined;
  const ziprecruiter = apiKey === undefined ? undefined : { apiKey };
  if (named?.includes('adzuna') && !adzuna) throw missing('ADZUNA_APP_ID', 'JOB_SOURCES=adzuna');
  if (named?.includes('ziprecruiter') && !ziprecruiter) {
    throw missing('ZIPRECRUITER_API_KEY', 'JOB_SOURCES=ziprecruiter');
  }
  const boards = data.JOB_BOARDS ?? [];
  const usual = choosable.filter(
    (name) => (name !== 'adzuna' || adzuna !== undefined) && (name !== 'ziprecruiter' || ziprecruiter !== undefined),
  );
  return {
    // A company board that the operator lists switches its provider on.
    sources: [...new Set([...(named ?? usual), ...boards.map(({ provider }) => provider)])],
    sampleIsNamed: named?.includes('sample') ?? false,
    baseUrls: Object.fromEntries(
      fetched.flatMap((name) => {
        const address = data[baseUrlName(name)];
        return address === undefined ? [] : [[name, address]];
      }),
    ),
    adzuna,
    ziprecruiter,
    themuseKey: data.THEMUSE_API_KEY,
    boards,
  };
}

const missing = (name: string, set: string) => new ConfigError(words.neededBeside(name, set));
