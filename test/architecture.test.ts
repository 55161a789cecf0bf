import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultLocale, locales } from '#copy/locales.ts';
import { architectureRules, packageName, vendors } from './support/architecture.ts';
import { wideFiles, wordyFiles } from './support/files-to-fix.ts';
import { importCycles } from './support/layers.ts';
import { importsOf, type SourceFile } from './support/source-files.ts';
import { wideLinesIn, wordTablesIn } from './support/word-rules.ts';

const root = resolve(import.meta.dirname, '..');

const sources: SourceFile[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'test', 'bench', 'scripts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** For each rule, a file that breaks it: a rule that cannot fail is useless. */
const offenders: Record<string, SourceFile> = {
  'SQL is in stores, the database and the queue alone': {
    path: 'src/server/features/uploads/service.ts',
    text: "import { eq } from 'drizzle-orm';",
  },
  'the environment is read by settings/config.ts alone': {
    path: 'src/server/compose/compose.ts',
    text: 'const port = process.env.PORT;',
  },
  'fetch is called in web/api alone': { path: 'src/web/features/optimize/upload.tsx', text: "await fetch('/api/me');" },
  "pages call routes by the table of addresses, and check by a route's own file: a browser gets the table without schemas":
    {
      path: 'src/web/features/account/login-page.tsx',
      text: 'const checked = api.login.body.safeParse(typed);',
    },
  "a vendor's package is imported in its adapter alone": {
    path: 'src/server/features/uploads/service.ts',
    text: "import { unzip } from 'fflate';",
  },
  'the domain is pure: no clock, randomness, locale or platform': {
    path: 'src/domain/scoring/evaluate.ts',
    text: 'const today = new Date();',
  },
  'the domain imports itself and zod alone': {
    path: 'src/domain/scoring/evaluate.ts',
    text: "import { join } from 'node:path';",
  },
  'imports go one way: domain <- copy <- {documents, contract} <- server <- cli, contract <- web': {
    path: 'src/web/root.tsx',
    text: "import { config } from '#server/settings/config.ts';",
  },
  'addresses of pages are built from the table of pages, in the web by paths.ts alone': {
    path: 'src/web/features/score/score-page.tsx',
    text: 'const next = <Link to="/checkout">{words.pay}</Link>;',
  },
  "a language's sentences are read through copyFor and useCopy: src/copy/en is imported in src/copy alone": {
    path: 'src/web/features/home/home-page.tsx',
    text: "import { home } from '#copy/en/pages.ts';",
  },
  'human words are in tables under domain/words, not in the code of the domain': {
    path: 'src/domain/posting/cities.ts',
    text: `const cities = new Set([${"'paris', ".repeat(25)}]);`,
  },
  'no line is wider than 160 columns': { path: 'src/domain/wide.ts', text: `// ${'x'.repeat(158)}` },
  'no file has more than 300 lines of code': { path: 'src/domain/long.ts', text: 'const a = 1;\n'.repeat(301) },
  'no module state: nothing mutable at the top level of a module': {
    path: 'src/server/cache.ts',
    text: 'let cached = 1;',
  },
  'no module is mocked': { path: 'src/server/x.test.ts', text: "vi.mock('./y.ts');" },
  'only the second round of tests and the benchmarks read the data folder next to the project': {
    path: 'src/domain/scoring/gaming.test.ts',
    text: "import { sharedData } from '#test/support/shared-data.ts';",
  },
  'a file is named for what is in it': { path: 'src/server/utils.ts', text: '' },
  'the folders of the domain are layers: an import goes to the left alone': {
    path: 'src/domain/claims/checks/check-skills.ts',
    text: "import type { AdTerm } from '../../tailoring/wording/ad-terms.ts';",
  },
  'the features of the page import each other in one direction': {
    path: 'src/web/features/account/user-menu.tsx',
    text: "import { useTheme } from '../navigation/use-theme.ts';",
  },
  'no barrels: a file does not only pass on what others export': {
    path: 'src/domain/all.ts',
    text: "export { a } from './a.ts';\nexport * from './b.ts';",
  },
};

describe.each(architectureRules)('$name', (rule) => {
  test('every source file keeps it', () => {
    const broken = sources.flatMap((file) => rule.broken(file).map((line) => `${file.path}:${line}`));
    expect(broken).toEqual([]);
  });

  test('fails where it should', () => {
    const offender = offenders[rule.name];
    expect(offender && rule.broken(offender)).not.toEqual([]);
    expect(offender).toBeDefined();
  });
});

test('every package that an adapter imports is in the table of vendors', () => {
  const known = ['zod', 'drizzle-orm', ...Object.keys(vendors)];
  const imported = sources
    .filter(({ path }) => path.startsWith('src/server/adapters/') && !path.includes('.test.'))
    .flatMap(({ text }) => importsOf(text).map(({ from }) => from))
    .filter((from) => !/^(?:[.#]|node:)/.test(from));
  expect([...new Set(imported.map(packageName))].filter((name) => !known.includes(name))).toEqual([]);
});

/** With another language this fails until its pages have addresses and its mails a reader's language: steps 5 to 9 of the recipe in CONTRIBUTING.md. */
test('pages and mails speak every language', () => {
  expect(locales.filter((locale) => locale !== defaultLocale)).toEqual([]);
});

test('prose about a rule does not break it', () => {
  const pure = architectureRules.find((rule) => rule.name.startsWith('the domain is pure'));
  expect(pure?.broken({ path: 'src/domain/a.ts', text: '// never Date.now()\n/* nor Math.random() */\n' })).toEqual([]);
});

describe('a word table in code is found', () => {
  const many = (between: string) => Array.from({ length: 50 }, (_, at) => `word${at}`).join(between);
  const found = (text: string) => wordTablesIn({ path: 'src/domain/a.ts', text }).length;

  test.each([
    `const words = '${many(' ')} ${many(' ')}';`,
    `const words = \`${many('\n')} ${many('\n')}\`;`,
    `const words = '${many(' ')}'.split(' ');`,
    `const words = new Set(['${many("', '")}']);`,
    `const words = { '${many("': 'x', '")}': 'x' };`,
    `const words = [['${many("', 'x'], ['")}', 'x']];`,
    `const words = /^(?:${many('|')})$/;`,
    `const words = '${many('|')}';`,
    `const words = [['${many("', 1], ['")}', 1]];`,
    `const words = [['a', one('${many('|')}', 'b')], ['c', one('d', 'e|f')]];`,
    `const words = '${many('|').slice(0, 200)}' + '${many('|').slice(200)}';`,
  ])('%#', (text) => expect(found(text)).toBe(1));

  test.each([
    `const names = ['${many("', '")}'] as const;`,
    `const rules = [[/a/, '${many("'], [/b/, '")}']];`,
    `const prose = 'A sentence that says a little more about what went wrong.';`,
    `/* ${many(' ')} ${many('|')} */`,
  ])('and nothing else: %#', (text) => expect(found(text)).toBe(0));
});

describe('docs/architecture/domain.md', () => {
  const described = readFileSync(join(root, 'docs/architecture/domain.md'), 'utf8');
  const folders = new Set(
    sources
      .filter(({ path }) => path.startsWith('src/domain/'))
      .flatMap(({ path }) => {
        const parts = path.split('/').slice(2, -1);
        return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
      }),
  );

  test.each([...folders])('says what the folder %s of the domain is for', (folder) => {
    expect(described).toMatch(new RegExp(`^\\| \`${folder}\` +\\| \\S.{10,}`, 'm'));
  });
});

test('comments and empty lines are no lines of code', () => {
  const rule = architectureRules.find(({ name }) => name.startsWith('no file has more than 300'));
  const text = `${'const a = 1;\n'.repeat(300)}${'// why\n\n/** what\n * for */\n'.repeat(100)}`;
  expect(rule?.broken({ path: 'src/domain/a.ts', text })).toEqual([]);
});

test('a file that was fixed is no longer in its list', () => {
  const isBroken = (path: string, rule: (file: SourceFile) => number[]) =>
    sources.some((file) => file.path === path && rule(file).length > 0);
  expect(wordyFiles.filter((path) => !isBroken(path, wordTablesIn))).toEqual([]);
  expect(wideFiles.filter((path) => !isBroken(path, wideLinesIn))).toEqual([]);
});

describe('no circular imports', () => {
  const file = (path: string, text: string): SourceFile => ({ path, text });

  test('in any source file', () => {
    expect(importCycles(sources)).toEqual([]);
  });

  test('fails where it should, for types as well', () => {
    const circle = [
      file('src/domain/posting/a.ts', "import { b } from './b.ts';"),
      file('src/domain/posting/b.ts', "import type { C } from '#domain/language/c.ts';"),
      file('src/domain/language/c.ts', "const a = await import('../posting/a.ts');"),
      file('src/domain/language/d.ts', "import {\n  c,\n} from './c.ts';\nconst a = import(\n  './c.ts'\n);"),
    ];
    expect(importCycles(circle)).toEqual([
      ['src/domain/language/c.ts', 'src/domain/posting/a.ts', 'src/domain/posting/b.ts'],
    ]);
    expect(importCycles([file('src/a.ts', "import './a.ts';")])).toEqual([['src/a.ts']]);
  });
});

test.each([
  [
    'from another folder of its own layer',
    'src/domain/matching/fit.ts',
    "import type { Claim } from '../claims/claim.ts';",
  ],
  [
    'out of a layer below',
    'src/domain/language/stem.ts',
    "import { findSkills } from '#domain/lexicon/skills/find-skills.ts';",
  ],
  ['from a separate layer', 'src/domain/scoring/rule.ts', "import { prices } from '../billing/prices.ts';"],
  ['from a file below all layers', 'src/domain/memoize.ts', "import { stem } from './language/stem.ts';"],
  ['from a folder without a layer', 'src/domain/novel/new.ts', ''],
])('an import %s is found', (_, path, text) => {
  const layers = architectureRules.find((rule) => rule.name.startsWith('the folders of the domain are layers'));
  expect(layers?.broken({ path, text })).toEqual([1]);
});

describe('an address that is written by hand is found', () => {
  const rule = architectureRules.find(({ name }) => name.startsWith('addresses of pages'));
  const isFound = (path: string, line: string) => rule?.broken({ path, text: line }).length === 1;

  test.each([
    '<Link to="/">',
    "navigate('/', { replace: true });",
    'to={`/optimize?result=${id}&tab=${tab}`}',
    "<Hint to='/login?returnTo=/score' />",
    '<Link to="settings">',
    "location.assign('/profile#billing');",
    "if (pathname === '/') return null;",
    "hash === '#billing'",
    "{ to: '/pricing', label }",
    'const link = `/jobs/${id}`;',
    "const returnTo = signedIn ? '/profile' : undefined;",
    'const [search, setSearch] = useSearchParams();',
  ])('in the web: %s', (line) => expect(isFound('src/web/features/a.tsx', line)).toBe(true));

  test.each([
    'new URL(`/reset-password?token=${token}`, publicUrl)',
    "const checkoutPage = '/checkout';",
    "new URL('/profile#billing', publicUrl)",
  ])('elsewhere: %s', (line) => expect(isFound('src/server/features/a.ts', line)).toBe(true));

  test.each([
    '<Link to={paths.optimize({ result: id })}>',
    '<a href="#content">',
    "{ rel: 'icon', href: '/favicon.svg' }",
    "pointer.startsWith('/basics/')",
    "path.split('/')",
    "import { paths } from '../../paths.ts';",
    'hash === billingHash',
    'const [search] = useSearchParams();',
  ])('and nothing else: %s', (line) => expect(isFound('src/web/features/a.tsx', line)).toBe(false));
});
