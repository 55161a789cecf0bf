// Ends a start on a Node that is too old, with a sentence. Written for Node 12: what starts anything imports this first, and all else by `import()`, or an old
// Node would complain of syntax that it doesn't know before this is run.
import { readFileSync } from 'fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = engines.node.replace(/[^\d.]/g, '');
const numbers = (version) => version.split('.').map(Number);
const [major, minor] = numbers(process.versions.node);
const [leastMajor, leastMinor] = numbers(needed);

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  process.stderr.write(`Foothold needs Node ${needed} or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}
