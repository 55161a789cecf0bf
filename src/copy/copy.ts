import type { english } from './en/english.ts';
import type { englishLongReads } from './en/english-long-reads.ts';
import type { englishPages } from './en/english-pages.ts';

/** Every sentence of a language, as the server says them. One that is missing in a language does not compile. */
export type Copy = Worded<typeof english>;

/** The sentences that pages say: the part of them that is sent to the browser. */
export type PageCopy = Worded<typeof englishPages>;

/** The texts that are pages of their own, each loaded by its page alone. */
export type LongReads = typeof englishLongReads;

/** The shape of `Words` in any language: the same keys, lists as long, functions of the same facts, and any text for each text. */
type Worded<Words> = [Words] extends [string]
  ? Text<Words>
  : Words extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => [Said] extends [string] ? string : Worded<Said>
    : Words extends object
      ? { readonly [Key in keyof Words]: Worded<Words[Key]> }
      : Words;

/** One text can be any other in another language; one of several is a name that code goes by, and stays. */
type Text<Words, Each = Words> = Words extends unknown ? ([Each] extends [Words] ? string : Words) : never;
