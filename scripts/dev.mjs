// `npm run dev`.
import '../bin/supported-node.js';

void import('./run-dev.mjs');
