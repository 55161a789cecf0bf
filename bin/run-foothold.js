import { existsSync } from 'node:fs';

const [command, ...args] = process.argv.slice(2);
/** In a checkout, which builds what is missing; an image has the builds alone. */
const isCheckout = existsSync(new URL('../scripts/ensure-built.mjs', import.meta.url));

if (isCheckout && command === 'serve' && args.length === 0) {
  await import('../scripts/serve-checkout.mjs');
} else {
  if (isCheckout) {
    const { buildOrEnd } = await import('../scripts/ensure-built.mjs');
    await buildOrEnd(['workers', 'server']);
  }
  await import('../build/server/cli.js');
}
