// `npm run faults [-- WORDS ...]`: plants one fault after the other in a scratch copy of the working tree, runs the part of the gate or of the score board that
// should notice it, by their own configuration, and says which faults were caught. Words choose faults by kind or name. Ends with 1 where one was not.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faults, kinds } from './planted-faults/faults.mjs';
import { chromiumPath } from './prerequisites.mjs';
import { nativeTsc } from './test/run.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const scratch = mkdtempSync(join(tmpdir(), 'foothold-faults-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const chromium = await chromiumPath();
const run = (command, args) =>
  spawnSync(command, args, {
    cwd: scratch,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CHROMIUM_PATH: chromium ?? '', TEST_REPORT: join(scratch, 'report.json') },
  });
const bin = (name) => join(scratch, 'node_modules/.bin', name);

/** The parts of the gate and the board, each with its configuration there. */
const checks = {
  tests: (files) => run(bin('vitest'), ['run', '--reporter=dot', ...files]),
  types: () => {
    const made = run(bin('react-router'), ['typegen']);
    return made.status === 0 ? run(process.execPath, [nativeTsc, '-b']) : made;
  },
  board: (groups) => run(bin('tsx'), ['bench/board.ts', ...groups]),
  browser: (specs) => {
    const built = run(process.execPath, ['scripts/build.mjs']);
    return built.status === 0 ? run(bin('playwright'), ['test', '--retries=0', ...specs]) : built;
  },
};

/** The tree as git sees it, with what was changed and not committed; dependencies are the ones installed here. */
function copyTree() {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of new Set(listed.stdout.split('\0').filter(Boolean)))
    cpSync(join(root, file), join(scratch, file), { recursive: true, force: true });
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
  // The rules of the architecture ask git for the files.
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    spawnSync('git', args, { cwd: scratch });
}

/** Puts a fault in its file; returns what takes it out. */
function plant({ file, from, to }) {
  const path = join(scratch, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2)
    throw new Error(`${file} has this ${text.split(from).length - 1} times, not once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  return () => writeFileSync(path, text);
}

const checkOf = (by) => Object.entries(by)[0];

const words = process.argv.slice(2);
const isWanted = ({ kind, name }) => words.length === 0 || words.some((word) => kind === word || name.includes(word));
const chosen = faults.filter(isWanted);
if (chosen.length === 0) throw new Error(`No fault is called that. The kinds are ${kinds.join(', ')}.`);

copyTree();
// A check that fails on correct code catches nothing.
for (const fault of chosen) plant(fault)();
const wanted = new Map();
for (const { by } of chosen) {
  const [check, what] = checkOf(by);
  wanted.set(check, new Set([...(wanted.get(check) ?? []), ...[what].flat()]));
}
for (const [check, what] of wanted) {
  const { status, stdout, stderr } = checks[check]([...what].filter((each) => each !== true));
  if (status !== 0) throw new Error(`Without any fault, ${check} fail:\n${stdout}\n${stderr}`);
}
process.stdout.write('Without any fault all of it passes.\n');

let missed = 0;
for (const fault of chosen) {
  const [check, what] = checkOf(fault.by);
  const remove = plant(fault);
  const began = performance.now();
  const { status } = checks[check]([what].flat());
  remove();
  const caught = status !== 0 && status !== null;
  if (!caught) missed += 1;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const by = what === true ? check : `${check}: ${[what].flat().join(', ')}`;
  process.stdout.write(
    `${caught ? 'caught' : 'MISSED'}  ${fault.kind.padEnd(13)} ${fault.name}  (${by}; ${seconds} s)\n`,
  );
}
process.stdout.write(`${chosen.length - missed} of ${chosen.length} faults were caught\n`);
process.exitCode = missed === 0 ? 0 : 1;
