import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { readableLines } from './readable-lines.ts';

test('a person reads the time, what is worse than usual, what happened and its facts, each in a line', () => {
  let text = '';
  const log = createLog({ logLevel: 'info' }, readableLines({ write: (part: string) => void (text += part) }));
  log.info('Mail: not sent');
  log.warn({ ms: 700, statement: 'select\n  1' }, 'slow query');
  log.error({ err: new Error('no'), said: 'x'.repeat(1000) }, 'failed');
  const lines = text.split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d Mail: not sent$/);
  expect(lines[1]).toMatch(/^[\d:]+ WARN slow query ms=700 statement=select 1$/);
  expect(lines[2]).toMatch(/^[\d:]+ ERROR failed err=\{"type":"Error".*\.\.\.$/);
});
