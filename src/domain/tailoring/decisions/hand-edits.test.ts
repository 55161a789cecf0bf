import { describe, expect, test } from 'vitest';
import { engineerPosting, engineerResume, parsedText, today } from '#test/support/resumes.ts';
import { skillsText } from '../order-skills.ts';
import { tailor, type TailorInput } from '../tailor.ts';
import type { Tailoring } from '../tailoring.ts';

const parsed = parsedText(engineerResume);
const posting = engineerPosting();
const made = (decided: Partial<TailorInput> = {}): Tailoring => tailor({ parsed, posting, today, ...decided });
const plain = made();
const linesOf = ({ resume }: Tailoring): string[] => (resume.work ?? []).flatMap(({ highlights }) => highlights ?? []);

/** The edit key of a line of the tailored resume. */
const keyOf = ({ keys = {} }: Tailoring, pointer: string): string => keys[pointer] ?? pointer;
const lines = (tailoring: Tailoring) =>
  (tailoring.resume.work ?? []).flatMap(({ highlights = [] }, entry) =>
    highlights.map((text, index) => ({ text, pointer: `/work/${entry}/highlights/${index}` })),
  );

describe('a line edited by hand', () => {
  const some = [0, 4, lines(plain).length - 1].flatMap((at) => lines(plain)[at] ?? []);

  test.each(some)('stands where "$text" stood, and nothing else changes', ({ text, pointer }) => {
    const key = keyOf(plain, pointer);
    const edited = made({ edits: { [key]: 'Wrote the release notes that customers read' } });
    const expected = lines(plain).map((line) =>
      line.pointer === pointer ? 'Wrote the release notes that customers read' : line.text,
    );
    expect(linesOf(edited).toSorted()).toEqual(expected.toSorted());
    expect(linesOf(edited)).toEqual(expected);
    const change = edited.changes.find(({ reasons }) => reasons.includes('own-words'));
    expect(change).toMatchObject({ revised: 'Wrote the release notes that customers read', pointer: key });
    expect(linesOf(plain)).toContain(text);
  });

  test('is left out by an empty text, and the lines behind it keep their keys', () => {
    const [first, second] = lines(plain);
    if (!first || !second) throw new Error('the sample has too few lines');
    const edited = made({ edits: { [keyOf(plain, first.pointer)]: '' } });
    expect(linesOf(edited)).toEqual(linesOf(plain).slice(1));
    expect(keyOf(edited, first.pointer)).toBe(keyOf(plain, second.pointer));
    expect(edited.changes).toContainEqual(expect.objectContaining({ revised: '', reasons: ['left-out'] }));
  });

  test('says what its person alone vouches for', () => {
    const [first] = lines(plain);
    const key = keyOf(plain, first?.pointer ?? '');
    const own = (text: string) =>
      made({ edits: { [key]: text } }).changes.find(({ reasons }) => reasons.includes('own-words'));
    expect(own(`${first?.text} across 731 countries`)?.vouched).toContainEqual(
      expect.objectContaining({ kind: 'number' }),
    );
    expect(own(first?.text.replace(/\.$/, '!') ?? '')?.vouched).toBeUndefined();
  });

  test('counts in the scores, and what all changes bring adds up', () => {
    const [first] = lines(plain);
    const edited = made({ edits: { [keyOf(plain, first?.pointer ?? '')]: 'Did this and that' } });
    expect(edited.scoreAfter).toBeLessThanOrEqual(plain.scoreAfter);
    const sum = edited.changes.reduce((total, { gains }) => total + (gains?.match ?? 0), 0);
    expect(Math.abs(sum - (edited.matchScore - (edited.matchScoreBefore ?? 0)))).toBeLessThanOrEqual(1);
  });

  test('is not told in the letter any more once it is left out', () => {
    const told = (tailoring: Tailoring): string => tailoring.letter.paragraphs.map(({ text }) => text).join('\n');
    const figure = lines(plain).find(
      ({ text }) => /\d+ ?%/.test(text) && told(plain).includes(/\d+ ?%/.exec(text)?.[0] ?? '-'),
    );
    if (!figure) throw new Error('the letter quotes no figure of the sample');
    const edited = made({ edits: { [keyOf(plain, figure.pointer)]: '' } });
    expect(told(edited)).not.toContain(/\d+ ?%/.exec(figure.text)?.[0]);
  });
});

describe('other texts edited by hand', () => {
  test('headline and summary are set, whether or not there was one', () => {
    const edited = made({ edits: { headline: 'Platform engineer', summary: 'I build payment systems.' } });
    expect(edited.resume.basics).toMatchObject({ label: 'Platform engineer', summary: 'I build payment systems.' });
  });

  test('skills are written a group a line', () => {
    const text = `${skillsText(plain.resume.skills ?? [])}\nLanguages: Go, Kotlin`;
    const { resume, changes } = made({ edits: { '/skills': text } });
    expect(resume.skills?.at(-1)).toEqual({ name: 'Languages', keywords: ['Go', 'Kotlin'] });
    expect(skillsText(resume.skills ?? [])).toBe(text);
    expect(changes.filter(({ pointer }) => pointer === '/skills')).toHaveLength(1);
  });

  test('a key that names nothing changes nothing', () => {
    expect(made({ edits: { '/work/9/highlights/9': 'x', 'answer:gone': 'x', nowhere: 'x' } })).toEqual(plain);
  });

  test('an entry keeps its title: an empty one is not set', () => {
    expect(made({ edits: { '/work/0/position': '' } }).resume).toEqual(plain.resume);
  });
});

test('what is refused brings up no other changes, and taken again all is as it was', () => {
  const ids = plain.changes.map(({ id }) => id);
  for (const { id } of plain.changes.filter((_, at) => at % 4 === 0)) {
    const refused = made({ refused: [id], only: ids });
    expect(ids.filter((each) => each !== id)).toEqual(
      expect.arrayContaining(refused.changes.map((change) => change.id)),
    );
  }
  expect(made({ refused: ids, only: ids }).changes).toEqual([]);
  expect(made({ refused: [], only: ids })).toEqual(plain);
});

test("a letter is the person's own once they have written it; what they left as it was keeps its evidence", () => {
  const [kept] = plain.letter.paragraphs;
  const own = { salutation: 'Dear Ada,', closing: 'Yours,', paragraphs: [kept?.text ?? '', 'I like your bread.'] };
  const { letter } = made({ ownLetter: own });
  expect(letter).toMatchObject({ salutation: 'Dear Ada,', closing: 'Yours,', signature: plain.letter.signature });
  expect(letter.paragraphs).toEqual([kept, { text: 'I like your bread.', evidence: [], requirements: [] }]);
});
