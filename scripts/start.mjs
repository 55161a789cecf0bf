// `npm start`: builds what is missing or older than its sources, then runs the server in this process.
import { ensureBuilt } from './ensure-built.mjs';

await ensureBuilt(['workers', 'server', 'web']);
await import('../build/server/main.js');
