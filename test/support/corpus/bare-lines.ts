import { expect, test } from 'vitest';
import { bareStatements } from '#domain/matching/originality/bare-statements.ts';
import { adWords } from '#domain/matching/originality/copied-lines.ts';
import { readStatements } from '#domain/matching/statements/statements.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parsedFromJsonResume } from '#domain/resume/document/from-json-resume.ts';
import type { Corpus } from './corpus.ts';

/** Tests that text written without knowledge of the ad is not taken for words of the ad strung together. */
export function ownLinesAreNotBare({ people, adTextFor }: Corpus): void {
  test('next to no line that people wrote without knowing the ad is bare', () => {
    let [lines, bare] = [0, 0];
    people.forEach(({ resume }, index) => {
      const parsed = parsedFromJsonResume(resume);
      const words = adWords(readPosting(adTextFor(index, 17)));
      const statements = readStatements(parsed).filter(({ role }) => role === 'sentence');
      lines += statements.length;
      bare += bareStatements(statements, words, parsed.language).size;
    });
    expect(lines).toBeGreaterThan(100);
    expect(bare / lines).toBeLessThan(0.01);
  });
}
