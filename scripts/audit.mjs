// `npm run audit`: known vulnerabilities of what is delivered. Ends with 0 if there are none, 1 if there are, and 2 if the registry does not say.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shippedPackages } from './shipped/packages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What `npm audit` reports. Development's packages are asked about, too: some of them are built into the pages. */
function report() {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' });
  try {
    const said = JSON.parse(stdout);
    if (said.vulnerabilities && said.metadata) return said;
    return { failure: said.message ?? said.error?.summary ?? 'its answer is none' };
  } catch {
    return { failure: stderr.trim().split('\n')[0] || 'npm said nothing' };
  }
}

const { vulnerabilities, failure } = report();
if (failure !== undefined) {
  console.error(`Nothing is known: the registry that npm uses here answers no audits (${failure}).`);
  console.error('Ask one that does: npm_config_registry=https://registry.npmjs.org npm run audit');
  process.exit(2);
}
const delivered = new Set(shippedPackages(root).packages.map(({ name }) => name));
const found = Object.values(vulnerabilities).filter(({ name }) => delivered.has(name));
for (const { name, severity, range, via, fixAvailable } of found) {
  const why = via.map((each) => (typeof each === 'string' ? `by ${each}` : `${each.title} (${each.url})`)).join('; ');
  console.log(`${severity}: ${name} ${range}: ${why}${fixAvailable ? '. There is a fix.' : '. There is no fix yet.'}`);
}
const others = Object.keys(vulnerabilities).length - found.length;
console.error(
  found.length === 0
    ? `No known vulnerabilities in the ${delivered.size} packages that are delivered (${others} in those for development alone).`
    : `${found.length} of ${delivered.size} packages that are delivered have known vulnerabilities.`,
);
process.exitCode = found.length > 0 ? 1 : 0;
