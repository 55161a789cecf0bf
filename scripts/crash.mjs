// Kills the server again and again while it works, and then counts: every optimization it accepted has to be completed, once.
// `node scripts/crash.mjs [--kills 3] [--optimizations 24] [--database-url postgres://...]`; without an address the embedded
// database. Prints what it saw as JSON; exits 1 when an optimization was lost or written twice.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { application } from './crash/application.mjs';
import { insist, killRepeatedly, killedServer, openBrowser, right, say } from './crash/killed-server.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '3' },
    optimizations: { type: 'string', default: '24' },
    'database-url': { type: 'string' },
  },
});
const kills = Number(values.kills);
const wanted = Number(values.optimizations);

/** The database itself records every outcome that is written; that somebody looked at one is none. */
const audit = `
  create table audit (id uuid not null, at timestamptz not null default clock_timestamp());
  create function audit_completed() returns trigger language plpgsql as $$
  begin
    insert into audit (id) values (new.id);
    return new;
  end $$;
  create trigger audit_completed after update on resume_optimizations for each row
    when (new.status = 'completed' and new.completed_at is distinct from old.completed_at) execute function audit_completed();`;

const counts = `
  select (select count(*)::int from resume_optimizations) as stored,
    (select count(*)::int from resume_optimizations where status = 'completed') as completed,
    (select count(*)::int from audit) as completions,
    (select count(distinct id)::int from audit) as distinct_completions,
    (select coalesce(max(retry_count), 0)::int from pgboss.job where name = 'optimize') as most_retries,
    (select count(*)::int from pgboss.job where name = 'optimize' and retry_count > 0) as redone`;

const server = await killedServer(values['database-url']);
await server.start();
await server.stop();
await server.ask(audit);
await server.start();

/** The browser of each accepted optimization. */
const accepted = new Map();
let unanswered = 0;

async function submit(number) {
  const browser = openBrowser(server, number);
  const jobTitle = `Warehouse Manager ${number}`;
  const send = () =>
    browser.post('/api/optimize-resume', { ...application, jobTitle }).catch((error) => {
      // A request that was cut off by a kill may have been stored all the same; the person sends it again.
      unanswered += 1;
      throw error;
    });
  const { optimizationId } = right(await insist(send));
  accepted.set(optimizationId, browser);
}

const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1000);
let next = 0;
const submitters = [1, 2, 3].map(async () => {
  while (next < wanted) {
    await submit(next++);
    // Spread over about two seconds per kill, so that kills hit requests as well as the work.
    await sleep((Math.random() * 12_000 * kills) / wanted);
  }
});
await Promise.all([
  ...submitters,
  killRepeatedly(server, { kills, pause: 800, progress: () => accepted.size / wanted }),
]);
say(`all ${accepted.size} accepted after ${seconds()} s`);

const open = new Set(accepted.keys());
const failed = [];
const patience = Date.now() + 300_000 + wanted * 1000;
while (open.size > 0 && Date.now() < patience) {
  for (const id of open) {
    const { status } = right(await insist(() => accepted.get(id).get(`/api/optimization/${id}`)));
    if (status === 'completed' || status === 'failed') open.delete(id);
    if (status === 'failed') failed.push(id);
  }
  await sleep(250);
}
await server.stop();
const [seen] = await server.ask(counts);
await server.remove();

const lost = open.size;
const doubled = seen.completions - seen.distinct_completions;
const result = {
  database: values['database-url'] === undefined ? 'embedded' : 'PostgreSQL',
  kills,
  accepted: accepted.size,
  lost,
  failed: failed.length,
  doubled,
  unanswered,
  ...seen,
  seconds: seconds(),
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
process.exitCode = lost === 0 && failed.length === 0 && doubled === 0 ? 0 : 1;
