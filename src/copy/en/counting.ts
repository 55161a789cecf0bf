const rules = new Intl.PluralRules('en-US');
const numbers = new Intl.NumberFormat('en-US');

/** "1,200". */
export const numeral = (count: number): string => numbers.format(count);

/** The form that goes with a count: that of one, or that of any other number. */
export const plural = <Form>(count: number, one: Form, other: Form): Form =>
  rules.select(count) === 'one' ? one : other;

/** "1 line", "2 lines", "1,200 words". */
export const counted = (count: number, one: string, other = `${one}s`): string =>
  `${numeral(count)} ${plural(count, one, other)}`;

/** "a", "a and b", "a, b and c"; of many the first ones, "and 3 more". */
export function listed(values: readonly string[], most = 6): string {
  const shown = values.slice(0, most);
  const rest = values.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : joined(shown, 'and');
}

/** "a", "a or b", "a, b or c". */
export const either = (values: readonly string[]): string => joined(values, 'or');

const joined = (values: readonly string[], word: string): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} ${word} ${values.at(-1) ?? ''}`;

/** An amount in whole units of a currency by its ISO 4217 code: "$60,000". */
export const money = (amount: number, currency: string | null): string => inCurrency(amount, currency, 0);

/** An amount with its cents, where it has some: "$28.50", "$32". */
export const exactMoney = (amount: number, currency: string | null): string =>
  inCurrency(amount, currency, Number.isInteger(amount) ? 0 : 2);

const inCurrency = (amount: number, currency: string | null, digits: number): string => {
  try {
    return new Intl.NumberFormat('en-US', {
      ...(currency !== null && { style: 'currency', currency }),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount);
  } catch {
    // A source may name a currency that there is none of.
    return `${numeral(amount)} ${currency ?? ''}`.trim();
  }
};
