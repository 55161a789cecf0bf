import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { loggable } from './log.ts';
import { projectRoot } from '../root.ts';

const databaseError = () => {
  const cause = Object.assign(new Error('invalid byte sequence in "secret resume"'), {
    severity: 'ERROR',
    code: '22021',
  });
  return Object.assign(new Error('Failed query: insert ... params: secret resume', { cause }), {
    query: 'insert ...',
    params: ['secret resume'],
  });
};

test('a database error is logged without the values it quotes', () => {
  const logged = loggable(databaseError());
  expect(JSON.stringify(logged)).not.toContain('secret resume');
  expect(logged).toMatchObject({ cause: { code: '22021' } });
});

test('another error keeps its message and its stack', () => {
  const logged = loggable(new TypeError('x is not a function'));
  expect(logged).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
  expect(logged['frames']).not.toEqual([]);
});

test('an error that quotes is logged without what it quotes, in its stack, too', () => {
  const mail = Object.assign(new Error('550 5.1.1 <planted@example.com>: no such planted'), { responseCode: 550 });
  let parsing: unknown;
  try {
    JSON.parse('planted');
  } catch (error) {
    parsing = error;
  }
  const lines = new Error('one line\n    at planted, Springfield\nto planted@example.com');
  for (const error of [mail, parsing, new Error('outer', { cause: mail })])
    expect(JSON.stringify(loggable(error))).not.toContain('planted');
  expect(JSON.stringify(loggable(lines)['frames'])).not.toContain('planted');
  expect(loggable(lines)['frames']).not.toEqual([]);
  expect(loggable(new Error('to planted@example.com, (other@planted.example)'))['message']).toBe('to …@…, (…@…)');
});

test.each([
  ['thrown', 'setTimeout(() => { throw fault; });'],
  ['rejected', 'Promise.reject(fault);'],
  ['rejected without an error', 'Promise.reject(fault.params);'],
])('a process that is ended by what was %s prints nothing of what it quotes', (_, ending) => {
  const program = `
    import { createLog } from '#server/logging/log.ts';
    import { endOnFault } from '#server/compose/end-on-fault.ts';
    endOnFault(createLog({ logLevel: 'trace' }));
    const fault = Object.assign(new Error('Failed query: x params: planted'), { query: 'x', params: ['planted'] });
    setInterval(() => undefined, 1000);
    ${ending}`;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { cwd: projectRoot(), encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toContain('"msg":"ended by a fault"');
  expect(stdout + stderr).not.toContain('planted');
});

test('what the queue tells, which is a copy of an error, is logged as one', () => {
  const { message, stack } = databaseError();
  const told = { query: 'insert ...', params: ['secret resume'], code: '58P01', message, stack };
  expect(loggable(told)).toMatchObject({ code: '58P01', message: 'a database error' });
  expect(JSON.stringify(loggable(told))).not.toContain('secret resume');
  const plain = { message: 'queue is missing', stack: new Error('queue is missing').stack };
  expect(loggable(plain)).toMatchObject({ message: 'queue is missing' });
  expect(loggable(plain)['frames']).not.toEqual([]);
  expect(loggable('thrown')).toEqual({ type: 'string' });
});
