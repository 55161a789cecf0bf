import { hashOf } from '../language/hash.ts';
import type { EvidenceLine, PrepQuestion, QuestionKind, QuestionOrigin } from './interview-prep.ts';
import type { Wording } from './wording.ts';

/** A question with what it weighs, before the best of each kind are chosen. */
export interface Draft {
  kind: QuestionKind;
  origin: QuestionOrigin;
  key: string;
  wording: Wording;
  evidence: EvidenceLine[];
  /** Ids of the requirements that it is about. */
  requirements?: readonly string[];
}

/** One of each list in turn. */
export const interleaved = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

export function distinct(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter(({ wording: { text } }) => {
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

export function finished({ kind, origin, key, wording, evidence }: Draft): PrepQuestion {
  const { text, why, goodAnswer } = wording;
  return { id: `${kind}-${slug(key)}`, kind, text, origin, names: namesIn(wording), why, goodAnswer, evidence };
}

/** The beginning of a key as an id; of a long one with a mark of the whole. */
const slug = (key: string): string =>
  `${slugged(key)}${key.length > longestSlug ? `-${hashOf(key).toString(36)}` : ''}`;
const longestSlug = 50;

const slugged = (key: string): string =>
  key
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9+#]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longestSlug);

/** The names that the text has and that come from the ad or the resume. */
function namesIn({ text, names }: Wording): string[] {
  const lower = text.toLowerCase();
  return [
    ...new Set(
      names.filter(
        (name): name is string => name !== undefined && name.length > 1 && lower.includes(name.toLowerCase()),
      ),
    ),
  ];
}
