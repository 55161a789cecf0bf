/** A source file, its path relative to the project with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A rule about the code that types cannot see. */
export interface ArchitectureRule {
  name: string;
  /** The lines (from 1) that break it, in a file it applies to. */
  broken(file: SourceFile): number[];
}

const under = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(folder));
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('test/');

/** Comments blanked and lines kept, so that prose about a rule does not break it. */
const code = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(^|[^:'"`\\])\/\/[^\n]*/g, (match, before: string | undefined) =>
    match.startsWith('/*') ? match.replace(/[^\n]/g, ' ') : (before ?? ''),
  );

const matching = (text: string, pattern: RegExp): number[] =>
  code(text)
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));

/** Which part of the house a package may be imported in; a package that is not named may be imported anywhere in its project. */
const vendors: Record<string, string[]> = {
  '@embedpdf/pdfium': ['src/server/adapters/reading/'],
  saxes: ['src/server/adapters/reading/'],
  fflate: ['src/server/adapters/reading/'],
  '@myriaddreamin/typst-ts-node-compiler': ['src/server/adapters/writing/'],
  docx: ['src/server/adapters/writing/'],
  '@electric-sql/pglite': ['src/server/db/', 'test/support/'],
  pg: ['src/server/db/', 'test/support/'],
  'pg-boss': ['src/server/queue/'],
  'node:child_process': ['src/server/supervision/', 'test/support/'],
  'node:worker_threads': ['src/server/supervision/'],
  stripe: ['src/server/adapters/payments/'],
  nodemailer: ['src/server/adapters/mail/'],
  ai: ['src/server/adapters/ai/'],
  'harper.js': ['src/server/adapters/grammar/'],
};

const importsOf = (text: string): { line: number; from: string }[] =>
  code(text)
    .split('\n')
    .flatMap((line, index) => {
      const from =
        /^\s*(?:(?:import|export)\b[^'"]*from|\}\s*from|import)\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/.exec(
          line,
        );
      const target = from?.[1] ?? from?.[2];
      return target === undefined ? [] : [{ line: index + 1, from: target }];
    });

const packageName = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

export const architectureRules: ArchitectureRule[] = [
  {
    name: 'SQL stands in stores, the database and the queue alone',
    broken: ({ path, text }) =>
      !under(path, 'src/server/', 'src/cli/') ||
      isTest(path) ||
      under(path, 'src/server/db/', 'src/server/queue/') ||
      /\/([a-z-]+-)?store\.ts$/.test(path)
        ? []
        : matching(text, /\bsql(<[^>]*>)?`|\bfrom ['"]drizzle-orm(?!\/[a-z-]+-session)['"/]/),
  },
  {
    name: 'the environment is read by config.ts alone',
    broken: ({ path, text }) =>
      !path.startsWith('src/') || isTest(path) || path === 'src/server/config.ts'
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
    name: "a vendor's package is imported in its adapter alone",
    broken: ({ path, text }) =>
      importsOf(text)
        .filter(({ from }) => {
          const allowed = vendors[packageName(from)];
          return allowed !== undefined && !under(path, ...allowed, 'bench/') && !isTest(path);
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
    name: 'imports go down the walls: domain <- copy <- contract <- {server, web}, server <- cli',
    broken: ({ path, text }) => {
      const project = /^src\/([a-z]+)\//.exec(path)?.[1];
      if (project === undefined || isTest(path)) return [];
      const below: Record<string, string[]> = {
        domain: [],
        copy: ['domain'],
        contract: ['domain', 'copy'],
        server: ['domain', 'copy', 'contract'],
        web: ['domain', 'copy', 'contract'],
        cli: ['domain', 'copy', 'contract', 'server'],
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
    name: 'no file is longer than 300 lines',
    broken: ({ text }) => (text.split('\n').length > 301 ? [301] : []),
  },
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
];
