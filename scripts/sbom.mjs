// `npm run -s sbom`: the software bill of materials of what is delivered, as CycloneDX on standard output. Made by npm, without development packages.
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shippedPackages } from './shipped/packages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const all = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const bill = JSON.parse(all);
const delivered = new Set(shippedPackages(root).packages.map(({ name, version }) => `${name}@${version}`));
// npm marks some that are built into the pages as development's; here they are not.
const components = bill.components
  .filter(({ group, name, version }) => delivered.has(`${group ? `${group}/` : ''}${name}@${version}`))
  .map(({ properties = [], ...component }) => ({
    ...component,
    scope: 'required',
    properties: properties.filter(({ name }) => name !== 'cdx:npm:package:development'),
  }));
// npm calls it by its folder.
bill.metadata.component.name = 'foothold';
const kept = new Set([bill.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])]);
const dependencies = bill.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }));
console.log(JSON.stringify({ ...bill, components, dependencies }, null, 2));
