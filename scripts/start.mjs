// `npm start`.
import '../bin/supported-node.js';

void import('./serve-checkout.mjs');
