#!/usr/bin/env node
import { existsSync } from 'node:fs';

const scripts = new URL('../scripts/ensure-built.mjs', import.meta.url);
if (existsSync(scripts)) {
  const { ensureBuilt } = await import(scripts.href);
  await ensureBuilt(process.argv[2] === 'serve' ? ['workers', 'server', 'web'] : ['workers', 'server']);
}
await import('../build/server/cli.js');
