import type { ErrorBody } from '#contract/errors.ts';
import type { Copy } from '#copy/copy.ts';
import { validationSentence } from '#copy/validation-key.ts';

/** What a schema says of a value that does not fit it: zod's code, its own words or a sentence's name, and its facts. */
export interface Unfit {
  /** A JSON Pointer. */
  instancePath: string;
  keyword: string;
  message?: string | undefined;
  params: Readonly<Record<string, unknown>>;
}

/** `jobTitle`, `filters.salaryMin`: a JSON Pointer as people write it. */
const dotted = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.');

/** The answer to a request with invalid values, in sentences: the contract's own, otherwise a general one. */
export function unfitInputBody(unfit: readonly Unfit[], copy: Copy): ErrorBody {
  const { INVALID_INPUT: sentence } = copy.errorSentences;
  const issues = unfit.map((one) => ({ path: dotted(one.instancePath), message: sentenceOf(one, copy) }));
  return { error: issues[0]?.message ?? sentence, code: 'INVALID_INPUT', issues };
}

/** A sentence about what's wrong with one value. */
export function sentenceOf({ instancePath, keyword, message = '', params }: Unfit, copy: Copy): string {
  const named = validationSentence(message, copy);
  if (named !== message) return named;
  const field = dotted(instancePath);
  if (field === '') return copy.errorSentences.INVALID_INPUT;
  const words = copy.unfitInput;
  const { origin, minimum, maximum, expected, values } = params;
  const isText = origin === 'string';
  const isList = origin === 'array';
  switch (keyword) {
    case 'too_small':
      if (isText && Number(minimum) > 1) return words.tooShort(field, Number(minimum));
      return isText || isList ? words.empty(field) : words.atLeast(field, Number(minimum));
    case 'too_big':
      if (isText) return words.tooLong(field, Number(maximum));
      return isList ? words.tooMany(field, Number(maximum)) : words.atMost(field, Number(maximum));
    case 'invalid_value':
      return Array.isArray(values) ? words.oneOf(field, values.map(String)) : words.unclear(field);
    case 'invalid_type':
      if (message.endsWith('received undefined')) return words.missing(field);
      if (expected === 'number') return words.number(field);
      if (expected === 'int') return words.wholeNumber(field);
      return expected === 'boolean' ? words.trueOrFalse(field) : words.unclear(field);
    default:
      return words.unclear(field);
  }
}
