import { counted, either, numeral } from './counting.ts';

/** What is wrong with a value of a request, where its field has no sentence of its own. `field` is its path: `filters.salaryMin`. */
export const unfitInput = {
  missing: (field: string) => `“${field}” is missing.`,
  atLeast: (field: string, least: number) => `“${field}” has to be ${numeral(least)} or more.`,
  atMost: (field: string, most: number) => `“${field}” can be ${numeral(most)} at most.`,
  empty: (field: string) => `“${field}” is empty.`,
  tooShort: (field: string, least: number) => `“${field}” needs ${counted(least, 'character')} or more.`,
  tooLong: (field: string, most: number) => `“${field}” can have up to ${counted(most, 'character')}.`,
  tooMany: (field: string, most: number) => `“${field}” can have up to ${counted(most, 'entry', 'entries')}.`,
  oneOf: (field: string, values: readonly string[]) => `“${field}” has to be ${either(values)}.`,
  number: (field: string) => `“${field}” has to be a number.`,
  wholeNumber: (field: string) => `“${field}” has to be a whole number.`,
  trueOrFalse: (field: string) => `“${field}” has to be true or false.`,
  unclear: (field: string) => `“${field}” doesn’t look right. Please check it and try again.`,
} as const;
