import { expect, test } from 'vitest';
import { EngineBusy } from '#server/engine/tasks.ts';
import { BadInput } from './bad-input.ts';
import { requestCommand } from './request-command.ts';

/** A command that does with each request what the request says. */
const obeying = requestCommand({
  name: 'obey',
  argument: 'FILE',
  fields: ['file'],
  answer: async ({ file = '' }) => {
    if (file === 'fault') throw new TypeError('x is undefined');
    if (file === 'slow') throw new EngineBusy('took too long', { cause: new DOMException('late', 'TimeoutError') });
    if (file === 'large') {
      const cause = Object.assign(new Error('full'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
      throw new EngineBusy('took too long', { cause });
    }
    if (file === 'bad') throw new BadInput('This is bad.', 'FILE_DAMAGED');
    return { value: { file }, wanting: file === 'wanting' };
  },
});

async function obey(...files: string[]) {
  const [lines, notices]: [unknown[], string[]] = [[], []];
  const code = await obeying(['--jsonl'], {
    print: () => undefined,
    printLine: async (json) => void lines.push(JSON.parse(json)),
    show: () => undefined,
    notify: (line) => void notices.push(line),
    input: (async function* () {
      for (const file of files) yield Buffer.from(`${JSON.stringify({ file })}\n`);
    })(),
  });
  return { code, lines, notices };
}

test('an internal error in one line is reported on standard error, and does not end the run', async () => {
  const { code, lines, notices } = await obey('a', 'fault', 'b');
  expect(code).toBe(1);
  expect(lines).toEqual([{ file: 'a' }, { error: expect.any(String), code: 'INTERNAL' }, { file: 'b' }]);
  expect(notices).toEqual([expect.stringContaining('TypeError: x is undefined')]);
  expect(JSON.stringify(lines)).not.toContain('undefined');
});

test('running out of time or memory is reported as bad input', async () => {
  const { code, lines } = await obey('slow', 'large', 'b');
  expect(code).toBe(2);
  expect(lines).toMatchObject([{ code: 'FILE_TOO_SLOW' }, { code: 'FILE_TOO_COMPLEX' }, { file: 'b' }]);
});

test('the exit code is the greatest of all', async () => {
  expect((await obey('a', 'b')).code).toBe(0);
  expect((await obey('a', 'wanting', 'b')).code).toBe(1);
  expect((await obey('bad', 'wanting', 'fault')).code).toBe(2);
});
