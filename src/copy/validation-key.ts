import type { PageCopy } from './copy.ts';

/** What a schema of the contract says of a wrong field: the name of a sentence, which is worded where it is read. */
export type ValidationKey = keyof PageCopy['validation'] | keyof PageCopy['accountValidation'];

/** The name of a sentence, as the message of a schema. */
export const validationKey = (key: ValidationKey): ValidationKey => key;

/** The sentence for the message of a schema; one that is no name of ours stays as it is. */
export function validationSentence(
  message: string,
  { validation, accountValidation }: Pick<PageCopy, 'validation' | 'accountValidation'>,
): string {
  const sentences: Record<string, string> = { ...validation, ...accountValidation };
  return Object.hasOwn(sentences, message) ? (sentences[message] ?? message) : message;
}
