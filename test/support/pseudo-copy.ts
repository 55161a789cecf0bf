import type { Copy } from '#copy/copy.ts';
import { copyFor } from '#copy/copy-for.ts';

type Wrapped = string | number | boolean | undefined | ((...facts: never[]) => Wrapped) | { [key: string]: Wrapped };

function wrapped(words: Wrapped): Wrapped {
  if (typeof words === 'string') return `[[${words}]]`;
  if (typeof words === 'function') return (...facts: never[]) => wrapped(words(...facts));
  if (Array.isArray(words)) return words.map(wrapped) as unknown as Wrapped;
  if (typeof words !== 'object') return words;
  // A `kind` is a name that code uses, and the same in all languages.
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, key === 'kind' ? value : wrapped(value)]),
  );
}

/** A second language: the English sentences, each in double brackets. Text without them does not come from the copy. */
export const pseudoCopy = wrapped(copyFor('en') as unknown as Wrapped) as unknown as Copy;

/** The rest of a text after removing its wrapped sentences, nested ones first. */
function outside(text: string): string {
  const less = text.replace(/\[\[(?:(?!\[\[|\]\]).)*\]\]/gsu, '');
  return less === text ? text : outside(less);
}

/** The texts with letters that do not consist entirely of wrapped sentences, nor of language-independent `data`. */
export const unwrapped = (texts: readonly string[], data: readonly string[] = []): string[] =>
  texts.filter((text) => /\p{L}/u.test(outside(text)) && !data.includes(text.trim()));
