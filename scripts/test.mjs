// `npm test`, `npm run check` and the like: see run-tests.mjs.
import '../bin/supported-node.js';

void import('./run-tests.mjs');
