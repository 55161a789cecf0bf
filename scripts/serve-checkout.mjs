// Builds what is missing or older than its sources, and runs the server in this process. The server's own part is built first, in a second: it takes the port
// and reads the settings, so that what is wrong with them is found before the minute that the pages take.
import { buildOrEnd } from './ensure-built.mjs';

await buildOrEnd(['server'], { isSilent: true });
const { runServer } = await import('../build/server/run-server.js');
await runServer({ prepare: () => buildOrEnd(['workers', 'web']) });
