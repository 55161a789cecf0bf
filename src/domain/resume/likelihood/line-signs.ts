import { squeeze } from '../../language/fold.ts';
import { findDates } from '../../language/dates.ts';
import type { SourceLine } from '../parsed-resume.ts';
import type { PlacedLine, ReadValue } from './read-values.ts';
import { bounded, flag, type Signs } from './sign.ts';
import { isProse } from './value-kinds.ts';

/** What the lines say that a value was read from, and those beside them; `covered` by line id, see `coveredShares`. */
export function lineSigns(
  { kind, confidence, lines: own }: ReadValue,
  lines: readonly SourceLine[],
  covered: ReadonlyMap<string, number>,
): Signs {
  const [first, last] = [own[0], own.at(-1)];
  const share = own.length === 0 ? 0 : own.reduce((sum, { line }) => sum + (covered.get(line.id) ?? 0), 0) / own.length;
  const before = first && lines[first.at - 1];
  const after = last && lines[last.at + 1];
  const goesOn = (line: SourceLine | undefined, from: SourceLine | undefined): boolean =>
    line !== undefined && line.section === from?.section && !line.bullet && /^\p{Ll}/u.test(line.text);
  return {
    'sure by rule': confidence,
    'unsure by rule': flag(confidence < 0.65),
    'line used up': share,
    'line half used': flag(share < 0.7),
    'several lines': flag(own.length > 1),
    'scattered lines': flag(first !== undefined && last !== undefined && last.at - first.at >= own.length + 1),
    'from a bullet': flag(!isProse(kind) && own.some(({ line }) => line.bullet === true)),
    'line goes on': flag(goesOn(after?.heading ? undefined : after, last?.line)),
    'line begins before': flag(goesOn(first?.line, before?.heading ? undefined : before)),
    'pieces on the line': bounded(((first?.row?.pieces.length ?? 1) - 1) / 3),
    'no line': flag(own.length === 0),
  };
}

/** For each line, by id, the share of its letters that are in values, dates left aside. */
export function coveredShares(values: readonly ReadValue[]): Map<string, number> {
  const taken = new Map<string, number>();
  const held = new Map<string, { placed: PlacedLine; dated: boolean }>();
  for (const { squeezed, kind, lines } of values) {
    const all = lines.reduce((sum, { letters }) => sum + letters, 0);
    for (const placed of lines) {
      const { id } = placed.line;
      held.set(id, { placed, dated: kind === 'date' || held.get(id)?.dated === true });
      // A value over several lines has its letters in all of them.
      if (kind !== 'date' && all > 0) taken.set(id, (taken.get(id) ?? 0) + (squeezed.length * placed.letters) / all);
    }
  }
  return new Map(
    [...held].map(([id, { placed, dated }]) => {
      const letters = dated ? squeeze(withoutDates(placed.line.text)).length : placed.letters;
      return [id, letters === 0 ? 1 : bounded((taken.get(id) ?? 0) / letters)];
    }),
  );
}

const withoutDates = (text: string): string =>
  findDates(text).reduceRight((rest, { index, end }) => rest.slice(0, index) + rest.slice(end), text);
