import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engineerAd, engineerPosting, engineerResume, parsedText } from '#test/support/resumes.ts';
import { adWords } from './copied-lines.ts';
import { ownResume } from './own-resume.ts';
import { copiedStatements, ownStatements } from './own-words.ts';
import { readStatements } from '../statements/statements.ts';

const posting = engineerPosting();
const ad = adWords(posting);
const copiedIn = (text: string) => {
  const { parsed, copied: lines } = ownResume(parsedText(text), ad);
  const statements = readStatements(parsed);
  return { statements, lines, copied: copiedStatements(statements, ad) };
};
const own = (text: string): string[] => {
  const { statements, copied } = copiedIn(text);
  return ownStatements(statements, copied).map((each) => each.text);
};
const withLines = (...lines: string[]): string =>
  engineerResume.replace('• Introduced', `${lines.map((line) => `• ${line}\n`).join('')}• Introduced`);

describe("the person's own words", () => {
  test('an honest resume has nothing copied', () => {
    const { lines, copied } = copiedIn(engineerResume);
    expect([...lines, ...copied]).toEqual([]);
  });

  test('a long sentence of the ad is left out', () => {
    const line = 'Design and build backend services in Kotlin and Spring Boot';
    expect(own(withLines(line))).not.toContain(line);
  });

  test("a pasted ad leaves none of its requirements in the resume's own words", () => {
    const asked = engineerAd.slice(engineerAd.indexOf('Your tasks'), engineerAd.indexOf('Benefits'));
    const before = new Set(own(engineerResume));
    const added = own(`${engineerResume}\n${asked}`).filter((text) => !before.has(text));
    expect(added.filter((text) => /Kafka|GraphQL|Mentor|Run our services/.test(text))).toEqual([]);
  });

  test('words of the ad strung together are left out', () => {
    const line = 'Kotlin Spring Boot Kubernetes AWS PostgreSQL Kafka Terraform GraphQL backend payments';
    expect(own(withLines(line))).not.toContain(line);
  });

  test('the same sentence counts once, the same words over and over not at all', () => {
    const line = 'Measured the response times of all services';
    expect(own(withLines(line, line)).filter((text) => text === line)).toHaveLength(1);
    const spam = 'Kotlin Kotlin Kotlin Kotlin Kotlin Kotlin Kotlin';
    expect(own(withLines(spam))).not.toContain(spam);
  });

  test('repeating any line of the resume adds nothing', () => {
    const lines = engineerResume.split('\n').filter((line) => line.startsWith('•'));
    fc.assert(
      fc.property(fc.constantFrom(...lines), fc.integer({ min: 1, max: 20 }), (line, times) => {
        const repeated = engineerResume.replace(line, Array.from({ length: times }, () => line).join('\n'));
        expect(own(repeated)).toEqual(own(engineerResume));
      }),
      { numRuns: 20 },
    );
  });
});
