// One client at one address wants everything for itself: how much longer do all others wait?
import net from 'node:net';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { application } from '../crash/application.mjs';
import { hostilePdfFiles } from './hostile-pdf.mjs';
import { person } from './person.mjs';
import { findingList } from './verdicts.mjs';
import { plainDocx } from './word-package.mjs';
import { resumeText } from './world.mjs';

/** Others may wait this many times as long; shorter waits than `leastMs` go unnoticed, and are within a busy machine's noise. */
const boundRatio = 5;
const leastMs = 50;

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const quantile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Infinity;

/** What an honest visitor does, with how often it is measured. */
const honest = {
  token: { count: 60, act: (who) => who.get('/api/csrf-token') },
  score: { count: 20, act: (who, turn) => who.post('/api/score-resume', { resumeText: `${resumeText}\n${turn}` }) },
  'live score': {
    count: 20,
    act: (who, turn) =>
      who.post('/api/realtime/ats-evaluate', {
        resumeContent: `${resumeText}\n${turn}`,
        jobTitle: application.jobTitle,
        jobDescription: application.jobDescription,
      }),
  },
  upload: {
    count: 16,
    act: async (who, turn) =>
      who.upload('/api/upload-resume', 'resume', 'resume.docx', plainDocx(`${resumeText}\n${turn}`)),
  },
};

/** The milliseconds of each thing that honest visitors do, one after the other, and what wasn't answered by 200. */
async function measured(origin, mark) {
  const times = Object.fromEntries(Object.keys(honest).map((name) => [name, []]));
  const refused = {};
  for (const [name, { count, act }] of Object.entries(honest)) {
    let who;
    for (let turn = 0; turn < count; turn++) {
      // Every visitor does a few things, as people do.
      if (turn % 4 === 0) {
        who = person(origin, { patience: 0 });
        await who.renewToken().catch(() => undefined);
      }
      const answer = await act(who, `${mark} ${turn}`).catch(() => ({ status: 0, ms: Infinity }));
      if (answer.status === 200) times[name].push(answer.ms);
      else {
        const key = `${name} ${answer.status} ${answer.body?.code ?? ''}`;
        refused[key] = (refused[key] ?? 0) + 1;
        times[name].push(Infinity);
      }
      await sleep(100);
    }
  }
  return { times, refused };
}

const long = (piece, characters) => piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters);

/** The worst known, without pause, by 24 windows and some hundred connections of one address. */
function hostileClient(origin, address) {
  const stop = { stopped: false };
  const statuses = {};
  const folder = join(root, '../shared/data/hostile');
  const given = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.(pdf|docx?)$/.test(name))
        .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
    : [];
  const made = hostilePdfFiles({ canary: 'http://127.0.0.1:9/', secretFile: '/nonexistent' }).filter(
    ({ bytes }) => bytes.length < 3_000_000,
  );
  const files = [...given, ...made];
  const texts = [
    'EXPERIENCE\n',
    'a@',
    'Led   a   team   of   nine\n',
    'Jan 2019 - Present ',
    '1-',
    '((((',
    `${resumeText}\n`,
    'ⅷ́',
    '• ',
  ].map((piece) => long(piece, 58_000));
  const ads = ['must have SQL, ', '5+ years\n', `${application.jobDescription}\n`].map((piece) => long(piece, 39_000));
  async function window(index) {
    const who = person(origin, { address, patience: 0 });
    for (let turn = index; !stop.stopped; turn++) {
      if (turn % 15 === 0) who.token = undefined;
      if (turn % 15 === 0) who.jar.clear();
      const text = `${texts[turn % texts.length]} ${turn}`;
      const ad = { jobTitle: 'Manager', jobDescription: ads[turn % ads.length] };
      const file = files[turn % files.length];
      const acts = [
        () => who.post('/api/score-resume', { resumeText: text, ...ad }),
        () => who.post('/api/realtime/ats-evaluate', { resumeContent: text, ...ad }),
        () => who.post('/api/optimize-resume', { ...application, originalContent: text, ...ad }),
        () => who.upload('/api/upload-resume', 'resume', file.name, file.bytes),
        () => who.post('/api/auth/login', { email: `n${turn}@example.com`, password: 'wrong one 12345' }),
        () =>
          who.post('/api/auth/register', {
            email: `r${index}-${turn}@example.com`,
            password: 'a passphrase of many words',
            name: 'R',
          }),
        () => who.post('/api/check-text', { resumeText: text, text: text.slice(0, 20_000) }),
        () => who.get('/api/openapi.json', { headers: { 'accept-encoding': 'br' } }),
        () => who.get(`/api/template-preview/modern?paper=${turn % 2 ? 'a4' : 'us-letter'}`),
        () => who.post('/api/jobs/search', { query: 'manager '.repeat(20), limit: 100 }),
        () => who.post('/api/score-linkedin', { profileText: text }),
        () => who.post('/api/read-text', { resumeText: text }),
        () => who.get('/'),
      ];
      const status = await acts[turn % acts.length]().then(
        ({ status: own }) => own,
        () => 0,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
      // A refused client comes back at once, but not so fast that only refusals are measured.
      if (status !== 200) await sleep(20);
    }
  }
  const sockets = [];
  const { hostname, port } = new URL(origin);
  const holding = async () => {
    while (!stop.stopped) {
      for (const socket of sockets.splice(0)) socket.destroy();
      for (let index = 0; index < 200; index++) {
        const socket = net.connect(Number(port), hostname);
        socket.on('error', () => undefined);
        socket.resume();
        socket.write(
          [
            'POST /api/upload-resume HTTP/1.1',
            'Host: 127.0.0.1',
            `X-Forwarded-For: ${address}`,
            'Content-Type: multipart/form-data; boundary=b',
            'Content-Length: 9000000',
            '',
            '--b',
            '',
          ].join('\r\n'),
        );
        sockets.push(socket);
      }
      for (let waited = 0; waited < 5 && !stop.stopped; waited++) await sleep(1_000);
    }
    for (const socket of sockets) socket.destroy();
  };
  const running = Promise.all([holding(), ...Array.from({ length: 24 }, (_, index) => window(index))]);
  return {
    statuses,
    async stop() {
      stop.stopped = true;
      await running;
    },
  };
}

export async function fairness(server, { say }) {
  const { origin } = server;
  const findings = findingList();
  await measured(origin, 'warm');
  const before = await measured(origin, 'quiet');
  say('the quiet server is measured');
  const hostile = hostileClient(origin, '198.51.100.1');
  await sleep(8_000);
  const beside = await measured(origin, 'beside');
  const megabytes = server.megabytes();
  await hostile.stop();
  say('the hostile client is gone');
  await sleep(10_000);
  const after = await measured(origin, 'after');
  const result = {};
  for (const name of Object.keys(honest)) {
    const p95 = (of) => Math.round(quantile(of.times[name], 0.95));
    // The machine may have had other work during one of the two; the slower one is its normal speed.
    const quiet = Math.max(p95(before), p95(after), leastMs);
    const ratio = Number((p95(beside) / quiet).toFixed(2));
    result[name] = { quietBefore: p95(before), beside: p95(beside), quietAfter: p95(after), ratio };
    if (!(ratio <= boundRatio)) findings.add(`${name}: others wait ${ratio} times as long`, result[name]);
  }
  for (const [key, count] of Object.entries(beside.refused))
    findings.add('an honest visitor was refused', `${key}: ${count}`);
  if (server.exited !== undefined) findings.add('the process ended', server.exited);
  return {
    result,
    refused: { before: before.refused, beside: beside.refused, after: after.refused },
    hostile: hostile.statuses,
    megabytes,
    findings: findings.list(),
  };
}
