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

/** Checks with a changed score, and the direction; a check that's no longer judged counts as changed. */
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

/** What spoiling these people's resumes, each without an ad and with one, does to the checks. */
export function comparedRelations({ people, adTextFor }: Corpus) {
  const all = people.flatMap(({ id, resume }, at) => {
    const start = whole(resume);
    const ad = readPosting(adTextFor(at, 7));
    return [undefined, ad].flatMap((posting) => compared(start, posting).map((each) => ({ ...each, id })));
  });
  const named = ({ id, relation }: (typeof all)[number], check: CheckName): string => `${id}, ${relation}: ${check}`;
  const score = (scores: Compared['before'], check: CheckName): number => scores.get(check) ?? 0;
  return {
    /** Checks that could fall, and whether they did. */
    could: all.flatMap(({ relation, before, after, falls }) =>
      falls
        .filter((check) => score(before, check) > 0)
        .map((check) => ({ relation, check, fell: score(after, check) < score(before, check) })),
    ),
    /** Checks that rose because of the very fault they should notice. */
    risen: all.flatMap((each) =>
      each.falls
        .filter((check) => score(each.after, check) > score(each.before, check))
        .map((check) => named(each, check)),
    ),
    /** Checks that moved and have nothing to do with it. */
    others: all.flatMap((each) =>
      moved(each.before, each.after)
        .filter((check) => !each.falls.includes(check) && !each.may.includes(check))
        .map((check) => named(each, check)),
    ),
  };
}
