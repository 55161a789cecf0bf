import { expect, test } from 'vitest';
import { parsedText } from '#test/support/resumes.ts';
import { mendMistakes } from './mend-mistakes.ts';

const parsed = parsedText(
  'Robin Example\nrobin@mail.example\n\nExperience\nClerk\nContoso\n2019 – 2022\n• Acheived the the best audit of 40 offices\n• Wrote a annual report',
);
const none = new Set<string>();

test('each mistake whose correction is known is a change of its own', () => {
  const { mended, changes } = mendMistakes(parsed, [], none);
  expect(mended.resume.work?.[0]?.highlights).toEqual([
    'Achieved the best audit of 40 offices',
    'Wrote an annual report',
  ]);
  expect(changes.map(({ reasons }) => reasons)).toEqual([['mistake-mended'], ['mistake-mended'], ['mistake-mended']]);
  expect(new Set(changes.map(({ id }) => id)).size).toBe(3);
});

test('a mistake that the person wants to keep stays', () => {
  const [first] = mendMistakes(parsed, [], none).changes;
  const { changes, mended } = mendMistakes(parsed, [], new Set([first?.id ?? '']));
  expect(changes).toHaveLength(2);
  expect(mended.resume.work?.[0]?.highlights?.[0]).not.toBe('Achieved the best audit of 40 offices');
});

test('what a grammar checker found is mended in sentences, not in names', () => {
  const line = (text: string): string => parsed.lines.find((each) => each.text.includes(text))?.id ?? '';
  const grammar = [
    { line: line('Contoso'), quote: 'Contoso', kind: 'spelling' as const, suggestion: 'Contour' },
    { line: line('annual'), quote: 'report', kind: 'spelling' as const, suggestion: 'reports' },
    { line: line('annual'), quote: 'annual', kind: 'spelling' as const },
  ];
  const { mended } = mendMistakes(parsed, grammar, none);
  expect(mended.resume.work?.[0]?.name).toBe('Contoso');
  expect(mended.resume.work?.[0]?.highlights?.[1]).toBe('Wrote an annual reports');
});
