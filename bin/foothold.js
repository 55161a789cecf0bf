#!/usr/bin/env node
import { existsSync } from 'node:fs';

const scripts = new URL('../scripts/ensure-built.mjs', import.meta.url);
if (existsSync(scripts)) {
  const { ensureBuilt } = await import(scripts.href);
  const [command, ...args] = process.argv.slice(2);
  const serving = command === 'serve' && args.length === 0;
  await ensureBuilt(serving ? ['workers', 'server', 'web'] : ['workers', 'server']);
}
await import('../build/server/cli.js');
