// Thousands of requests made from the OpenAPI document, as a visitor, as accounts and with API keys.
import { setTimeout as sleep } from 'node:timers/promises';
import { newAddress, password, person, right, signedUp } from './person.mjs';
import { sendRaw } from './raw-request.mjs';
import { operationsOf, spoiledRequest } from './requests.mjs';
import { seeded } from './seeded.mjs';
import { findingList, findingsOf } from './verdicts.mjs';
import { plainDocx } from './word-package.mjs';
import { furnish, resumeText, victimOf } from './world.mjs';

/** An answer that takes longer is a finding, on a machine that does other things too. */
const boundMs = 30_000;
/** After this many requests a person is replaced by a new one, with unused limits and something to own. */
const requestsEach = 300;

async function newPerson(origin, kind, number, seed) {
  if (kind === 'visitor') {
    const own = person(origin);
    await own.renewToken();
    return Object.assign(own, { origin, kind, left: requestsEach });
  }
  const own = await signedUp(origin, { email: `fuzz-${seed}-${number}@example.com`, name: `Fuzz ${number}` });
  if (number % 8 < 3) await furnish(own, `Own${number}`);
  if (kind !== 'key') return Object.assign(own, { origin, kind, left: requestsEach });
  const scopes = ['resumes', 'optimizations', 'jobs', 'linkedin'].flatMap((of) => [`${of}:read`, `${of}:write`]);
  const asked = { name: 'fuzz', scopes: [...scopes, 'profile:read'], currentPassword: password };
  const { secret } = right(await own.post('/api/api-keys', asked), 'api key');
  const byKey = person(origin, { address: own.address, apiKey: secret });
  return Object.assign(byKey, { origin, kind, ids: own.ids, left: requestsEach });
}

export async function fuzz(server, { seed, requests, until, say }) {
  const { origin } = server;
  const lanes = requests < 1_000 ? 3 : 8;
  const document = await (await fetch(`${origin}/api/openapi.json`)).json();
  const operations = operationsOf(document);
  const victim = await victimOf(origin, seed);
  const secret = [victim.word, victim.word.toLowerCase(), ...victim.secrets];
  const files = [plainDocx(resumeText), Buffer.from('%PDF-1.7\n%%EOF'), Buffer.from(resumeText)];
  const findings = findingList();
  const atRest = server.megabytes();
  let highest = atRest ?? 0;
  let made = 0;
  let done = 0;
  const arrive = async (kind) => {
    for (let patience = 10; ; patience--) {
      try {
        return await newPerson(origin, kind, made++, seed);
      } catch (error) {
        // A server under attack may say that it's busy, to a stranger as to anybody.
        if (patience === 0) throw error;
        await sleep(2_000);
      }
    }
  };
  const statuses = {};
  const slowest = new Map();
  const kinds = ['visitor', 'user', 'user', 'key'];

  let unsendable = 0;
  async function lane(index) {
    // A separate source for each lane, so that what one sends doesn't depend on how fast the others are.
    const own = seeded(seed * 1000 + index);
    let who = await arrive(kinds[index % kinds.length]);
    while (done < requests && performance.now() < until) {
      const number = done++;
      const operation = operations[number % operations.length];
      who.address = who.kind === 'key' || own.chance(0.2) ? newAddress() : who.address;
      let request;
      try {
        request = spoiledRequest(operation, who, { random: own, others: victim.own.ids, files });
      } catch {
        // Two kinds of damage combined can give a body that JSON can't express: circular, or too deep for our own writer.
        unsendable += 1;
        continue;
      }
      const timeout = request.isCut ? 1_500 : 60_000;
      const answer = await sendRaw(origin, request.bytes, { timeout, halfClose: request.isCut && own.chance(0.3) });
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const seen = { label: request.label, method: request.method, target: request.target.slice(0, 300) };
      const sent = request.bytes.toString('utf8');
      const isApi = /^\/api\//.test(request.target);
      // A tunnel is refused by closing.
      if (request.method === 'CONNECT') continue;
      for (const kind of findingsOf(answer, { ...request, secret, sent, boundMs, isApi })) {
        findings.add(kind.replaceAll(/\d{3,}/g, 'N'), {
          ...seen,
          as: who.kind,
          body: request.body?.toString('utf8').slice(0, 400),
        });
      }
      const declared = operation.operation.responses;
      if (request.isPlain && answer.status > 0 && !(answer.status in declared)) {
        findings.add(`${answer.status} is not in the document of ${operation.method} ${operation.path}`, seen);
      }
      if (!request.isCut && answer.ms > (slowest.get(request.label.split(' [')[0]) ?? 0)) {
        slowest.set(request.label.split(' [')[0], Math.round(answer.ms));
      }
      who.left -= 1;
      const isOver =
        /auth|sign-out|account/.test(operation.path) && operation.method === 'POST' && answer.status === 200;
      if (who.left <= 0 || isOver) who = await arrive(who.kind);
      if (server.exited !== undefined) {
        findings.add('the process ended', { exit: server.exited, ...seen });
        return;
      }
      if (number % 250 === 0) highest = Math.max(highest, server.megabytes() ?? 0);
      if (number % 500 === 0) say(`${number} requests, ${findings.count} findings, ${server.megabytes()} MB`);
    }
  }
  const began = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, (_, index) =>
      lane(index).catch((error) => findings.add(`a lane stopped: ${error.message.slice(0, 300)}`, { index })),
    ),
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  await sleep(3_000);
  const health = await fetch(`${origin}/api/health`).catch(() => undefined);
  if (health?.status !== 200) findings.add('not healthy at the end', { status: health?.status });
  const kept = (await victim.own.get('/api/profile')).body?.user?.name;
  if (kept !== `Robin ${victim.word}`) findings.add("the victim's account was changed", { kept });
  const errors = server.logLines.filter((line) => /"level":"(?:error|fatal)"/.test(line));
  for (const line of errors) findings.add('the log has an error', line.slice(0, 600));
  for (const word of victim.secrets) {
    if (server.logLines.some((line) => line.includes(word))) findings.add('the log holds a secret', word.slice(0, 8));
  }
  const worst = [...slowest].toSorted((a, b) => b[1] - a[1]).slice(0, 8);
  return {
    requests: done - unsendable,
    operations: operations.length,
    people: made,
    seconds,
    statuses,
    slowest: Object.fromEntries(worst),
    megabytes: { atRest, highest, atEnd: server.megabytes() },
    findings: findings.list(),
  };
}
