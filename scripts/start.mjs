// `npm start`.
import '../bin/supported-node.js';

import('./serve-checkout.mjs');
