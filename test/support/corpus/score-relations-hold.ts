import { describe, expect, test } from 'vitest';
import { readPosting } from '#domain/posting/read-posting.ts';
import type { Posting } from '#domain/posting/posting.ts';
import { parsedFromJsonResume } from '#domain/resume/document/from-json-resume.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import type { CheckName } from '#domain/scoring/evaluation.ts';
import type { LayoutFacts } from '#domain/document/source-document.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { engineerResume, today } from '../resumes.ts';
import { relations, type Scored } from '../score-relations.ts';
import type { Corpus } from './corpus.ts';

const layout: LayoutFacts = {
  ...documentFromText(engineerResume).layout,
  kind: 'pdf',
  fonts: [{ name: 'Inter', share: 1 }],
  bodySize: 10.5,
  smallestSize: 9,
};

/** A resume as it is scored before anything in it is spoiled: in a plain PDF, without mistakes. */
export const whole = (resume: JsonResume): Scored => ({ resume, layout, grammar: [] });

export function scoresOf({ resume, ...facts }: Scored, posting?: Posting): Map<CheckName, number | undefined> {
  const { checks } = evaluate({ parsed: parsedFromJsonResume(resume), ...facts, posting, today });
  return new Map(checks.map(({ name, score }) => [name, score]));
}

/** Checks whose score changed, with the direction; a check that is no longer judged counts as changed. */
export function moved(
  before: Map<CheckName, number | undefined>,
  after: Map<CheckName, number | undefined>,
): CheckName[] {
  return [...before].filter(([name, score]) => after.get(name) !== score).map(([name]) => name);
}

interface Compared {
  relation: string;
  before: Map<CheckName, number | undefined>;
  after: Map<CheckName, number | undefined>;
  falls: readonly CheckName[];
  may: readonly CheckName[];
}

/** Each relation that changes anything in this resume, with its effect on the scores. */
function compared(start: Scored, posting: Posting | undefined): Compared[] {
  const before = scoresOf(start, posting);
  return relations.flatMap(({ name, spoil, falls, may = [] }): Compared[] => {
    const spoiled = spoil(start);
    if (JSON.stringify(spoiled) === JSON.stringify(start)) return [];
    return [{ relation: name, before, after: scoresOf(spoiled, posting), falls, may }];
  });
}

/** Known violations so far, as "person, relation: check"; there may be no others. */
interface KnownBreaks {
  risen: readonly string[];
  others: readonly string[];
}

/** Tests that each thing spoiled in these people's resumes lowers the checks that are about it, and no other. */
export function relationsHold({ people, adTextFor }: Corpus, known: KnownBreaks = { risen: [], others: [] }): void {
  describe('resumes of all kinds, without an ad and with one', () => {
    const all = people.flatMap(({ id, resume }, at) => {
      const start = whole(resume);
      const ad = readPosting(adTextFor(at, 7));
      return [undefined, ad].flatMap((posting) => compared(start, posting).map((each) => ({ ...each, file: id })));
    });

    test('number twenty', () => {
      expect(people.length).toBeGreaterThanOrEqual(20);
    });

    test('removing or spoiling something never raises the check that is about it', () => {
      const risen = all.flatMap(({ file, relation, before, after, falls }) =>
        falls
          .filter((check) => (after.get(check) ?? 0) > (before.get(check) ?? 0))
          .map((check) => `${file}, ${relation}: ${check}`),
      );
      expect(risen.filter((each) => !known.risen.includes(each))).toEqual([]);
    });

    test('it changes the checks that are about it, and no other', () => {
      const others = all.flatMap(({ file, relation, before, after, falls, may }) =>
        moved(before, after)
          .filter((check) => !falls.includes(check) && !may.includes(check))
          .map((check) => `${file}, ${relation}: ${check}`),
      );
      expect(others.filter((each) => !known.others.includes(each))).toEqual([]);
    });

    test('and lowers them, where there is anything left to lower', () => {
      const could = all.flatMap(({ relation, before, after, falls }) =>
        falls
          .filter((check) => (before.get(check) ?? 0) > 0)
          .map((check) => ({ relation, check, fell: (after.get(check) ?? 0) < (before.get(check) ?? 0) })),
      );
      // What was removed may have contained nothing that the ad asks for, and a line that is spoiled may be the only one.
      expect(could.filter(({ fell }) => fell).length / could.length).toBeGreaterThanOrEqual(0.85);
      const never = relations.flatMap(({ name, falls }) =>
        falls.filter((check) => !could.some((each) => each.fell && each.relation === name && each.check === check)),
      );
      expect(never).toEqual([]);
    });
  });
}
