import { expect, test } from 'vitest';
import { engineerPosting, engineerResume, parsedText, today } from '#test/support/resumes.ts';
import { markedChanges } from './marked-changes.ts';
import { tailor } from './tailor.ts';
import type { Change } from './tailoring.ts';

const source = parsedText(engineerResume);
const change = (of: Partial<Change>): Change => ({
  id: 'line:x',
  original: 'a',
  revised: 'b',
  reasons: ['reworded'],
  evidence: [],
  requirements: [],
  ...of,
});

test('what was reworded is marked by its own words, moves and skills are not', () => {
  const made = tailor({ parsed: source, posting: engineerPosting(), today });
  const marked = markedChanges(made, source);
  const texts = source.lines.map(({ text }) => text).join('\n');
  for (const { original } of marked.filter((each) => each.original !== '')) expect(texts).toContain(original);
  const ids = marked.flatMap(({ changes }) => changes.map(({ id }) => id));
  expect(ids.filter((id) => id === 'sections' || id === 'skills' || id.startsWith('order:'))).toEqual([]);
  expect(ids.length).toBeGreaterThan(0);
});

test('two changes of one text are one, from its first words to its last', () => {
  const pointer = '/work/0/highlights/0';
  const changes = [
    change({ id: 'mend:x', pointer, original: 'Lead teh team', revised: 'Lead the team' }),
    change({ pointer, original: 'Lead the team', revised: 'Led the team' }),
  ];
  expect(markedChanges({ changes }, source)).toMatchObject([
    { id: 'mend:x', original: 'Lead teh team', revised: 'Led the team', changes },
  ]);
});

test('an answer stands behind the last line of its entry, and what has no place is not marked', () => {
  const last = source.resume.work?.[0]?.highlights?.at(-1);
  const answer = change({ id: 'answer:go', pointer: '/work/0/highlights/9', original: '', revised: 'Used Go' });
  const summary = change({ id: 'summary', original: '', revised: 'An engineer' });
  expect(markedChanges({ changes: [answer, summary] }, source)).toMatchObject([{ id: 'answer:go', after: last }]);
});
