// Builds what the product runs from: `node scripts/build.mjs [workers|server|web] ...` (all three without arguments).
import '../bin/supported-node.js';

void import('./builds.mjs').then(({ buildParts }) => buildParts(process.argv.slice(2)));
