import { boardProviders, type BoardProvider } from '#contract/job-sources.ts';
import { boardSlug, type CompanyBoard } from '../../settings/job-source-settings.ts';

/** Where a provider has its companies' boards: in a path, or each on a host of its own. */
interface Places {
  /** By host, the part of the path before the company's name: "v1/boards/" in boards-api.greenhouse.io/v1/boards/acme. */
  paths?: Readonly<Record<string, readonly string[]>>;
  /** The ends of hosts that begin with the company's name. */
  hosts?: readonly string[];
  /** First parts of a path, or names of hosts, that are no companies. */
  others: readonly string[];
}

const ownHosts = ['www', 'api', 'app', 'apply', 'auth', 'blog', 'careers', 'docs', 'help', 'jobs', 'login', 'support'];

const places: Readonly<Record<BoardProvider, Places>> = {
  greenhouse: {
    paths: {
      'boards.greenhouse.io': [''],
      'boards.eu.greenhouse.io': [''],
      'job-boards.greenhouse.io': [''],
      'job-boards.eu.greenhouse.io': [''],
      'boards-api.greenhouse.io': ['v1/boards/'],
      'api.greenhouse.io': ['v1/boards/'],
    },
    others: ['embed', 'v1', 'users'],
  },
  lever: {
    paths: {
      'jobs.lever.co': [''],
      'jobs.eu.lever.co': [''],
      'api.lever.co': ['v0/postings/'],
      'api.eu.lever.co': ['v0/postings/'],
    },
    others: ['v0'],
  },
  ashby: {
    paths: { 'jobs.ashbyhq.com': [''], 'api.ashbyhq.com': ['posting-api/job-board/'] },
    others: ['api', 'posting-api', 'meeting'],
  },
  smartrecruiters: {
    paths: {
      'careers.smartrecruiters.com': [''],
      'jobs.smartrecruiters.com': [''],
      'api.smartrecruiters.com': ['v1/companies/'],
    },
    others: ['v1', 'oneclick-ui', 'ni'],
  },
  workable: {
    paths: { 'apply.workable.com': ['', 'api/v1/widget/accounts/'] },
    hosts: ['.workable.com'],
    others: [...ownHosts, 'j', 'resources', 'id', 'partners'],
  },
  recruitee: { hosts: ['.recruitee.com'], others: [...ownHosts, 'career', 'tellent'] },
  personio: { hosts: ['.jobs.personio.de', '.jobs.personio.com'], others: ownHosts },
  bamboohr: { hosts: ['.bamboohr.com'], others: [...ownHosts, 'documentation', 'partners', 'marketplace'] },
};

/** A part of a host's name, without an encoded one of another script, which can look like another. */
const hostLabel = /^(?!xn--)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Whether a name can be a company's at a provider: fit for a path, and where boards have hosts of their own, for a part of one. */
export const isBoardOf = (provider: BoardProvider, slug: string): boolean =>
  boardSlug.test(slug) &&
  (places[provider].paths !== undefined || hostLabel.test(slug)) &&
  !places[provider].others.includes(slug.toLowerCase());

/**
 * http(s) or no scheme; a host of letters, digits and hyphens; no port, no name in front of it; encoded are letters beyond ASCII alone, never a dot or a
 * slash.
 */
const address =
  /^(?:https?:\/\/)?([a-z\d-]+(?:\.[a-z\d-]+)+)((?:\/(?:[\w.~!$&'()*+,;=:@-]|%[89a-f][\da-f])+)*)\/?(?:[?#][!-~]*)?$/i;

const mostCharacters = 300;

/**
 * The board that an address leads to; undefined for everything else. Only the provider and the company's name are taken from it; the address to fetch is built
 * from the settings.
 */
export function boardOfAddress(text: string): CompanyBoard | undefined {
  const [, host = '', path = ''] = (text.length <= mostCharacters && address.exec(text)) || [];
  if (host === '' || path.split('/').some((part) => /^\.+$/.test(part))) return undefined;
  const at = host.toLowerCase();
  for (const provider of boardProviders) {
    const slug = slugInPath(provider, at, path.slice(1), text) ?? slugInHost(provider, at);
    if (slug !== undefined && isBoardOf(provider, slug)) return { provider, slug };
  }
  return undefined;
}

function slugInPath(provider: BoardProvider, host: string, path: string, text: string): string | undefined {
  const starts = places[provider].paths?.[host];
  if (!starts) return undefined;
  if (provider === 'greenhouse' && path.startsWith('embed/')) return /[?&]for=([\w.-]+)(?:[&#]|$)/.exec(text)?.[1];
  const start = [...starts].sort((one, other) => other.length - one.length).find((one) => path.startsWith(one));
  return start === undefined ? undefined : path.slice(start.length).split('/')[0];
}

const slugInHost = (provider: BoardProvider, host: string): string | undefined => {
  const end = places[provider].hosts?.find((one) => host.endsWith(one));
  return end === undefined ? undefined : host.slice(0, -end.length);
};

/** "Acme Labs" as boards name companies: each way once, the likeliest first. Whoever writes two dots means an address, which is none of ours. */
function slugsOfName(provider: BoardProvider, name: string): string[] {
  if (name.split('.').length > 2) return [];
  const words = name.split(/\s+/);
  const ways = words.length === 1 ? [name, name.toLowerCase()] : [words.join(''), words.join('-').toLowerCase()];
  return [...new Set(ways)].filter((slug) => isBoardOf(provider, slug));
}

/** The boards that a person may mean, the likeliest first: several only if the company's name has several words or capitals. */
export interface MeantBoards {
  provider: BoardProvider;
  slugs: readonly string[];
}

/**
 * What a person means by an address ("https://jobs.lever.co/acme"), by provider and name ("greenhouse: acme"), or by a name where the provider is given;
 * undefined where it is none of these, or an address of another provider than the given one.
 */
export function boardsMeant(entered: string, given?: BoardProvider): MeantBoards | undefined {
  const text = entered.trim();
  const board = boardOfAddress(text);
  if (board) return given === undefined || given === board.provider ? { ...board, slugs: [board.slug] } : undefined;
  const [, before, after] = /^([a-z]+) ?: ?(.+)$/i.exec(text) ?? [];
  const named = boardProviders.find((provider) => provider === before?.toLowerCase());
  const provider = named ?? given;
  if (provider === undefined || (named !== undefined && given !== undefined && named !== given)) return undefined;
  const slugs = slugsOfName(provider, named === undefined ? text : (after ?? '').trim());
  return slugs.length === 0 ? undefined : { provider, slugs };
}

/** What a company is probably called, where its board does not say: "acme-labs" is "Acme Labs". */
export const companyOfBoard = (board: string): string =>
  board
    .split(/[-_.]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
