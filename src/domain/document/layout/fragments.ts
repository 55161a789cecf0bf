import { findDates } from '../../language/dates.ts';
import type { Field } from '../headings/field-labels.ts';
import { headingMeaning } from '../headings/headings.ts';
import type { Line, Run, SourceDocument } from '../source-document.ts';
import { byHeight } from './by-height.ts';
import { fromTheLeft } from './reading-direction.ts';
import { inOneScript } from '../../language/lookalikes.ts';
import { withoutMojibake } from '../../language/mojibake.ts';

/**
 * A stretch of a line without wide gaps, the unit that columns and tables consist of. Positions are on one long canvas, all pages below each other, so that a
 * column that continues on the next page is one column.
 */
export interface Fragment {
  line: Line;
  runs: Run[];
  text: string;
  x: number;
  right: number;
  y: number;
  bottom: number;
  /** It began with a bullet, which was removed. */
  bullet: boolean;
  /** It is a section's heading, see {@link markHeadings}. */
  heading: boolean;
  /** It is a date and little else, or a length of time. */
  date: boolean;
  /** What the title of its column says it contains. */
  field?: Field | undefined;
}

/** Icon font glyphs, zero-width characters and characters that could not be decoded. */
const noise =
  /\p{Co}|[\uFFFC\uFFFD\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u2064\uFEFF\u00AD]|\uFE0E|\uFE0F|(?![\t\n\r])\p{Cc}/gu;
const bulletGlyphs = '•‣▪▫●○◦∙·■□◆◇◊►▶▸▹➢➤➔➜✓✔✦✧❖❯»›⁃⦁⚬🞄★☆➞⇒→−*‐‑–—-';
const bulletStart = new RegExp(
  `^[${bulletGlyphs.replace('-', '\\-')}\\uE000-\\uF8FF]+(?=\\s)\\s*|^[•‣▪●○◦∙■◆➢➤►▶✓✔❖⦁]+\\s*`,
  'u',
);
/** A single symbol of any kind: not a letter, a digit or punctuation. */
const bulletOnly = /^(?:[^\p{L}\p{N}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\s&+#@%$€£"'.,:;!?/\\|¦~=<^_`]|»|o)$/u;

/** The gap, in heights of the type, that separates two stretches of a line. */
const gapRatio = 1.15;

/** A smaller gap is enough where bold or italics change too, and between contacts, which are never justified. */
const styledGapRatio = 0.75;
const contactGapRatio = 0.75;
const contactPattern = /\S@\S+\.\S|\+\d[\d\s().-]{7,}\d|\(\d{3}\)\s?\d{3}/;
const longestContacts = 180;

const changesStyle = (before: Run | undefined, run: Run): boolean =>
  before !== undefined && (before.bold !== run.bold || before.italic !== run.italic);

/** Symbols before a date, a place or a contact that say which it is: icons, although they have code points of letters. */
const pictographs = /[✉✆☎⚑⚐⌂⌖🖂🖃🖷🗓]\uFE0F?|[📅📆📍📌📧📨📩📞📱📲🌐🔗🏠🏡🏢💼🎓📷🗺🌎🌍🌏🕮🕑⏱⏲🏷]\uFE0F?/gu;
const innerIcon = /(?<=\S)(?:\s+[\uE000-\uF8FF\uFFFD]+\s*|[\uE000-\uF8FF\uFFFD]+\s+)(?=\S)/gu;

/**
 * Repairs wrong encodings and letters of other scripts, removes icons and invisible characters, and collapses spaces. An icon between two texts separates them.
 */
export const cleanText = (text: string): string =>
  isClean(text)
    ? text
    : inOneScript(withoutMojibake(text))
        .replace(pictographs, '\uE000')
        .replace(innerIcon, ' | ')
        .replace(noise, '')
        .replaceAll('**', '')
        .replace(/[\s\u00A0]+/gu, ' ')
        .trim();

/** ASCII characters with single spaces between them, as most lines are, need no repair. */
const isClean = (text: string): boolean => /^[!-~]+(?: [!-~]+)*$/.test(text) && !text.includes('**');

/** All visible fragments of a document, in the reader's order. */
export function fragmentsOf(document: SourceDocument): Fragment[] {
  const fragments: Fragment[] = [];
  let offset = 0;
  for (const page of document.pages) {
    const { lines } = fromTheLeft(page, document.kind);
    const starts = columnStarts(lines);
    const own = lines.flatMap((line) => lineFragments(line, offset, starts));
    fragments.push(
      ...withLoneBullets(
        own,
        lines.filter((line) => bulletOnly.test(line.text.trim()) && !/\p{Co}/u.test(line.text)),
        offset,
      ),
    );
    offset += page.height;
  }
  return withNumbersOff(fragments);
}

const numbering = /^(\d{1,2})[.)]\s+(?=\S)/;

/** List numbers are removed as bullets are: where a 2 follows a 1, and the text after them is neither heading nor date. */
function withNumbersOff(fragments: readonly Fragment[]): Fragment[] {
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
function withLoneBullets(fragments: readonly Fragment[], bullets: readonly Line[], offset: number): Fragment[] {
  if (bullets.length === 0) return [...fragments];
  const near = byHeight(bullets, ({ y, height }) => ({
    top: y + height / 2 + offset,
    bottom: y + height / 2 + offset,
  }));
  return fragments.map((fragment) => {
    const before = near.some(fragment.y, fragment.bottom, (bullet) => {
      const middle = bullet.y + bullet.height / 2 + offset;
      const gap = fragment.x - (bullet.x + bullet.width);
      return middle > fragment.y && middle < fragment.bottom && gap > -1 && gap < 2.5 * (fragment.bottom - fragment.y);
    });
    return before && !fragment.bullet ? { ...fragment, bullet: true } : fragment;
  });
}

/** Where on a page lines begin, in whole points: a stretch that begins there too, after a gap, belongs to a column. */
function columnStarts(lines: readonly Line[]): (x: number) => boolean {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const x = Math.round(line.x);
    counts.set(x, (counts.get(x) ?? 0) + 1);
  }
  return (x) => [-1, 0, 1].reduce((sum, by) => sum + (counts.get(Math.round(x) + by) ?? 0), 0) >= fewestInColumn;
}
const fewestInColumn = 3;

function lineFragments(line: Line, offset: number, startsColumn: (x: number) => boolean): Fragment[] {
  const groups: Run[][] = [];
  const ratio = contactPattern.test(line.text) && line.text.length < longestContacts ? contactGapRatio : gapRatio;
  let right = -Infinity;
  let separated = true;
  for (const run of line.runs.length > 0 ? line.runs : [wholeLine(line)]) {
    const stretches = splitRun(run);
    if (/^\s*\t/.test(run.text)) separated = true;
    stretches.forEach((stretch, index) => {
      const last = groups.at(-1)?.at(-1);
      // Letters drawn twice, for a shadow, are read once.
      if (last && last.text === stretch.text && Math.abs(last.x - stretch.x) < 1.5) return;
      const size = Math.min(typeSize(stretch), last ? typeSize(last) : Infinity);
      const least = changesStyle(last, stretch) || startsColumn(stretch.x) ? styledGapRatio : ratio;
      const wide = stretch.x - right >= least * size;
      const group = groups.at(-1);
      if (group && !separated && !wide && index === 0) group.push(stretch);
      else groups.push([stretch]);
      separated = false;
      right = stretch.x + stretch.width;
    });
    if (/\t\s*$/.test(run.text)) separated = true;
  }
  const fragments = groups.map((runs) => toFragment(line, runs, offset)).filter((fragment) => fragment !== undefined);
  return isLetterSpaced(fragments) ? [spacedWords(fragments)] : mergeBullets(fragments, line);
}

const fewestSpaced = 3;

/** "W H A T   I   K N O W": letters apart from each other, and words further apart. */
const isLetterSpaced = (fragments: readonly Fragment[]): fragments is [Fragment, ...Fragment[]] => {
  const letters = fragments.flatMap(({ text }) => text.split(' '));
  return letters.length >= fewestSpaced && letters.every((letter) => /^[\p{L}&’']\p{M}*$/u.test(letter));
};

const spacedWords = (fragments: readonly [Fragment, ...Fragment[]]): Fragment => ({
  ...fragments[0],
  runs: fragments.flatMap(({ runs }) => runs),
  text: fragments.map(({ text }) => text.replaceAll(' ', '')).join(' '),
  right: Math.max(...fragments.map(({ right }) => right)),
});

const typeSize = (run: Run): number => Math.max(run.height, run.size, 6);

const wholeLine = (line: Line): Run => ({
  ...line,
  font: '',
  size: line.height,
  bold: false,
  italic: false,
  color: '#000000',
});

/** Splits a run that contains tabs or the wide spaces of a manual layout into one run per stretch. */
function splitRun(run: Run): Run[] {
  if (!/\t| {3}/.test(run.text)) return run.text.trim() === '' ? [] : [run];
  const each = run.width / Math.max(run.text.length, 1);
  return [...run.text.matchAll(/\S(?:[^\t ]| {1,2}(?=[^ \t]))*/g)].map((match) => ({
    ...run,
    text: match[0],
    x: run.x + match.index * each,
    width: match[0].length * each,
  }));
}

function toFragment(line: Line, runs: Run[], offset: number): Fragment | undefined {
  const raw = joinRuns(runs);
  const text = cleanText(raw);
  if (runs.length === 0 || (text === '' && !bulletOnly.test(raw.trim()))) return undefined;
  const y = Math.min(...runs.map((run) => run.y));
  const bottom = Math.max(...runs.map((run) => run.y + run.height));
  return {
    line,
    runs,
    text,
    x: Math.min(...runs.map((run) => run.x)),
    right: Math.max(...runs.map((run) => run.x + run.width)),
    y: y + offset,
    bottom: bottom + offset,
    bullet: false,
    heading: false,
    date: isDateLabel(text),
  };
}

const duration = /^\d+\s*(?:yrs?|years?|mos?|months?|ans?|mois|jahre?|monate?|años?|meses)\b/i;

/** A text that is a date and little else. */
function isDateLabel(text: string): boolean {
  if (!/\d|年/.test(text) || text.length > 80) return false;
  const covered = findDates(text).reduce((sum, span) => sum + span.end - span.index, 0);
  return covered > 0 ? covered >= 0.4 * text.length : duration.test(text);
}

/** The runs' text with a space where there is a gap between them. */
export function joinRuns(runs: readonly Run[]): string {
  let text = '';
  let right: number | undefined;
  for (const run of runs) {
    const apart = right !== undefined && run.x - right > 0.18 * Math.max(run.size, run.height);
    if (apart && !/\s$/.test(text) && !/^\s/.test(run.text)) text += ' ';
    text += run.text;
    right = run.x + run.width;
  }
  return text;
}

/** A bullet on its own belongs to the stretch after it; a bullet at the start of a stretch is removed and remembered. */
function mergeBullets(fragments: Fragment[], line: Line): Fragment[] {
  const merged: Fragment[] = [];
  let pending: Fragment | undefined;
  for (const fragment of fragments) {
    if (bulletOnly.test(fragment.text) || fragment.text === '') {
      pending ??= fragment;
      continue;
    }
    const stripped = stripBullet(fragment);
    merged.push(pending && merged.length === 0 ? { ...stripped, bullet: true } : stripped);
    pending = undefined;
  }
  const first = merged[0];
  if (first && line.listLevel !== undefined) merged[0] = { ...first, bullet: true };
  return merged;
}

/** "— Profile —": marks on both sides of a line, which are no bullets. */
const decorated = /^([—–\-~*=•·◆_]+)\s+(\S.{0,60}?)\s+[—–\-~*=•·◆_]+$/u;

function stripBullet(fragment: Fragment): Fragment {
  const [, mark = '', inner] = decorated.exec(fragment.text) ?? [];
  if (inner !== undefined) return { ...withoutStart(fragment, mark), text: inner };
  const match = bulletStart.exec(fragment.text);
  if (!match || match[0].length >= fragment.text.length) return fragment;
  return { ...withoutStart(fragment, match[0]), bullet: true };
}

/** The fragment without its first letters, in its text and its runs. */
export function withoutStart(fragment: Fragment, start: string): Fragment {
  let left = start.replace(/\s/g, '').length;
  const runs: Run[] = [];
  for (const run of fragment.runs) {
    const letters = run.text.replace(noise, '').trimStart();
    if (left > 0 && letters.length <= left) {
      left -= letters.trim().length;
      continue;
    }
    const cut = left > 0 ? run.text.indexOf(letters) + left : 0;
    const text = left > 0 ? run.text.slice(cut).trimStart() : run.text;
    const dropped = run.text.length - text.length;
    const each = run.width / Math.max(run.text.length, 1);
    runs.push({ ...run, text, x: run.x + dropped * each, width: run.width - dropped * each });
    left = 0;
  }
  return { ...fragment, runs, text: fragment.text.slice(start.length), x: runs[0]?.x ?? fragment.x };
}

/** A stretch and its continuation below, as one. */
export const stacked = (above: Fragment, below: Fragment): Fragment => ({
  ...above,
  runs: [...above.runs, ...below.runs.map((run, index) => (index === 0 ? { ...run, text: ` ${run.text}` } : run))],
  text: `${above.text} ${below.text}`,
  x: Math.min(above.x, below.x),
  right: Math.max(above.right, below.right),
  bottom: below.bottom,
});

/** The fragment up to the end of its first letters, in its text and its runs. */
export function upTo(fragment: Fragment, start: string): Fragment {
  let left = start.length;
  const runs: Run[] = [];
  for (const run of fragment.runs) {
    if (left <= 0) break;
    const text = run.text.slice(0, left);
    runs.push({ ...run, text, width: (run.width * text.length) / Math.max(run.text.length, 1) });
    left -= run.text.length;
  }
  const last = runs.at(-1);
  return { ...fragment, runs, text: start, right: last ? last.x + last.width : fragment.right };
}
