import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { copyFor } from '#copy/copy-for.ts';
import { describeEvaluation } from '#copy/describe-evaluation.ts';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import type { Answer } from '#domain/tailoring/answers/answer.ts';
import { tailor } from '#domain/tailoring/tailor.ts';

const text = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const parsed = parseResume(documentFromText(text('resume.txt')));
const posting = readPosting(text('ad.txt'));
const today = '2026-01-15';
const { changeWords } = copyFor('en');
const { homeSections } = pageCopyFor('en');

/** The invented person's answers, by what was asked for. */
const given: readonly (readonly [what: string, answer: string])[] = [
  ['SAP', 'Booked deliveries and reordered stock for 3 stores in SAP from 2020'],
  ['retail', 'Worked in retail sales on the shop floor of all 3 stores'],
  ['customer service', 'Answered customer service calls for all 3 stores'],
];

const first = tailor({ parsed, posting, today });
const asked = given.flatMap(([what, answer]) => {
  const question = first.questions.find((each) => each.what === what);
  return question ? [{ ...question, answer }] : [];
});
const answers = asked.map(({ key, what, kind, answer }): Answer => ({
  key,
  requirement: what,
  kind,
  pointer: '/work/0',
  text: answer,
  state: 'answered',
}));
const last = tailor({ parsed, posting, today, answers });

const lines = last.changes.filter(
  ({ pointer, reasons }) => pointer?.includes('/highlights/') && !reasons.includes('moved-up'),
);

/** After a change of the engine: `npx vitest run -u src/web/features/home`, and look at what changed. */
test('the finished result that the home page shows is what the engine makes of the sample', async () => {
  expect(asked).toHaveLength(given.length);
  const result = {
    scores: { before: first.matchScoreBefore, reworded: first.matchScore, after: last.matchScore },
    asked: asked.map(({ text: question, points, answer }) => ({ question, points, answer })),
    changes: lines.map(({ original, revised, reasons }) => ({
      original,
      revised,
      label: reasons.map((reason) => changeWords[reason].label).join(', '),
      why: changeWords[reasons[0] ?? 'reworded'].why,
    })),
    letter: [last.letter.salutation, ...last.letter.paragraphs.map((paragraph) => paragraph.text)],
  };
  const shown = await format(JSON.stringify(result), { parser: 'json', printWidth: 120 });
  await expect(shown).toMatchFileSnapshot('sample-result.json');
});

test('the refused sentence of the features is one that the engine refused', () => {
  const { proposed, kept } = homeSections.features.refused;
  const refusals = first.refusals.map((refusal) => ({ proposed: refusal.proposed, kept: refusal.kept }));
  expect(refusals).toContainEqual({ proposed, kept });
});

test('the finding of the features is one that the engine finds, in its words', () => {
  const { line, issue, worth } = homeSections.features.finding;
  const { findings } = describeEvaluation(evaluate({ parsed, posting, today }), copyFor('en'));
  const found = findings.filter(({ quotes }) => quotes.some((quote) => quote.text.includes(line)));
  expect(found.map((finding) => [finding.issue, finding.worth])).toContainEqual([issue, worth]);
});

test('the question of the features is the one of the finished result', () => {
  const { question, answer, points } = homeSections.features.question;
  expect(asked.map((each) => [each.text, each.answer, each.points])).toContainEqual([question, answer, points]);
});
