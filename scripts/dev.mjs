// `npm run dev`.
import '../bin/supported-node.js';

import('./run-dev.mjs');
