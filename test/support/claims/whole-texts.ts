import { readdirSync, readFileSync } from 'node:fs';

/** A resume as text with texts written from it: honest ones, and ones with a single lie in each. */
export interface WholeTextCase {
  name: string;
  source: string;
  honest: string[];
  tampered: string[];
}

const folder = new URL('whole-texts/', import.meta.url);

/**
 * Twelve invented people, five honest and five tampered texts each, written before the check compared claims with entries. They were held out (55 of 60 caught,
 * 25 of 60 refused) until the check was made general, which learnt from them. A file is the resume, then each text behind a line
 * `=== honest` or `=== tampered`.
 */
export const wholeTexts = (): WholeTextCase[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => {
      const [source = '', ...parts] = readFileSync(new URL(name, folder), 'utf8').split(/^=== /m);
      const texts = (kind: string): string[] =>
        parts.filter((part) => part.startsWith(kind)).map((part) => part.slice(kind.length).trim());
      return { name, source: source.trim(), honest: texts('honest'), tampered: texts('tampered') };
    });
