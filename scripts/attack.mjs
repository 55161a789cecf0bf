// Attacks Foothold as a stranger would: fuzzed requests made from its OpenAPI document, hostile files, a table of known attacks, and one client who
// wants everything for itself. `npm run attack -- [fuzz] [files] [table] [fairness] [--seed 1] [--requests 10000] [--files 1100] [--minutes 60]
// [--database-url postgres://...] [--only "a claim"] [--url http://127.0.0.1:3000]`
// Starts the built product for each, on a fresh data folder or a new database beside the one at --database-url, or takes a server that runs on this machine
// (--url, started with TRUST_PROXY=1); all by loopback, and bounded in number and, for each of them, in minutes. --only takes the attacks of the table whose
// names hold these words. Prints a summary as JSON and exits 1 when something was found. The same seed sends the same again.
import { parseArgs } from 'node:util';
import { fairness } from './attack/fairness.mjs';
import { files } from './attack/files.mjs';
import { fuzz } from './attack/fuzz.mjs';
import { ownServer, runningServer } from './attack/own-server.mjs';
import { table } from './attack/table.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '10000' },
    files: { type: 'string', default: '1100' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string' },
    'database-url': { type: 'string' },
    url: { type: 'string' },
  },
});
const say = (line) => process.stderr.write(`${line}\n`);
const attacks = { fuzz, files, table, fairness };
const options = {
  seed: Number(values.seed),
  requests: Number(values.requests),
  files: Number(values.files),
  only: values.only,
  say,
};
const wanted = positionals.length > 0 ? positionals : Object.keys(attacks);
const unknown = wanted.filter((name) => !(name in attacks));
if (unknown.length > 0) {
  say(`There is no attack ${unknown.join(', ')}: ${Object.keys(attacks).join(', ')}.`);
  process.exit(2);
}

const summary = { seed: options.seed };
for (const name of wanted) {
  const server = values.url ? runningServer(values.url) : await ownServer({ databaseUrl: values['database-url'] });
  say(`${name}: ${server.origin}`);
  try {
    const until = performance.now() + Number(values.minutes) * 60_000;
    summary[name] = await attacks[name](server, { ...options, until });
  } finally {
    await server.stop();
  }
}
process.stdout.write(`${JSON.stringify(summary, null, 2)}\n`);
process.exitCode = wanted.some((name) => summary[name].findings.length > 0) ? 1 : 0;
