// What is shipped: the server's dependencies, and what the build puts into the pages from packages only needed for building.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const packageOf = (from) => from.split('/', from.startsWith('@') ? 2 : 1).join('/');

/** Read while the pages are built, and no part of them. */
const buildOnly = 'src/web/routes.ts';

/** Packages that the sources of the product import, tests left out. */
function importedIn(root) {
  const names = new Set();
  for (const path of filesIn(join(root, 'src'))) {
    if (!/\.(tsx?|css)$/.test(path) || /\.test\.tsx?$/.test(path) || path === join(root, buildOnly)) continue;
    for (const [, from] of readFileSync(path, 'utf8').matchAll(/(?:\bfrom|\bimport\(?)\s*['"]([^'"]+)['"]/g))
      if (!/^[./#]|^node:/.test(from)) names.add(packageOf(from));
  }
  return names;
}

/** Where a package finds a dependency: in its own folder, or in one further up. */
function folderOf(root, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = join(at, 'node_modules', name);
    if (existsSync(join(root, path, 'package.json'))) return path;
    if (at === '') return undefined;
  }
}

/** Every installed package that is delivered, by name and version, with its license as it states it. */
export function shippedPackages(root) {
  const own = json(join(root, 'package.json'));
  const imported = importedIn(root);
  const bundled = Object.keys(own.devDependencies ?? {}).filter((name) => imported.has(name));
  const found = new Map();
  const missing = [];
  const waiting = [...Object.keys(own.dependencies ?? {}), ...bundled].map((name) => ({
    from: '',
    name,
    needed: true,
  }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const path = folderOf(root, next.from, next.name);
    // Packages for other systems aren't installed here.
    if (path === undefined) {
      if (next.needed) missing.push(next.name);
      continue;
    }
    if (found.has(path)) continue;
    const {
      name,
      version,
      license,
      licenses,
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
    } = json(join(root, path, 'package.json'));
    const stated =
      license?.type ??
      license ??
      (Array.isArray(licenses) ? licenses.map(({ type }) => type).join(' AND ') : undefined);
    found.set(path, { name, version, license: stated });
    for (const each of Object.keys(dependencies))
      waiting.push({ from: path, name: each, needed: !(each in optionalDependencies) });
    for (const each of [...Object.keys(optionalDependencies), ...Object.keys(peerDependencies)])
      if (imported.has(each) || each in (own.dependencies ?? {}) || each in optionalDependencies)
        waiting.push({ from: path, name: each, needed: false });
  }
  const packages = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return { packages, missing };
}
