import { findDates } from '../../language/dates.ts';
import { headingMeaning } from '../headings/headings.ts';
import type { Line } from '../source-document.ts';
import { byHeight } from './by-height.ts';
import { withoutStart } from './fragment-parts.ts';
import type { Fragment } from './fragment.ts';

const bulletGlyphs = '•‣▪▫●○◦∙·■□◆◇◊►▶▸▹➢➤➔➜✓✔✦✧❖❯»›⁃⦁⚬🞄★☆➞⇒→−*‐‑–—-';
const bulletStart = new RegExp(
  `^[${bulletGlyphs.replace('-', '\\-')}\\u2190-\\u21FF\\u25A0-\\u25FF\\u2700-\\u27BF\\uE000-\\uF8FF]+(?=\\s)\\s*|^[•‣▪●○◦∙■◆➢➤►▶✓✔❖⦁]+\\s*`,
  'u',
);
const isBulletGlyph = (text: string): boolean => text.trim().length === 1 && '•‣▪▫●○◦∙·'.includes(text.trim());
/** A single symbol of any kind: not a letter, a digit or punctuation. */
export const bulletOnly = /^(?:[^\p{L}\p{N}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\s&+#@%$€£"'.,:;!?/\\|¦~=<^_`]|»|o)$/u;

/** A bullet on its own belongs to the stretch after it; a bullet at the start of a stretch is removed and remembered. */
export function mergeBullets(fragments: Fragment[], line: Line): Fragment[] {
  const merged: Fragment[] = [];
  let pending: Fragment | undefined;
  for (const fragment of fragments) {
    if (bulletOnly.test(fragment.text) || fragment.text === '') {
      pending ??= fragment;
      continue;
    }
    const stripped = stripBullet(fragment);
    merged.push(
      pending && merged.length === 0 && !isIcon(pending, stripped) ? { ...stripped, bullet: true } : stripped,
    );
    pending = undefined;
  }
  const first = merged[0];
  if (first && line.listLevel !== undefined) merged[0] = { ...first, bullet: true };
  return merged;
}

const sizeOf = ({ runs }: Fragment): number => runs[0]?.size ?? 0;

/** A symbol that is set larger than the text behind it is a picture of what the text is about. */
const isIcon = (mark: Fragment, text: Fragment): boolean =>
  sizeOf(text) > 0 && sizeOf(mark) > leastIcon * sizeOf(text) && !isBulletGlyph(mark.text);
const leastIcon = 1.25;

/** "— Profile —": marks on both sides of a line, which are no bullets. */
const decorated = /^([—–\-~*=•·◆_]+)\s+(\S.{0,60}?)\s+[—–\-~*=•·◆_]+$/u;

function stripBullet(fragment: Fragment): Fragment {
  const [, mark = '', inner] = decorated.exec(fragment.text) ?? [];
  if (inner !== undefined) return { ...withoutStart(fragment, mark), text: inner };
  const match = bulletStart.exec(fragment.text);
  if (!match || match[0].length >= fragment.text.length) return fragment;
  return { ...withoutStart(fragment, match[0]), bullet: true };
}

const numbering = /^(\d{1,2})[.)]\s+(?=\S)/;

/** List numbers are removed as bullets are: where a 2 follows a 1, and the text after them is neither heading nor date. */
export function withNumbersOff(fragments: readonly Fragment[]): Fragment[] {
  const numbers = fragments.map((fragment) => Number(numbering.exec(fragment.text)?.[1] ?? 0));
  if (!numbers.includes(1) || !numbers.includes(2)) return [...fragments];
  const inList = new Set<number>();
  let expected = 1;
  let open: number[] = [];
  numbers.forEach((number, index) => {
    if (number !== expected && number !== 1) return;
    if (number === 1) open = [];
    open.push(index);
    expected = number + 1;
    if (number > 1) for (const place of open) inList.add(place);
  });
  return fragments.map((fragment, index) => {
    const match = inList.has(index) ? numbering.exec(fragment.text) : null;
    const rest = match ? fragment.text.slice(match[0].length) : '';
    if (!match || headingMeaning(rest) !== undefined || findDates(fragment.text)[0]?.index === 0) return fragment;
    return { ...withoutStart(fragment, match[0]), bullet: true };
  });
}

/** Bullets with a baseline of their own, because they are raised or small, given to the lines that they precede. */
export function withLoneBullets(fragments: readonly Fragment[], bullets: readonly Line[], offset: number): Fragment[] {
  if (bullets.length === 0) return [...fragments];
  const near = byHeight(bullets, ({ y, height }) => ({
    top: y + height / 2 + offset,
    bottom: y + height / 2 + offset,
  }));
  return fragments.map((fragment) => {
    const before = near.some(fragment.y, fragment.bottom, (bullet) => {
      const middle = bullet.y + bullet.height / 2 + offset;
      const gap = fragment.x - (bullet.x + bullet.width);
      const height = fragment.bottom - fragment.y;
      if (bullet.height > leastIcon * height && !isBulletGlyph(bullet.text)) return false;
      return middle > fragment.y && middle < fragment.bottom && gap > -1 && gap < 2.5 * height;
    });
    return before && !fragment.bullet ? { ...fragment, bullet: true } : fragment;
  });
}
