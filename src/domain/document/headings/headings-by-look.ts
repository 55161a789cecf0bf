import { groupedBy } from '../../grouped-by.ts';
import { once } from '../../memoize.ts';
import { byHeight, type ByHeight } from '../layout/by-height.ts';
import type { Fragment } from '../layout/fragment.ts';
import { sameRow } from '../layout/rows.ts';
import { fieldOf, isContactLabel } from './field-labels.ts';
import { fragmentLook } from './fragment-look.ts';
import { headingMeaning, keyMeaning, misspeltMeaning } from './headings.ts';

/**
 * The fragments with those marked that are set as the headings are, whatever they say: how a page is cut into columns depends on where its sections begin, and
 * "Where I studied" begins one as "Education" does. What they mean, and whether they do head a section, is asked of the rows.
 */
export function withHeadingsByLook(fragments: readonly Fragment[]): Fragment[] {
  const found = headingsByLook(fragments);
  return found.size === 0
    ? [...fragments]
    : fragments.map((fragment) => (found.has(fragment) ? { ...fragment, heading: true, byLook: true } : fragment));
}

const mostLength = 45;
const mostWords = 7;

const isShaped = ({ text, bullet, date }: Fragment): boolean =>
  !bullet &&
  !date &&
  text.length <= mostLength &&
  text.split(' ').length <= mostWords &&
  /^[^\p{Ll}]*\p{L}{2}/u.test(text) &&
  !/[.,;]$|\d{4}|@|\|/.test(text) &&
  !isContactLabel(text) &&
  (fieldOf(text) === undefined || headingMeaning(text) !== undefined);

/** The section that a fragment names if it is a heading. */
function namedIn({ text }: Fragment): string | undefined {
  const meaning = headingMeaning(text) ?? misspeltMeaning(text) ?? keyMeaning(text);
  return meaning === 'label' ? undefined : meaning;
}

const sizeOf = (fragment: Fragment | undefined): number => fragment?.runs[0]?.size ?? 0;
const fewestAlike = 3;
const leastShaped = 0.9;

function headingsByLook(fragments: readonly Fragment[]): Set<Fragment> {
  const looks = [...groupedBy(fragments, fragmentLook).values()].filter(([first]) => sizeOf(first) > 0);
  const lettersOf = (alike: readonly Fragment[]): number => alike.reduce((sum, { text }) => sum + text.length, 0);
  const body = looks.toSorted((a, b) => lettersOf(b) - lettersOf(a))[0];
  const largest = looks.reduce(
    (size, alike) => (alike.length < fewestAlike ? size : Math.max(size, sizeOf(alike[0]))),
    0,
  );
  const near = once(() => byHeight(fragments, ({ y, bottom }) => ({ top: y, bottom })));
  const found = new Set<Fragment>();
  const isOwn = (alike: readonly Fragment[]): boolean => alike !== body && alike.length >= fewestAlike;
  const knownIn = (alike: readonly Fragment[]): number => alike.filter(({ heading }) => heading).length;
  const main = looks.toSorted((a, b) => knownIn(b) - knownIn(a))[0] ?? [];
  const take = (alike: readonly Fragment[]): void => {
    // What is set smaller than the known headings heads a part of a section.
    if (sizeOf(alike[0]) < sizeOf(main[0]) - 0.6 && knownIn(main) > 1 && knownIn(alike) < 2) return;
    const isLargest = sizeOf(alike[0]) >= largest && largest > 1.1 * sizeOf(body?.[0]);
    for (const fragment of unknownIn(alike, isLargest, near)) found.add(fragment);
  };
  for (const alike of looks) if (isOwn(alike)) take(alike);
  // A column on a ground of its own has its colour, and its headings are set like the others but for that.
  const large = looks.filter((alike) => alike !== body && sizeOf(alike[0]) > 1.1 * sizeOf(body?.[0]));
  for (const alike of groupedBy(large.flat(), (f) => fragmentLook(f).replace(/#.*$/, '')).values())
    if (isOwn(alike)) take(alike);
  return found;
}

/** Those of one look that are headings by it, beside the known ones: nearly all that is set so is shaped like a heading, and enough of it names a section. */
function unknownIn(alike: readonly Fragment[], isLargest: boolean, all: () => ByHeight<Fragment>): Fragment[] {
  const said = groupedBy(alike, ({ text }) => text);
  const shaped = alike.filter((f) => f.heading || (isShaped(f) && said.get(f.text)?.length === 1));
  if (shaped.length < leastShaped * alike.length) return [];
  const meanings = new Map(shaped.map((f) => [f, namedIn(f)]));
  const isNamed = (f: Fragment): boolean => f.heading || meanings.get(f) !== undefined;
  const kinds = new Set([...meanings.values()].filter((kind) => kind !== undefined)).size;
  const named = shaped.filter(isNamed);
  if (kinds < (isLargest ? 1 : 2) || (isLargest ? 5 : 2.5) * named.length < shaped.length) return [];
  // Line upon line of it is text, and what stands over date after date names entries.
  const near = byHeight(shaped, ({ y, bottom }) => ({ top: y, bottom }));
  if (3 * shaped.filter((f) => isUnderAnother(f, near)).length > shaped.length) return [];
  const first = named.reduce((top, { y }) => Math.min(top, y), Infinity);
  // The second line of a heading belongs to its first.
  const isBelowContact = (f: Fragment): boolean =>
    isLargest && all().some(f.y - contactHeight, f.y, ({ text, y }) => y < f.y && /\w@\w/.test(text));
  // A column beside a sidebar may begin higher than the sidebar's first heading.
  const topmost = named.find(({ y }) => y === first);
  const beginsColumn = (f: Fragment): boolean =>
    topmost !== undefined &&
    f.x > topmost.right &&
    shaped.some((other) => other !== f && Math.abs(other.x - f.x) < 3 && other.y > f.y);
  const isPlaced = (f: Fragment): boolean => isNamed(f) || f.y > first - 3 || isBelowContact(f) || beginsColumn(f);
  const unknown = shaped.filter((f) => !f.heading && !isUnderAnother(f, near) && isPlaced(f));
  const own = unknown.filter((f) => !isNamed(f));
  const dated = own.filter((f) => isOverDate(f, all()));
  return dated.length > mostOverDates && 2 * dated.length >= own.length ? unknown.filter(isNamed) : unknown;
}

const mostOverDates = 1;
/** Above the first heading that is known, one stands below the address at the top of the page. */
const contactHeight = 150;

/** A date stands beside it, or alone on the next line. */
function isOverDate(heading: Fragment, all: ByHeight<Fragment>): boolean {
  const end = heading.bottom + 1.2 * (heading.bottom - heading.y);
  const below = all.near(heading.y, end).filter((f) => f !== heading && f.y < end && f.bottom > heading.y + 2);
  const isAlone = (date: Fragment): boolean => !below.some((f) => f !== date && !f.date && sameRow(f, date));
  return below.some(
    (f) => f.date && f.x > heading.x - 3 && (sameRow(f, heading) || (isAlone(f) && f.x < heading.right)),
  );
}

const isUnderAnother = (below: Fragment, near: ByHeight<Fragment>): boolean =>
  near.some(
    below.y - 0.6 * sizeOf(below),
    below.y + 2,
    (above) =>
      above !== below &&
      below.y >= above.bottom - 2 &&
      below.y - above.bottom < 0.6 * sizeOf(below) &&
      sharesEdge(above, below),
  );

const sharesEdge = (a: Fragment, b: Fragment): boolean =>
  Math.abs(a.x - b.x) < 3 || Math.abs(a.right - b.right) < 3 || Math.abs(a.x + a.right - b.x - b.right) < 6;
