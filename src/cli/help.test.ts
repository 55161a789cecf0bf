import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandHelp, type CommandHelp } from './shell-words.ts';
import { projectRoot } from '#server/root.ts';
import { runInShell } from '#test/support/shell.ts';

const readme = readFileSync(join(projectRoot(), 'README.md'), 'utf8');
const commands = Object.entries<CommandHelp>(commandHelp);

describe.each(commands)('%s', (name, { usage, options, fields = [], examples, exits }) => {
  test.each([[[name, '--help']], [[name, '-h']], [['help', name]], [[name, 'some', '--other', 'x', '--help']]])(
    '%j prints its help on standard output',
    async (args) => {
      const { code, printed, lines, shown, notices } = await runInShell(args);
      expect({ code, printed, lines, notices }).toEqual({ code: 0, printed: [], lines: [], notices: '' });
      for (const each of usage) expect(shown).toContain(`foothold ${each}\n`);
      for (const [what, meaning] of [...options, ...fields, ...exits]) {
        expect(shown).toContain(`  ${what} `);
        expect(shown).toContain(`  ${meaning}`);
      }
      for (const example of examples) expect(shown).toContain(example);
      expect(shown.split('\n').filter((line) => line.length > 130)).toEqual([]);
    },
  );

  test('is in the README', () => {
    expect([`\`foothold ${usage[0]}\``, `\`${usage[0]}\``].some((usage) => readme.includes(usage))).toBe(true);
  });

  test('takes the options that its usage names', async () => {
    const named = usage.flatMap((each) => each.match(/--[a-z]+(?:-[a-z]+)*/g) ?? []);
    const explained = options.map(([option]) => option.split(' ')[0]);
    expect(explained).toEqual(expect.arrayContaining(named));
    const { notices } = await runInShell([name, '--no-such-option']);
    expect(notices).toMatch(/^Unknown option '--no-such-option'/);
  });
});

test('the fields of a --jsonl line are those in its help', async () => {
  const many = commands.filter(([, { fields }]) => fields);
  expect(many.map(([name]) => name)).toEqual(['read', 'parse', 'posting', 'score', 'interview', 'check', 'linkedin']);
  for (const [name, { fields = [] }] of many) {
    const { lines } = await runInShell([name, '--jsonl'], '{"other": "x"}');
    expect(lines).toEqual([
      {
        error: `${name} has no field "other". Its fields are ${fields.map(([field]) => field).join(', ')}.`,
        code: 'BAD_REQUEST',
      },
    ]);
  }
});

test('help itself, and for an unknown command', async () => {
  for (const args of [['help'], ['--help'], ['-h'], ['help', '--help']])
    expect(await runInShell(args)).toMatchObject({
      code: 0,
      shown: expect.stringMatching(/^Usage:\n {2}foothold read/),
    });
  expect(await runInShell(['help', 'frobnicate'])).toMatchObject({
    code: 2,
    notices: expect.stringMatching(/^There's no/),
  });
});

test('behind -- stands the name of a file', async () => {
  expect(await runInShell(['read', '--', '--help'])).toMatchObject({ code: 2, notices: "There's no file --help." });
});

test.each(['serve', 'worker', 'migrate'])('%s takes no argument', async (name) => {
  expect(await runInShell([name, 'now'])).toMatchObject({ code: 2, notices: expect.stringContaining('now') });
});
