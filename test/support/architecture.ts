import { pagePaths } from '#contract/pages.ts';
import { code, importsOf, type ArchitectureRule, type SourceFile } from './source-files.ts';
import { layerRules } from './layers.ts';
import { wordRules } from './word-rules.ts';

const under = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(folder));
/** What runs by settings, and the list of pages, which is read while pages are built: development has one more. */
const environmentReaders = ['src/server/settings/config.ts', 'src/web/routes.ts'];
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('test/');

const matching = (text: string, pattern: RegExp): number[] =>
  code(text)
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));

/** The part of the code that may import a package; a package that is not named may be imported anywhere in its project. */
export const vendors: Readonly<Record<string, string[]>> = {
  '@embedpdf/pdfium': ['src/documents/reading/'],
  'tesseract.js-core': ['src/documents/reading/scans/'],
  saxes: ['src/documents/reading/', 'src/documents/proofreading/', 'src/server/adapters/job-boards/'],
  diff: ['src/documents/proofreading/', 'src/web/ui/', 'src/web/features/optimize/versions/'],
  fflate: ['src/documents/reading/'],
  '@myriaddreamin/typst-ts-node-compiler': ['src/documents/writing/'],
  docx: ['src/documents/writing/'],
  '@electric-sql/pglite': ['src/server/db/', 'test/support/'],
  pg: ['src/server/db/', 'test/support/'],
  'pg-boss': ['src/server/queue/'],
  'node:child_process': ['src/server/supervision/', 'test/support/'],
  'node:worker_threads': ['src/server/supervision/'],
  stripe: ['src/server/adapters/payments/'],
  nodemailer: ['src/server/adapters/mail/'],
  ai: ['src/server/adapters/ai/'],
  '@ai-sdk/openai': ['src/server/adapters/ai/'],
  '@ai-sdk/anthropic': ['src/server/adapters/ai/'],
  '@ai-sdk/google': ['src/server/adapters/ai/'],
  '@ai-sdk/openai-compatible': ['src/server/adapters/ai/'],
  '@modelcontextprotocol/sdk': ['src/server/adapters/mcp/'],
  '@zxcvbn-ts/language-common': ['src/server/adapters/passwords/'],
  '@simplewebauthn/server': ['src/server/adapters/passkeys/'],
  '@simplewebauthn/browser': ['src/web/features/second-step/'],
  uqr: ['src/web/features/profile/settings/two-step/'],
  'prom-client': ['src/server/adapters/metrics/'],
  aws4fetch: ['src/server/adapters/blobs/'],
  'harper.js': ['src/server/adapters/grammar/'],
  'html-to-text': ['src/server/adapters/markup/'],
  '@node-rs/argon2': ['src/server/adapters/passwords/'],
};

/** Files that read the data folder next to the project, or are derived from it. */
const secondRound = /\/(?:shared-data|shared-corpus|parse-accuracy)\.ts$/;

export const packageName = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

/** A text that is the address of a page: `'/optimize'`, `"/login?x=1"`, `` `/score/${id}` ``; not a file's, nor a JSON pointer with a trailing slash. */
const pageLiteral = /['"`]\/[a-z][\w-]*(?:\/[\w-]+)*(?:['"`?#]|\/?\$\{)/;

/** Any text where an address is expected or compared with: a link target, a navigation target, or part of the current location. */
const writtenAddress = new RegExp(
  [
    /\bto(?:=\{?|: )['"`]/,
    /\bhref(?:=\{?|: )['"`](?!#|https?:|mailto:|\/[\w-]+\.\w+['"`])/,
    /\b(?:navigate|redirect|replaceState|pushState|location\.(?:assign|replace))\(['"`]/,
    /\blocation\.(?:href|pathname|search|hash) = ['"`]/,
    /\b(?:pathname|hash|to|returnTo) [!=]== ['"`]/,
    /\breturnTo(?:=|: |: string = )['"`]/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** The second element of what `useSearchParams` returns, which writes an address. */
const writtenQuery = /,\s*\w+\]\s*=\s*useSearchParams\(/;

/** A text that begins with the path of a page: `'/checkout'`, `` `/optimize?result=${id}` ``. */
const knownPage = new RegExp(
  `['"\`](?:${Object.values(pagePaths)
    .filter((path) => path !== pagePaths.home)
    .join('|')})(?:['"\`?#]|\\$\\{)`,
);

const inProduct = (path: string) => path.startsWith('src/') && !isTest(path);

/** The addresses of pages that are written by hand: in the web all of them, elsewhere those of existing pages. */
const writtenAddresses = ({ path, text }: SourceFile): number[] => {
  if (!inProduct(path) || path === 'src/contract/pages.ts' || path === 'src/web/paths.ts') return [];
  if (!path.startsWith('src/web/')) return matching(text, knownPage);
  return [...new Set([pageLiteral, writtenAddress, writtenQuery].flatMap((pattern) => matching(text, pattern)))];
};

export const architectureRules: ArchitectureRule[] = [
  {
    name: 'SQL is in stores, the database and the queue alone',
    broken: ({ path, text }) =>
      !under(path, 'src/server/', 'src/cli/') ||
      isTest(path) ||
      under(path, 'src/server/db/', 'src/server/queue/') ||
      /\/([a-z-]+-)?store\.ts$/.test(path)
        ? []
        : matching(text, /\bsql(<[^>]*>)?`|\bfrom ['"]drizzle-orm(?!\/[a-z-]+-session)['"/]/),
  },
  {
    name: 'the environment is read by settings/config.ts alone',
    broken: ({ path, text }) =>
      !path.startsWith('src/') || isTest(path) || environmentReaders.includes(path)
        ? []
        : matching(text, /process\.env\b|import\.meta\.env\b/),
  },
  {
    name: 'fetch is called in web/api alone',
    broken: ({ path, text }) =>
      !path.startsWith('src/web/') || isTest(path) || under(path, 'src/web/api/')
        ? []
        : matching(text, /\bfetch\(|XMLHttpRequest/),
  },
  {
    name: "pages call routes by the table of addresses, and check by a route's own file: a browser gets the table without schemas",
    broken: ({ path, text }) =>
      !path.startsWith('src/web/') || isTest(path)
        ? []
        : matching(text, /\b(?:api|routes)\.\w+\.(?:params|query|body|response|errors)\b/),
  },
  {
    name: "a vendor's package is imported in its adapter alone",
    broken: ({ path, text }) =>
      importsOf(text)
        .filter(({ from }) => {
          const allowed = vendors[packageName(from)];
          return allowed !== undefined && !under(path, ...allowed, 'bench/', 'scripts/') && !isTest(path);
        })
        .map(({ line }) => line),
  },
  {
    name: 'the domain is pure: no clock, randomness, locale or platform',
    broken: ({ path, text }) =>
      !path.startsWith('src/domain/') || isTest(path)
        ? []
        : matching(
            text,
            /Date\.now|new Date\(|Math\.random|\bIntl\b|localeCompare|toLocale[A-Z]|\bperformance\.|\bcrypto\b|\bprocess\.|\bconsole\.|\bsetTimeout\b/,
          ),
  },
  {
    name: 'the domain imports itself and zod alone',
    broken: ({ path, text }) =>
      !path.startsWith('src/domain/') || isTest(path)
        ? []
        : importsOf(text)
            .filter(({ from }) => !from.startsWith('.') && !from.startsWith('#domain/') && from !== 'zod')
            .map(({ line }) => line),
  },
  {
    name: 'imports go one way: domain <- copy <- {documents, contract} <- server <- cli, contract <- web',
    broken: ({ path, text }) => {
      const project = /^src\/([a-z]+)\//.exec(path)?.[1];
      if (project === undefined || isTest(path)) return [];
      const below: Record<string, string[]> = {
        domain: [],
        documents: ['domain', 'copy'],
        copy: ['domain'],
        contract: ['domain', 'copy'],
        server: ['domain', 'documents', 'copy', 'contract'],
        web: ['domain', 'copy', 'contract'],
        cli: ['domain', 'documents', 'copy', 'contract', 'server'],
      };
      return importsOf(text)
        .filter(({ from }) => {
          const target = /^#([a-z]+)\//.exec(from)?.[1];
          return target !== undefined && target !== project && !(below[project] ?? []).includes(target);
        })
        .map(({ line }) => line);
    },
  },
  {
    name: 'addresses of pages are built from the table of pages, in the web by paths.ts alone',
    broken: writtenAddresses,
  },
  {
    name: "a language's sentences are read through copyFor and useCopy: src/copy/en is imported in src/copy alone",
    broken: ({ path, text }) =>
      path.startsWith('src/copy/')
        ? []
        : importsOf(text)
            .filter(({ from }) => /(?:^#|\/)copy\/[a-z]{2}(?:-[A-Z]{2})?\//.test(from))
            .map(({ line }) => line),
  },
  ...wordRules,
  {
    name: 'no module state: nothing mutable at the top level of a module',
    broken: ({ path, text }) =>
      !path.startsWith('src/') || isTest(path) ? [] : matching(text, /^(export )?(let|var) /),
  },
  {
    name: 'no module is mocked',
    broken: ({ path, text }) =>
      path === 'test/architecture.test.ts' || path === 'test/support/architecture.ts'
        ? []
        : matching(text, /\bvi\.(mock|doMock)\(/),
  },
  {
    name: 'only the second round of tests and the benchmarks read the data folder next to the project',
    broken: ({ path, text }) =>
      under(path, 'test/shared/', 'bench/') || /\.shared\.spec\.ts$/.test(path) || secondRound.test(path)
        ? []
        : importsOf(text)
            .filter(({ from }) => secondRound.test(from))
            .map(({ line }) => line),
  },
  {
    name: 'a file is named for what is in it',
    broken: ({ path }) => (/(^|\/)(utils?|helpers?|common|misc|types|constants|index)\.tsx?$/.test(path) ? [1] : []),
  },
  {
    name: 'no barrels: a file does not only pass on what others export',
    broken: ({ path, text }) => {
      const lines = code(text)
        .split('\n')
        .filter((line) => line.trim() !== '');
      return path.startsWith('src/') && lines.length > 0 && lines.every((line) => /^export .* from /.test(line))
        ? [1]
        : [];
    },
  },
  ...layerRules,
];
