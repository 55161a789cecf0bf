// Holds Foothold under mixed traffic: web and worker processes on one PostgreSQL, asked by this process at a steady rate.
// `npm run hold -- [--rate 20] [--find] [--seconds 60] [--double] [--kills 0] [--web 2] [--workers 2] [--database-url postgres://...]`
//   --find      looks for the highest rate that keeps p95 at 250 ms at most, in steps of 20 s, and goes on with it
//   --double    afterwards asks at twice the rate for a minute, and sees how soon the rate from before is answered as before
//   --kills     kills a web or worker process, the database or one of its connections so often, at random
// Without an address it starts a PostgreSQL of its own, where the machine has one; only that one is killed. Prints, as JSON: for each kind of
// request how many were answered, p50 and p95 in milliseconds, refusals (429, 503), cut-off requests and errors; GET /api/me beside a bare
// route, and by 20, 200 and 2,000 people at once; the memory of the processes; and what was accepted and is lost, or there twice. Exits 1 where
// an answer was an error, or something was lost or doubled.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './ensure-built.mjs';
import { besideBareRoute, peopleAtOnce } from './hold/bare.mjs';
import { audit, compareBooks, unfinished } from './hold/books.mjs';
import { databaseAt, ownPostgres, query } from './hold/own-postgres.mjs';
import { ownProcess } from './hold/own-process.mjs';
import { createTally } from './hold/tally.mjs';
import { createTraffic } from './hold/traffic.mjs';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '20' },
    find: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '60' },
    double: { type: 'boolean', default: false },
    kills: { type: 'string', default: '0' },
    web: { type: 'string', default: '2' },
    workers: { type: 'string', default: '2' },
    'database-url': { type: 'string' },
  },
});
const number = (name) => Number(values[name]);
const kills = number('kills');
const longestP95 = 250;
const say = (line) => process.stderr.write(`${line}\n`);

await ensureBuilt(['workers', 'server', 'web']);
const database =
  values['database-url'] === undefined
    ? ((await ownPostgres()) ?? (await databaseAt('postgres://postgres@127.0.0.1:5432/test')))
    : await databaseAt(values['database-url']);
const env = {
  DATABASE_URL: database.url,
  SESSION_SECRET: 'a secret of the hold run, long enough',
  HOST: '127.0.0.1',
  TRUST_PROXY: '1',
  LOG_LEVEL: kills > 0 ? 'silent' : 'error',
  JOB_SOURCES: 'sample',
};
const roles = [...Array(number('web')).fill('web'), ...Array(number('workers')).fill('worker')];
const processes = roles.map((role) => ownProcess(role, env));
const web = processes.filter(({ role }) => role === 'web');
const memory = () => processes.map(({ role, megabytes }) => `${role} ${megabytes()} MB`);

const all = createTally();
let tally = all;
const traffic = createTraffic({
  web,
  noted: (kind, ms, status, text) => {
    all.note(kind, ms, status, text);
    if (tally !== all) tally.note(kind, ms, status, text);
  },
});

/** Requests at a steady rate, however long answers take, for the given seconds and until `also` has ended, and waits for the last. Returns the results. */
async function ask(rate, seconds, also = Promise.resolve()) {
  const own = createTally();
  tally = own;
  const running = new Set();
  const began = performance.now();
  const other = { isDone: false };
  void also.finally(() => (other.isDone = true));
  for (let asked = 0; !other.isDone || performance.now() - began < seconds * 1000; asked++) {
    const visit = traffic.visit().finally(() => running.delete(visit));
    running.add(visit);
    await sleep(Math.max(0, began + (asked + 1) * (1000 / rate) - performance.now()));
  }
  await Promise.all(running);
  tally = all;
  return own;
}

/** The memory of all processes, every ten seconds: the mean of each of its quarters, in MB by role. A process that is being started is left out. */
function watchMemory() {
  const seen = [];
  const look = () => {
    const sums = {};
    for (const { role, megabytes } of processes) {
      try {
        sums[role] = (sums[role] ?? 0) + megabytes();
      } catch {
        return;
      }
    }
    seen.push(sums);
  };
  const timer = setInterval(look, 10_000);
  return () => {
    clearInterval(timer);
    const quarter = Math.max(1, Math.floor(seen.length / 4));
    return [...new Set(roles)].map((role) => ({
      role,
      megabytes: [0, 1, 2, 3].map((turn) => {
        const part = seen.slice(turn * quarter, (turn + 1) * quarter);
        return Math.round(part.reduce((sum, sums) => sum + sums[role], 0) / part.length);
      }),
    }));
  };
}

/** The highest rate, in steps of a quarter, that keeps the longest p95 without a refusal or an error. */
async function findRate() {
  let held = 5;
  // Cold programs are slow for other reasons.
  await ask(10, 30);
  for (let rate = 10; rate < 1000; rate = Math.ceil(rate * 1.25)) {
    const seen = await ask(rate, 20);
    say(`${rate} a second: p95 ${seen.p95()} ms, ${seen.refused()} refused, ${seen.faults()} faults`);
    if (seen.p95() > longestP95 || seen.refused() > 0 || seen.faults() > 0) return held;
    held = rate;
  }
  return held;
}

async function killAtRandom(count, seconds) {
  const killed = {};
  for (let kill = 0; kill < count; kill++) {
    await sleep((seconds * 1000) / (count + 1));
    const dice = Math.random();
    const what = database.kill === undefined || dice < 0.7 ? undefined : dice < 0.85 ? 'connection' : 'database';
    const victim = processes[Math.floor(Math.random() * processes.length)];
    if (what !== undefined) await database.kill(what);
    else {
      await victim.end('SIGKILL');
      await victim.start();
    }
    const name = what ?? victim.role;
    killed[name] = (killed[name] ?? 0) + 1;
    // A process that the database took with it is started again, as a supervisor would.
    for (const each of processes) {
      if (each.child.exitCode === null && each.child.signalCode === null) continue;
      killed[`${each.role} ended by itself`] = (killed[`${each.role} ended by itself`] ?? 0) + 1;
      await each.start();
    }
    if ((kill + 1) % 10 === 0) say(`${kill + 1} of ${count} kills`);
  }
  return killed;
}

/** How many seconds after the rush the usual rate is answered as before, without a refusal; undefined where not within 30. */
async function recovery(rate) {
  const began = performance.now();
  while (performance.now() - began < 30_000) {
    const since = (performance.now() - began) / 1000;
    const seen = await ask(rate, 2);
    if (seen.p95() <= longestP95 && seen.refused() === 0 && seen.faults() === 0) return Math.round(since * 10) / 10;
  }
  return undefined;
}

try {
  await processes[0].start();
  await query(database.url, audit);
  await Promise.all(processes.slice(1).map(({ start }) => start()));
  const result = { memory: { atRest: memory() } };
  for (let member = 0; member < 10; member++) await traffic.signUp();
  await ask(5, 10);

  const rate = values.find ? await findRate() : number('rate');
  say(`${processes.length} processes; ${rate} requests a second for ${number('seconds')} s, ${kills} kills`);
  const memoryByQuarters = watchMemory();
  const killing = killAtRandom(kills, number('seconds'));
  const [steady, killed] = await Promise.all([ask(rate, number('seconds'), killing), killing]);
  Object.assign(result, {
    rate,
    seconds: number('seconds'),
    p50: steady.p50(),
    p95: steady.p95(),
    kills: killed,
    requests: steady.report(),
  });
  result.memory.byQuarters = memoryByQuarters();
  result.memory.under = memory();
  if (values.double) {
    const rush = await ask(2 * rate, 60);
    result.twice = {
      p95: rush.p95(),
      slowest: rush.slowest(),
      requests: rush.report(),
      recoveredAfterSeconds: (await recovery(rate)) ?? 'not within 30',
    };
    result.memory.afterTwice = memory();
  }
  for (const patience = Date.now() + 300_000; (await unfinished(database.url)) > 0 && Date.now() < patience;)
    await sleep(500);
  const [member] = traffic.members;
  if (member) {
    result.besideBareRoute = await besideBareRoute(web[0].origin, member.cookie());
    result.peopleAtOnce = [];
    for (const people of [20, 200, 2000])
      result.peopleAtOnce.push(await peopleAtOnce(web[0].origin, member.cookie(), people));
  }
  result.books = await compareBooks(database.url, traffic.accepted);
  const emails = [...traffic.accepted.accounts.keys()].slice(-20);
  const signedIn = await Promise.all(emails.map(traffic.signInAgain));
  result.signInsAgain = { tried: emails.length, failed: signedIn.filter(({ status }) => status !== 200).length };
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  const gone = [result.books.lost, result.books.doubled].some((counts) =>
    Object.values(counts).some((count) => count > 0),
  );
  const isFaulty = kills > 0 ? all.errors() > 0 : all.faults() > 0;
  process.exitCode = gone || isFaulty || result.signInsAgain.failed > 0 ? 1 : 0;
} finally {
  const ends = performance.now();
  await Promise.all(processes.filter(({ child }) => child !== undefined).map(({ end }) => end('SIGTERM')));
  say(`all ended in ${Math.round(performance.now() - ends)} ms`);
  for (const { remove } of processes) remove();
  await database.remove();
}
