import { groupedBy } from '../../grouped-by.ts';
import { once } from '../../memoize.ts';
import type { Fragment } from '../layout/fragment.ts';
import { stacked } from '../layout/fragment-parts.ts';
import { byHeight, type ByHeight } from '../layout/by-height.ts';
import { fragmentLook } from './fragment-look.ts';
import { withHeadingsByLook } from './headings-by-look.ts';
import { headingMeaning, misspeltMeaning } from './headings.ts';

/**
 * The fragments with the headings among them marked: recognised by their words, and by a look that only headings have or a position that they share with
 * another heading. "Tools" as the title of one list among others is not a heading.
 */
export function markHeadings(broken: readonly Fragment[], { onPage = true, byWords = false } = {}): Fragment[] {
  const fragments = joinBrokenHeadings(broken);
  const candidates = fragments.filter(namesSection);
  const looks = looksOf(fragments, candidates);
  const main = mainHeadings(candidates, looks);
  const mainLook = main[0] && looks.keyOf(main[0]);
  const set = new Set(candidates);
  const marked = fragments.map((fragment) => {
    if (fragment.heading) return fragment;
    // A label under every entry ("Highlights") is no section's heading.
    if (!set.has(fragment) || looks.timesSaid(fragment) > 2) return fragment;
    if (byWords) return { ...fragment, heading: true };
    const look = looks.keyOf(fragment);
    const count = looks.counts.get(look);
    const own =
      count !== undefined &&
      count.headings >= 0.5 * count.all &&
      (look === mainLook || isSecondLook(fragment, looks, main));
    const known = own || hasHeadingStyle(fragment) || ((look === mainLook || !mainLook) && hasCompany(fragment, looks));
    return known ? { ...fragment, heading: true } : fragment;
  });
  // Without a page there is nothing to cut by them.
  return onPage ? withHeadingsByLook(marked) : marked;
}

/** How all fragments look, and those that may be headings by their look: asked of each fragment, made once for all. */
interface Looks {
  keyOf(fragment: Fragment): string;
  /** How many have the look, bullets aside, and how many of them may be headings. */
  counts: ReadonlyMap<string, { all: number; headings: number }>;
  /** Those that may be headings, by their look. */
  candidates: ReadonlyMap<string, readonly Fragment[]>;
  /** The different words of those. */
  texts: ReadonlyMap<string, ReadonlySet<string>>;
  /** How often a heading's words stand there in its look. */
  timesSaid(fragment: Fragment): number;
  near: () => ByHeight<Fragment>;
}

function looksOf(fragments: readonly Fragment[], named: readonly Fragment[]): Looks {
  const keys = new Map(fragments.map((fragment) => [fragment, fragmentLook(fragment)]));
  const keyOf = (fragment: Fragment): string => keys.get(fragment) ?? '';
  const set = new Set(named);
  const counts = new Map<string, { all: number; headings: number }>();
  for (const fragment of fragments) {
    if (fragment.bullet) continue;
    const key = keyOf(fragment);
    const count = counts.get(key) ?? { all: 0, headings: 0 };
    counts.set(key, { all: count.all + 1, headings: count.headings + (set.has(fragment) ? 1 : 0) });
  }
  const candidates = groupedBy(named, keyOf);
  const wordsOf = (fragment: Fragment): string => `${keyOf(fragment)} ${fragment.text}`;
  const said = groupedBy(named, wordsOf);
  return {
    keyOf,
    counts,
    candidates,
    texts: new Map([...candidates].map(([key, alike]) => [key, new Set(alike.map(({ text }) => text))])),
    timesSaid: (fragment) => said.get(wordsOf(fragment))?.length ?? 0,
    near: once(() => byHeight(fragments, ({ y, bottom }) => ({ top: y, bottom }))),
  };
}

/** "Professional" above "Summary": a heading that was broken in a narrow column, made whole. */
function joinBrokenHeadings(fragments: readonly Fragment[]): Fragment[] {
  const joined: Fragment[] = [];
  /** Places in `joined` by where the fragments end: what stands above a line is not looked for in the whole document. */
  const ending = new Map<number, number[]>();
  const slotOf = (y: number): number => Math.floor(y / endingSlot);
  const put = (fragment: Fragment, at: number): void => {
    joined[at] = fragment;
    const slot = slotOf(fragment.bottom);
    const places = ending.get(slot);
    if (places) places.push(at);
    else ending.set(slot, [at]);
  };
  for (const fragment of fragments) {
    const size = fragment.runs[0]?.size ?? 0;
    let at: number | undefined;
    // Text without a page has no sizes, and so no broken headings; larger type than on a poster is none of a heading's.
    if (size > 0 && size <= largestType)
      for (let slot = slotOf(fragment.y - 0.7 * size); slot <= slotOf(fragment.y + 2); slot += 1)
        for (const place of ending.get(slot) ?? []) {
          const candidate = joined[place];
          if (candidate && place > (at ?? -1) && isBrokenHeading(candidate, fragment)) at = place;
        }
    const above = at === undefined ? undefined : joined[at];
    if (above && at !== undefined) put(stacked(above, fragment), at);
    else put(fragment, joined.length);
  }
  return joined;
}
const endingSlot = 16;
const largestType = 1000;

function isBrokenHeading(above: Fragment, below: Fragment): boolean {
  const size = below.runs[0]?.size ?? 0;
  const gap = below.y - above.bottom;
  if (size === 0 || gap < -2 || gap > 0.7 * size || above.bullet || below.bullet) return false;
  const aligned = Math.abs(above.x - below.x) < 2 || Math.abs(above.right - below.right) < 2;
  if (!aligned || fragmentLook(above) !== fragmentLook(below)) return false;
  const together = { ...above, text: `${above.text} ${below.text}` };
  // "Experiência" above "profissional": both lines are one heading, though the first alone would be one too.
  const whole = !/[&,/-]$/.test(above.text) && namesSection(above);
  const isContinued =
    headingMeaning(together.text) === headingMeaning(above.text) && headingMeaning(below.text) === undefined;
  return (!whole || isContinued) && namesSection(together);
}

/** The headings in the look that most different sections share, one for each section. */
function mainHeadings(candidates: readonly Fragment[], { keyOf }: Looks): Fragment[] {
  const looks = new Map<string, Map<string, Fragment>>();
  for (const fragment of candidates) {
    const key = keyOf(fragment);
    looks.set(
      key,
      (looks.get(key) ?? new Map<string, Fragment>()).set(
        headingMeaning(fragment.text) ?? misspeltMeaning(fragment.text) ?? '',
        fragment,
      ),
    );
  }
  const most = [...looks.values()].sort((a, b) => b.size - a.size)[0];
  return most && most.size >= 2 ? [...most.values()] : [];
}

/** A second look for headings, as sidebars have one: used for several, or as large as the main one and standing free. */
function isSecondLook(fragment: Fragment, looks: Looks, main: readonly Fragment[]): boolean {
  const size = (f: Fragment): number => f.runs[0]?.size ?? 0;
  if ((looks.texts.get(looks.keyOf(fragment))?.size ?? 0) > 1) return true;
  const isContinued = looks.near().some(fragment.y - 0.6 * size(fragment), fragment.y + 2, (other) => {
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

/** "Éducation et" is half a heading. */
const endsOpen = /\s(?:&|and|und|et|y|e|i|en)$/iu;

function namesSection(fragment: Fragment): boolean {
  if (fragment.bullet && !hasHeadingStyle(fragment)) return false;
  // The last word of a sentence is not a heading, even on a line of its own.
  if (/^\p{Ll}|[.,;]$/u.test(fragment.text) || endsOpen.test(fragment.text)) return false;
  const meaning = headingMeaning(fragment.text) ?? misspeltMeaning(fragment.text);
  return meaning !== undefined && meaning !== 'label';
}

/** Another heading that looks the same and stands in the same column. Text without looks is its own witness. */
function hasCompany(fragment: Fragment, looks: Looks): boolean {
  if ((fragment.runs[0]?.size ?? 0) === 0) return true;
  return (looks.candidates.get(looks.keyOf(fragment)) ?? []).some((other) => {
    if (other === fragment || other.text === fragment.text) return false;
    const middle = (f: Fragment): number => (f.x + f.right) / 2;
    return (
      Math.abs(other.x - fragment.x) < 3 ||
      Math.abs(other.right - fragment.right) < 3 ||
      Math.abs(middle(other) - middle(fragment)) < 4
    );
  });
}
