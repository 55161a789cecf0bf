import { expect, test } from 'vitest';
import { loggable } from './log.ts';

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
