import { posix } from 'node:path';
import { importsOf, type ArchitectureRule, type SourceFile } from './source-files.ts';

/**
 * The folders of `src/domain`, each of which imports those before it and, within its own group, only itself. `words` is data, and files directly in
 * `src/domain` (memoize.ts) are below all.
 */
const domainLayers: readonly (readonly string[])[] = [
  ['words'],
  ['language'],
  ['document'],
  ['resume'],
  ['lexicon'],
  ['posting'],
  ['matching', 'claims'],
  ['scoring'],
  ['tailoring', 'listings'],
  ['linkedin', 'interview'],
];

/** The code for subscriptions and payments imports nothing about resumes, nor the other way round. */
const domainApart = 'billing';

/** The features of the page, each of which imports those before it: what is part of others first, whole pages last. */
const featureLayers: readonly (readonly string[])[] = [
  ['consent', 'deletion', 'loading', 'second-step'],
  ['long-reads'],
  ['tracking'],
  ['in-hand'],
  ['account', 'assessment', 'interview', 'plans', 'review', 'upload'],
  ['navigation', 'footer', 'tours'],
  ['checkout'],
  ['career-guide', 'contact', 'faq', 'policies'],
  ['jobs', 'linkedin', 'not-found', 'optimize', 'profile', 'score', 'styleguide'],
  ['home'],
];

/** Lines of a file that import from a layer to the right, or from another one in its own group; a folder without a layer is reported at line 1. */
function brokenLayers(
  file: SourceFile,
  root: string,
  layers: readonly (readonly string[])[],
  apart?: string,
): number[] {
  const layerOf = (folder: string) => layers.findIndex((layer) => layer.includes(folder));
  const own = folderUnder(root, file.path);
  if (own === undefined || own === '') return own === '' ? importedFolders(file, root).map(({ line }) => line) : [];
  if (own !== apart && layerOf(own) < 0) return [1];
  return importedFolders(file, root)
    .filter(({ folder }) => folder !== own && (own === apart || folder === apart || layerOf(folder) >= layerOf(own)))
    .map(({ line }) => line);
}

/** The folder directly under a root that contains a path, empty for the root's own files, nothing outside of it. */
const folderUnder = (root: string, path: string): string | undefined =>
  path.startsWith(root) ? (path.slice(root.length).split('/').slice(0, -1)[0] ?? '') : undefined;

const importedFolders = (file: SourceFile, root: string): { line: number; folder: string }[] =>
  importsOf(file.text).flatMap(({ line, from }) => {
    const folder = folderUnder(root, pathOf(from, file.path) ?? '');
    return folder === undefined || folder === '' ? [] : [{ line, folder }];
  });

/** The path of what a file imports by `./x.ts` or `#domain/x.ts`; nothing for a package. */
export function pathOf(from: string, importer: string): string | undefined {
  if (from.startsWith('#test/')) return from.slice(1);
  if (from.startsWith('#')) return `src/${from.slice(1)}`;
  return from.startsWith('.') ? posix.join(posix.dirname(importer), from) : undefined;
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

export const layerRules: ArchitectureRule[] = [
  {
    name: 'the folders of the domain are layers: an import goes to the left alone',
    broken: (file) => (isTest(file.path) ? [] : brokenLayers(file, 'src/domain/', domainLayers, domainApart)),
  },
  {
    name: 'the features of the page import each other in one direction',
    broken: (file) => (isTest(file.path) ? [] : brokenLayers(file, 'src/web/features/', featureLayers)),
  },
];

/** Files that import each other in a circle, imports of types included: each circle as the paths of its files, sorted. */
export function importCycles(files: readonly SourceFile[]): string[][] {
  const known = new Set(files.map(({ path }) => path));
  const graph = new Map(
    files.map((file): [string, string[]] => [
      file.path,
      importsOf(file.text).flatMap(({ from }) => {
        const path = pathOf(from, file.path);
        return path !== undefined && known.has(path) ? [path] : [];
      }),
    ]),
  );
  return stronglyConnected(graph).filter(
    (group) => group.length > 1 || graph.get(group[0] ?? '')?.includes(group[0] ?? ''),
  );
}

/** Tarjan's algorithm: R. Tarjan, Depth-first search and linear graph algorithms, SIAM J. Comput. 1 (1972). */
function stronglyConnected(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.get(node) ?? 0);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) {
        visit(next);
        lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
      } else if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node) ?? 0, order.get(next) ?? 0));
    }
    if (lowest.get(node) !== order.get(node)) return;
    groups.push(stack.splice(stack.indexOf(node)).toSorted());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return groups;
}
