// `npm run shots`: builds what is missing or older than its sources, then takes the pictures.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';
import { chromiumPath } from './prerequisites.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

await ensureBuilt(['workers', 'server', 'web']);
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'test/shots/shots.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: (await chromiumPath()) ?? '' },
});
process.exitCode = status ?? 1;
