// Hostile files at the door: each has to be read, or refused in a sentence, in bounded time and memory, without asking or reading anything outside.
import { createServer } from 'node:http';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { hostileWordFiles } from './hostile-docx.mjs';
import { hostilePdfFiles } from './hostile-pdf.mjs';
import { hostileStrings } from './hostile-values.mjs';
import { person } from './person.mjs';
import { seeded } from './seeded.mjs';
import { findingList, findingsOf } from './verdicts.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const shared = join(root, '../shared/data');
/** The memory that all of it may take, and the time for one file. */
const boundMegabytes = 3_000;
const boundMs = 90_000;
/** The largest file that people may send; larger ones are tried too, a few. */
const maxBytes = 10 * 1024 * 1024;

const filesUnder = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map((name) => join(folder, String(name)))
        .filter((path) => statSync(path).isFile())
        .toSorted()
    : [];

const named = (path) => ({ name: path.slice(path.lastIndexOf('/') + 1), bytes: readFileSync(path) });

/** Honest resumes, to be spoiled: those of the data folder where it's there, and our own. */
function honestFiles() {
  const isFile = (path) => /\.(pdf|docx?|txt)$/.test(path);
  const own = [
    ...filesUnder(join(root, 'test/fixtures/resumes')),
    ...filesUnder(join(root, 'test/fixtures/untidy/learned')),
  ];
  return [...filesUnder(join(shared, 'resumes')), ...own].filter(
    (path) => isFile(path) && statSync(path).size < 2_000_000,
  );
}

/** JSON Resumes and plain texts of hostile values. */
function texts(random) {
  const files = hostileStrings.map((text, index) => ({
    name: `text ${index}.txt`,
    bytes: Buffer.from(`Robin Reader\n${text}\nExperience\n${text}`),
  }));
  const json = [
    '[]',
    'null',
    '42',
    '{"basics":null}',
    '{"basics":{"name":{"toString":1}}}',
    '{"__proto__":{"basics":{"name":"a"}}}',
    `{"basics":{"name":"Robin Reader"},"work":[${'{"name":"a"},'.repeat(50_000)}{}]}`,
    `{"basics":{"name":"${'a'.repeat(2_000_000)}"}}`,
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `${'{"basics":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    '{"basics":{"name":"Robin Reader"},"work":[{"startDate":"9999999999-99-99"}]}',
    '{"basics":{"name":"Robin Reader","image":"file:///etc/passwd","url":"javascript:alert(1)"}}',
    '{"$schema":"http://127.0.0.1:9/","basics":{"name":"Robin Reader"}}',
  ];
  files.push(...json.map((text, index) => ({ name: `resume ${index}.json`, bytes: Buffer.from(text) })));
  files.push(
    { name: 'noise.txt', bytes: random.bytes(50_000) },
    { name: 'wide.txt', bytes: Buffer.from('Robin\nExperience', 'utf16le') },
  );
  return files;
}

const polyglots = (pdf, docx) => [
  { name: 'picture and page.pdf', bytes: Buffer.concat([Buffer.from('GIF89a/*'), pdf]) },
  { name: 'page and archive.pdf', bytes: Buffer.concat([pdf, docx]) },
  { name: 'archive and page.docx', bytes: Buffer.concat([docx, pdf]) },
  { name: 'page before archive.docx', bytes: Buffer.concat([pdf, docx]) },
  { name: 'markup and page.pdf', bytes: Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), pdf]) },
  { name: 'program.docx', bytes: Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), docx]) },
  { name: 'script.pdf', bytes: Buffer.concat([Buffer.from('#!/bin/sh\nid\n'), pdf]) },
];

/** An honest file with something done to it. */
function spoiled(honest, random, number) {
  const { name, bytes } = named(random.pick(honest));
  const stem = `${number} ${name.slice(0, 40)}`;
  const kinds = {
    flipped() {
      const changed = Buffer.from(bytes);
      for (let more = 1 + random.below(200); more > 0; more--) {
        const at = random.below(changed.length);
        changed[at] = changed[at] ^ (1 << random.below(8));
      }
      return changed;
    },
    cut: () => bytes.subarray(0, random.below(bytes.length)),
    'without its beginning': () => bytes.subarray(1 + random.below(Math.min(4_000, bytes.length - 1))),
    'with a hole': () => {
      const at = random.below(bytes.length);
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random.below(5_000))]);
    },
    'with a piece of another': () => {
      const other = named(random.pick(honest)).bytes;
      const at = random.below(bytes.length);
      return Buffer.concat([bytes.subarray(0, at), other.subarray(0, 3_000), bytes.subarray(at)]);
    },
    'with other numbers': () =>
      Buffer.from(
        bytes
          .toString('latin1')
          .replaceAll(/\d{2,6}/g, (digits) => (random.chance(0.02) ? '9'.repeat(digits.length) : digits)),
        'latin1',
      ),
    zeroed: () => {
      const changed = Buffer.from(bytes);
      const at = random.below(changed.length);
      return changed.fill(0, at, Math.min(changed.length, at + random.below(4_000)));
    },
    renamed: () => bytes,
  };
  const kind = random.pick(['flipped', 'flipped', 'flipped', ...Object.keys(kinds)]);
  const extension =
    kind === 'renamed' ? random.pick(['.pdf', '.docx', '.doc', '.txt', '.json', '.exe', '.png', '', '.pdf.docx']) : '';
  return { name: `${kind} ${stem}${extension}`, bytes: kinds[kind]() };
}

/** Names of files that lead elsewhere, each on an honest file. */
const names = [
  '../../../../tmp/foothold-was-here.docx',
  '/etc/passwd.docx',
  'C:\\windows\\a.docx',
  'a\u0000.docx',
  `${'n'.repeat(5_000)}.docx`,
  '.docx',
  'a\r\nX-Evil: 1.docx',
  '\u202excod.docx',
  '"; filename="b.exe',
  'con.docx',
  '<img src=x>.docx',
  '%2e%2e%2fa.docx',
];

export async function files(server, { seed, files: wanted, until, lanes = 4, say }) {
  const random = seeded(seed);
  const asked = [];
  const canaryServer = createServer((request, response) => {
    asked.push(request.url);
    response.end('the canary sings');
  });
  await new Promise((resolve) => canaryServer.listen(0, '127.0.0.1', resolve));
  const canary = `http://127.0.0.1:${canaryServer.address().port}/`;
  const secretFile = join(tmpdir(), `foothold-attack-secret-${process.pid}`);
  const secret = `a secret that stands in a file ${seed}`;
  writeFileSync(secretFile, secret);

  const honest = honestFiles();
  const from = (extension) => named(honest.find((path) => path.endsWith(extension)));
  const given = filesUnder(join(shared, 'hostile')).map(named);
  if (given.length === 0) say('There are no hostile files beside this checkout; only the made ones are sent.');
  const [pdf, docx] = [from('.pdf').bytes, from('.docx').bytes];
  const made = [
    ...hostilePdfFiles({ canary, secretFile }),
    ...hostileWordFiles({ canary, secretFile }),
    ...texts(random),
    ...polyglots(pdf, docx),
    ...names.map((name) => ({ name, bytes: docx })),
    { name: 'eleven megabytes.pdf', bytes: Buffer.alloc(11_000_000, 32) },
    { name: 'nothing.pdf', bytes: Buffer.alloc(0) },
  ];
  const all = [...given, ...made].slice(0, wanted);
  while (all.length < wanted) all.push(spoiled(honest, random, all.length));

  const findings = findingList();
  const outcomes = {};
  const slowest = [];
  const atRest = server.megabytes();
  let highest = atRest ?? 0;
  let next = 0;
  const watch = setInterval(() => (highest = Math.max(highest, server.megabytes() ?? 0)), 1_000);

  async function send({ name, bytes }, number) {
    const who = person(server.origin, { patience: 0 });
    const note = async (answer, did) => {
      const key = `${did} ${answer.status}${answer.body?.code ? ` ${answer.body.code}` : ''}`;
      outcomes[key] = (outcomes[key] ?? 0) + 1;
      slowest.push([Math.round(answer.ms), `${did} ${name.slice(0, 80)}`]);
      const plain = {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: answer.bytes,
        ms: answer.ms,
      };
      for (const kind of findingsOf(plain, {
        secret: [secret, 'root:x:0:0', 'the canary sings'],
        boundMs,
        sent: name,
      })) {
        findings.add(`${did}: ${kind}`, name.slice(0, 120));
      }
      return answer;
    };
    // Busy is an answer, and asks to come back.
    const insist = async (act) => {
      for (let patience = 20; ; patience--) {
        const answer = await act();
        if ((answer.status !== 503 && answer.status !== 429) || patience === 0) return answer;
        outcomes['asked to come back'] = (outcomes['asked to come back'] ?? 0) + 1;
        await sleep(1_000);
      }
    };
    const answer = await note(await insist(() => who.upload('/api/upload-resume', 'resume', name, bytes)), 'upload');
    if (answer.status === 200 && typeof answer.body?.content !== 'string')
      findings.add('upload: no text and no error', name);
    if (answer.status === 200) {
      await note(await who.get(`/api/uploads/${answer.body.uploadId}/pages/1`), 'picture');
      if (number % 3 === 0) {
        const json = { resumeText: answer.body.content.slice(0, 50_000), uploadId: answer.body.uploadId };
        if (json.resumeText.trim() !== '') await note(await insist(() => who.post('/api/score-resume', json)), 'score');
      }
    }
    if (number % 10 === 0 && bytes.length < maxBytes) {
      await note(
        await insist(() => who.upload('/api/upload-linkedin', 'profile', name.replace(/docx$/, 'zip'), bytes)),
        'linkedin',
      );
    }
  }
  async function lane() {
    while (next < all.length && server.exited === undefined && performance.now() < until) {
      const number = next++;
      const file = all[number];
      await send(file, number).catch((error) =>
        findings.add(`no answer: ${error.name}`, `${file.name.slice(0, 120)}: ${error.message}`),
      );
      if (number % 100 === 0) say(`${number} files, ${findings.count} findings, ${server.megabytes()} MB`);
    }
  }
  const began = performance.now();
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
    await sleep(5_000);
  } finally {
    clearInterval(watch);
    canaryServer.close();
    rmSync(secretFile, { force: true });
  }
  if (server.exited !== undefined) findings.add('the process ended', server.exited);
  for (const url of asked) findings.add('the server asked an address from a file', url);
  for (const path of [
    join(tmpdir(), 'foothold-was-here'),
    join(tmpdir(), 'foothold-was-here.docx'),
    '/etc/foothold-was-here',
  ]) {
    if (existsSync(path)) findings.add('a file was written outside', path);
  }
  const health = await fetch(`${server.origin}/api/health`).catch(() => undefined);
  if (health?.status !== 200) findings.add('not healthy at the end', { status: health?.status });
  if (highest > boundMegabytes) findings.add('too much memory', `${highest} MB`);
  for (const line of server.logLines.filter((one) => /"level":"(?:error|fatal)"/.test(one)))
    findings.add('the log has an error', line.slice(0, 500));
  slowest.sort((a, b) => b[0] - a[0]);
  return {
    files: next,
    given: given.length,
    seconds: Math.round((performance.now() - began) / 1000),
    outcomes,
    p95: slowest[Math.floor(slowest.length * 0.05)]?.[0],
    slowest: slowest.slice(0, 10),
    megabytes: { atRest, highest, atEnd: server.megabytes() },
    findings: findings.list(),
  };
}
