const rules = new Intl.PluralRules('en-US');
const numbers = new Intl.NumberFormat('en-US');

/** The form that goes with a count: that of one, or that of any other number. */
export const plural = <Form>(count: number, one: Form, other: Form): Form =>
  rules.select(count) === 'one' ? one : other;

/** "1 line", "2 lines", "1,200 words". */
export const counted = (count: number, one: string, other = `${one}s`): string =>
  `${numbers.format(count)} ${plural(count, one, other)}`;

/** "a", "a and b", "a, b and c"; of many the first ones, "and 3 more". */
export function listed(values: readonly string[], most = 6): string {
  const shown = values.slice(0, most);
  const rest = values.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`;
}
