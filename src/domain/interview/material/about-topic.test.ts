import { expect, test } from 'vitest';
import { linesFor } from './about-topic.ts';
import type { OwnLine } from './own-lines.ts';
import type { Topic } from './topics.ts';

const topic = (given: Partial<Topic>): Topic => ({
  key: 'k',
  form: 'field',
  name: '',
  requirements: [],
  must: true,
  weight: 1,
  shown: 'related',
  pointers: [],
  ...given,
});
const line = (text: string): OwnLine => ({
  pointer: '/work/0/highlights/0',
  text,
  post: { pointer: '/work/0', kind: 'work', present: false },
  requirements: [],
  figures: [],
  evidence: { lines: [], text },
});
const cited = (asked: Partial<Topic>, ...texts: string[]): string[] =>
  linesFor(topic(asked), texts.map(line)).map(({ text }) => text);

test('a line that names the skill is cited, one of the same field is not', () => {
  expect(cited({ name: 'HRIS', skill: 'HRIS', form: 'tool' }, 'Performed data entry of legal documents')).toEqual([]);
  expect(cited({ name: 'HRIS', skill: 'HRIS', form: 'tool' }, 'Kept 900 records in the HRIS up to date')).toHaveLength(
    1,
  );
  expect(
    cited({ name: 'personal care', skill: 'Personal care' }, 'Operated telephone switchboards to relay calls'),
  ).toEqual([]);
});

test('a line about what is done has to name what it is done to', () => {
  const asked = { form: 'doing', name: 'reconciling vendor statements', base: 'reconcile vendor statements' } as const;
  expect(cited(asked, 'Reconciled 40 vendor statements a month')).toHaveLength(1);
  expect(cited(asked, 'Reconciled bank accounts every month', 'Met vendors at trade fairs')).toEqual([]);
});
