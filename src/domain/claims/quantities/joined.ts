import joints from '../../words/claims/joints.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { Quantity } from './quantity.ts';

const toPattern = patternOf(joints, 'range', '', (any) => String.raw`^\s*(?:${any}|[-–—])\s*$`);
const fromPattern = patternOf(joints, 'from', '', (any) => String.raw`(?:^|\s)(?:${any})\s*$`);
const betweenPattern = patternOf(joints, 'between', '', (any) => String.raw`(?:^|\s)(?:${any})\s*$`);
const andPattern = patternOf(joints, 'and', '', (any) => String.raw`^\s*(?:${any})\s*$`);
const toWord = patternOf(joints, 'to', '', (any) => String.raw`(?:^|[\s,])(?:${any})\s*$`);
const formerly = patternOf(
  joints,
  'formerly',
  '',
  (any) => String.raw`(?:^|[\s,(])(?:${any})\s*(?:was|were|it was)?\s*$`,
);
/** "19 → 12": an arrow says which was first. */
const arrow = patternOf(joints, 'arrow', 'u', (any) => String.raw`^[^\d.;,]{0,20}(?:${any})[^\d.;,]{0,20}$`);
const halfBehind = patternOf(joints, 'and a half', '', (any) => String.raw`^\s(?:${any})(?!\p{L})`);

/** What two numbers make together: a range, the two ends of a change, "three and a half"; `folded` is the text in lower case without accents. */
export function joined(found: readonly Quantity[], folded: string, text: string): Quantity[] {
  const quantities: Quantity[] = [];
  for (const each of withHalves(found, folded, text)) {
    const last = quantities.at(-1);
    const between = last ? folded.slice(last.end, each.start) : '';
    const lead = last ? folded.slice(Math.max(0, last.start - longestLead), last.start) : '';
    if (last && isShare(last, each, between)) {
      const value = Math.round((last.value / each.value) * 1000) / 10;
      quantities[quantities.length - 1] = {
        ...last,
        value,
        unit: 'percent',
        parts: [last.value, each.value],
        end: each.end,
        text: text.slice(last.start, each.end),
      };
    } else if (last && isChange(last, each, between, lead)) {
      const unit = last.unit === '' || last.unit === 'points' ? each.unit : last.unit;
      quantities[quantities.length - 1] = { ...last, unit, role: 'from' };
      quantities.push({ ...each, unit: each.unit === '' ? unit : each.unit, role: 'to' });
    } else if (
      last?.unit === 'time:year' &&
      each.unit === 'time:month' &&
      each.value < 12 &&
      /^(?:,? (?:and|und|et|y)|,) $/.test(between)
    ) {
      quantities[quantities.length - 1] = {
        ...last,
        value: last.value * 12 + each.value,
        unit: 'time:month',
        end: each.end,
        text: text.slice(last.start, each.end),
      };
    } else if (last && areDated(last, each, text)) {
      const isLater = yearBehind(each, text) > yearBehind(last, text);
      quantities[quantities.length - 1] = { ...last, role: isLater ? 'from' : 'to' };
      quantities.push({ ...each, role: isLater ? 'to' : 'from' });
    } else if (last && isReversed(last, each, between)) {
      const unit = each.unit === '' ? last.unit : each.unit;
      quantities[quantities.length - 1] = { ...last, unit: last.unit === '' ? unit : last.unit, role: 'to' };
      quantities.push({ ...each, unit, role: 'from' });
    } else if (last && isRange(last, each, between, lead)) {
      quantities[quantities.length - 1] = {
        ...last,
        unit: each.unit === '' ? last.unit : each.unit,
        upper: each.value,
        end: each.end,
        text: text.slice(last.start, each.end),
      };
    } else quantities.push(each);
  }
  return quantities;
}

const outOf = patternOf(joints, 'out of', '', (any) => String.raw`^\s(?:${any})\s$`);

/** "19 out of 20" are 95 percent. */
const isShare = (a: Quantity, b: Quantity, between: string): boolean =>
  canJoin(a, b) &&
  a.unit === '' &&
  b.unit === '' &&
  a.value <= b.value &&
  (outOf.test(between) || (between === ' of ' && /^10+$/.test(String(b.value))));

const longestLead = 30;

const canJoin = (a: Quantity, b: Quantity): boolean =>
  a.upper === undefined &&
  b.upper === undefined &&
  !a.label &&
  !b.label &&
  (a.unit === b.unit || a.unit === '' || b.unit === '');

/** "From 40 to 25", "passé de 7 à 5", "von 40 auf 25", and any fall "9 down to 6". */
function isChange(a: Quantity, b: Quantity, between: string, lead: string): boolean {
  if (!canJoin(a, b) || a.role === 'by') return false;
  if (arrow.test(between)) return true;
  if (between.length > 40 || /[.;,]/.test(between)) return false;
  const led = a.role === 'from' || fromPattern.test(lead);
  return led && (b.role === 'to' || toWord.test(between));
}

/** "19 days, down from 26", "25 statt 40", "28% against 21%". */
const isReversed = (a: Quantity, b: Quantity, between: string): boolean =>
  canJoin(a, b) &&
  a.role !== 'from' &&
  between.length < 60 &&
  !/[.;]/.test(between) &&
  (formerly.test(between) || (b.role === 'from' && a.role === 'to'));

const yearBehind = ({ end }: Quantity, text: string): number =>
  Number(/^\S{0,2}\s\(?(?:in\s)?((?:19|20)\d\d)(?!\d)/.exec(text.slice(end, end + longestLead))?.[1] ?? 0);

/** "61% (2021), 74% (2023)": of two numbers with their years the earlier came first. */
const areDated = (a: Quantity, b: Quantity, text: string): boolean =>
  canJoin(a, b) &&
  a.role === undefined &&
  b.role === undefined &&
  a.unit === b.unit &&
  a.unit !== '' &&
  yearBehind(a, text) > 0 &&
  yearBehind(b, text) > 0 &&
  yearBehind(a, text) !== yearBehind(b, text);

function isRange(a: Quantity, b: Quantity, between: string, lead: string): boolean {
  if (!canJoin(a, b) || a.role === 'by' || a.role === 'from' || a.value >= b.value) return false;
  return (
    toPattern.test(between) ||
    (b.value === a.value + 1 && /^ (?:or|oder|ou|o) $/.test(between)) ||
    (betweenPattern.test(lead) && andPattern.test(between))
  );
}

/** "Three and a half years", "trois ans et demi", "a day and a half". */
function withHalves(found: readonly Quantity[], folded: string, text: string): Quantity[] {
  return found
    .filter((each, at) => {
      const last = found[at - 1];
      return !(
        last &&
        each.value === 0.5 &&
        each.unit === 'times' &&
        /^\s?(?:and a|y|et)\s$/.test(folded.slice(last.end, each.start))
      );
    })
    .map((each) => {
      const half =
        each.unit === '' || each.unit.startsWith('time:') ? halfBehind.exec(folded.slice(each.end))?.[0] : undefined;
      if (half === undefined) return each;
      const unit = /^(?:\s)(years?|months?|weeks?|days?|hours?)\b/.exec(folded.slice(each.end + half.length));
      const end = each.end + half.length + (unit?.[0].length ?? 0);
      const name = unit?.[1]?.replace(/s$/, '');
      return {
        ...each,
        value: each.value + 0.5,
        unit: name === undefined ? each.unit : `time:${name}`,
        end,
        text: text.slice(each.start, end),
      };
    });
}
