// `npm run licences`: every package that is delivered with its license; ends with 1 where one is not on the list of those we may deliver. Writes nothing.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shippedPackages } from './shipped/packages.mjs';

/** They ask for their text or a name to be passed on, and for nothing of ours. */
const allowed = new Set(
  [
    '0BSD Apache-2.0 Artistic-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-4.0 CC0-1.0',
    'ISC MIT MIT-0 OFL-1.1 PostgreSQL Python-2.0 Unlicense WTFPL Zlib',
  ].flatMap((line) => line.split(' ')),
);

/** An SPDX expression: one of those joined by OR is enough, all of those joined by AND are needed. */
function isAllowed(license) {
  if (typeof license !== 'string') return false;
  const words = license.replaceAll('(', ' ( ').replaceAll(')', ' ) ').trim().split(/\s+/);
  const term = () => {
    const word = words.shift();
    if (word !== '(') return allowed.has(word);
    const inner = either();
    return words.shift() === ')' && inner;
  };
  const joined = (word, operand, combine) => {
    let value = operand();
    while (words[0] === word) {
      words.shift();
      // Both are read, or the rest of the expression would be taken for something else.
      const more = operand();
      value = combine(value, more);
    }
    return value;
  };
  const all = () => joined('AND', term, (a, b) => a && b);
  const either = () => joined('OR', all, (a, b) => a || b);
  return either() && words.length === 0;
}

const root = resolve(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..'));
const { packages, missing } = shippedPackages(root);
const refused = packages.filter(({ license }) => !isAllowed(license));
for (const { name, version, license } of packages) console.log(`${name} ${version}: ${license ?? 'no license stated'}`);
for (const { name, version, license } of refused)
  console.error(`${name} ${version} may not be delivered: ${license ?? 'it states no license'}.`);
for (const name of missing) console.error(`${name} is not installed, so its license is not known. Run npm ci first.`);
if (refused.length === 0 && missing.length === 0)
  console.error(`All ${packages.length} packages that are delivered have a license that allows it.`);
process.exitCode = refused.length + missing.length > 0 ? 1 : 0;
