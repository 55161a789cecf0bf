import { stacked, type Fragment } from '../layout/fragments.ts';
import { headingMeaning } from './headings.ts';

/**
 * The fragments with the headings among them marked: recognised by their words, and by a look that only headings have or a position that they share with
 * another heading. "Tools" as the title of one list among others is not a heading.
 */
export function markHeadings(broken: readonly Fragment[]): Fragment[] {
  const fragments = joinBrokenHeadings(broken);
  const candidates = fragments.filter(namesSection);
  const set = new Set(candidates);
  const looks = new Map<string, { all: number; headings: number }>();
  for (const fragment of fragments) {
    if (fragment.bullet) continue;
    const key = fragmentLook(fragment);
    const count = looks.get(key) ?? { all: 0, headings: 0 };
    looks.set(key, { all: count.all + 1, headings: count.headings + (set.has(fragment) ? 1 : 0) });
  }
  const main = mainHeadings(candidates);
  const mainLook = main[0] && fragmentLook(main[0]);
  return fragments.map((fragment) => {
    if (!set.has(fragment)) return fragment;
    const look = fragmentLook(fragment);
    const count = looks.get(look);
    const own =
      count !== undefined &&
      count.headings >= 0.5 * count.all &&
      (look === mainLook || isSecondLook(fragment, candidates, main, fragments));
    const known =
      own || hasHeadingStyle(fragment) || ((look === mainLook || !mainLook) && hasCompany(fragment, candidates));
    return known && !isRepeated(fragment, candidates) ? { ...fragment, heading: true } : fragment;
  });
}

/** "Professional" above "Summary": a heading that was broken in a narrow column, joined again. */
function joinBrokenHeadings(fragments: readonly Fragment[]): Fragment[] {
  const joined: Fragment[] = [];
  for (const fragment of fragments) {
    const at = joined.findLastIndex((above) => isBrokenHeading(above, fragment));
    const above = joined[at];
    if (above) joined[at] = stacked(above, fragment);
    else joined.push(fragment);
  }
  return joined;
}

function isBrokenHeading(above: Fragment, below: Fragment): boolean {
  const size = below.runs[0]?.size ?? 0;
  const gap = below.y - above.bottom;
  if (size === 0 || gap < -2 || gap > 0.7 * size || fragmentLook(above) !== fragmentLook(below)) return false;
  const aligned = Math.abs(above.x - below.x) < 2 || Math.abs(above.right - below.right) < 2;
  const together = { ...above, text: `${above.text} ${below.text}` };
  // "Experiência" above "profissional": both lines are one heading, though the first alone would be one too.
  const whole = !/[&,/-]$/.test(above.text) && namesSection(above);
  const isContinued =
    headingMeaning(together.text) === headingMeaning(above.text) && headingMeaning(below.text) === undefined;
  return aligned && (!whole || isContinued) && !above.bullet && !below.bullet && namesSection(together);
}

/** The headings in the look that most different sections share, one for each section. */
function mainHeadings(candidates: readonly Fragment[]): Fragment[] {
  const looks = new Map<string, Map<string, Fragment>>();
  for (const fragment of candidates) {
    const key = fragmentLook(fragment);
    looks.set(key, (looks.get(key) ?? new Map<string, Fragment>()).set(headingMeaning(fragment.text) ?? '', fragment));
  }
  const most = [...looks.values()].sort((a, b) => b.size - a.size)[0];
  return most && most.size >= 2 ? [...most.values()] : [];
}

/** A second look for headings, as sidebars have: used several times, or as large as the main one and surrounded by white space. */
function isSecondLook(
  fragment: Fragment,
  candidates: readonly Fragment[],
  main: readonly Fragment[],
  all: readonly Fragment[],
): boolean {
  const look = fragmentLook(fragment);
  const texts = new Set(candidates.filter((other) => fragmentLook(other) === look).map((other) => other.text));
  const size = (f: Fragment): number => f.runs[0]?.size ?? 0;
  if (texts.size > 1) return true;
  const isContinued = all.some((other) => {
    const gap = fragment.y - other.bottom;
    return (
      gap > -2 &&
      gap < 0.6 * size(fragment) &&
      Math.abs(other.x - fragment.x) < 3 &&
      Math.abs(size(other) - size(fragment)) < 1
    );
  });
  const least = isBoldCapitals(fragment) ? 0.75 : 0.9;
  return (
    !isContinued && main.every((heading) => size(fragment) >= Math.min(least * size(heading), size(heading) - 1.5))
  );
}

const isBoldCapitals = (fragment: Fragment): boolean =>
  fragment.runs[0]?.bold === true && !/\p{Ll}/u.test(fragment.text);

export const hasHeadingStyle = (fragment: Fragment): boolean =>
  /heading|überschrift|titre|t[ií]tulo|kop\b/i.test(fragment.line.style ?? '');

function namesSection(fragment: Fragment): boolean {
  if (fragment.bullet && !hasHeadingStyle(fragment)) return false;
  // The last word of a sentence is not a heading, even on a line of its own.
  if (/^\p{Ll}|[.,;]$/u.test(fragment.text)) return false;
  const meaning = headingMeaning(fragment.text);
  return meaning !== undefined && meaning !== 'label';
}

/** A label under every entry ("Highlights") is not a section heading. */
const isRepeated = (fragment: Fragment, candidates: readonly Fragment[]): boolean =>
  candidates.filter((other) => other.text === fragment.text && fragmentLook(other) === fragmentLook(fragment)).length >
  2;

/** Another heading that looks the same and is in the same column. In text without looks no other heading is needed. */
function hasCompany(fragment: Fragment, candidates: readonly Fragment[]): boolean {
  const look = fragmentLook(fragment);
  if ((fragment.runs[0]?.size ?? 0) === 0) return true;
  return candidates.some((other) => {
    if (other === fragment || fragmentLook(other) !== look || other.text === fragment.text) return false;
    const middle = (f: Fragment): number => (f.x + f.right) / 2;
    return (
      Math.abs(other.x - fragment.x) < 3 ||
      Math.abs(other.right - fragment.right) < 3 ||
      Math.abs(middle(other) - middle(fragment)) < 4
    );
  });
}

/** How a fragment's first letters are set, as a key: fragments with the same key look the same. */
export const fragmentLook = (fragment: Fragment | undefined): string => {
  const run = fragment?.runs.find((candidate) => candidate.text.trim() !== '');
  if (!run || !fragment) return '';
  const letters = fragment.text.replace(/[^\p{L}]/gu, '');
  const caps = letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  return `${run.bold ? 'b' : ''}${run.italic ? 'i' : ''}${caps ? 'c' : ''}${Math.round(run.size)}${run.color}`;
};
