import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jobSources } from '#contract/job-sources.ts';
import { copyFor } from '#copy/copy-for.ts';
import { checkNames } from '#domain/scoring/check-names.ts';
import { settings } from '#server/settings/config.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const namesIn = (folder: string) => readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'));

const map = 'ARCHITECTURE.md';
const guides = [map, 'CONTRIBUTING.md', ...namesIn('docs/architecture').map((name) => `docs/architecture/${name}`)];
const decisions = namesIn('docs/decisions').map((name) => `docs/decisions/${name}`);
const documents = [
  ...guides,
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...namesIn('docs').map((name) => `docs/${name}`),
];

/** Paths of the repository in backticks; those with a placeholder (`<noun>`) or a pattern (`*`) name no single file. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:src|test|scripts|docs|bench)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[<*]/.test(path));

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.split('#')[0] ?? '')
    .filter((link) => link !== '' && !/^(?:[a-z]+:|\/)/.test(link));

test('ARCHITECTURE.md is one page with one diagram', () => {
  const text = read(map);
  expect(text.split(/\s+/).filter((word) => word !== '').length).toBeLessThanOrEqual(1500);
  expect(text.match(/^```mermaid$/gm)).toHaveLength(1);
});

describe.each(guides)('%s', (path) => {
  test('names only paths that exist', () => {
    expect(pathsIn(read(path)).filter((named) => !existsSync(join(root, named)))).toEqual([]);
  });
});

test.each([...documents, ...decisions])('every relative link of %s leads somewhere', (path) => {
  const missing = linksIn(read(path)).filter((link) => !existsSync(resolve(root, dirname(path), link)));
  expect(missing).toEqual([]);
});

test('every page of docs/architecture is linked from ARCHITECTURE.md', () => {
  const linked = linksIn(read(map));
  expect(guides.slice(2).filter((path) => !linked.includes(path))).toEqual([]);
});

test.each([map, 'README.md'])('%s says how many checks there are', (path) => {
  const counts = [...read(path).matchAll(/\b(\d+) checks\b/g)].map(([, count]) => Number(count));
  expect(counts).not.toEqual([]);
  expect(new Set(counts)).toEqual(new Set([checkNames.length]));
});

test.each(jobSources.filter((name) => !['own', 'sample'].includes(name)))(
  'docs/operations.md names the job source %s',
  (name) => {
    const text = read('docs/operations.md');
    expect(text.includes(`\`${name}\``) || text.includes(copyFor('en').sourceNames[name])).toBe(true);
  },
);

test('docs/operations.md names every setting, except addresses in place of a vendor’s own', () => {
  const text = read('docs/operations.md');
  const names = Object.keys(settings.shape).filter((name) => !/_(?:BASE_URL|API_BASE)$/.test(name));
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

test('a path and a link that lead nowhere are found', () => {
  const text =
    'In `src/nowhere/a.ts`, `src/contract/<noun>.ts` and [there](docs/nowhere.md#part), not [here](https://example.org).';
  expect(pathsIn(text)).toEqual(['src/nowhere/a.ts']);
  expect(linksIn(text)).toEqual(['docs/nowhere.md']);
});
