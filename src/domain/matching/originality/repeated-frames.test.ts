import { expect, test } from 'vitest';
import { engineerAd, engineerResume, parsedText } from '#test/support/resumes.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { stem } from '../../language/stem.ts';
import { adWords } from './copied-lines.ts';
import { framedStatements } from './repeated-frames.ts';
import { readStatements } from '../statements/statements.ts';

const ad = adWords(readPosting(engineerAd));
const isAds = (word: string): boolean => ad.stems.has(stem(word, 'en'));
const asked = ['Kafka', 'Terraform', 'GraphQL', 'PostgreSQL', 'Kubernetes'];
const framedIn = (lines: readonly string[]): string[] => {
  const bullets = lines.map((line) => `• ${line}\n`).join('');
  const statements = readStatements(parsedText(engineerResume.replace('• Introduced', `${bullets}• Introduced`)));
  return [...framedStatements(statements, isAds, 'en')].map(({ text }) => text);
};

test.each([
  ['the same but for what is asked', asked.map((name) => `Modernised ${name} for hospitals`)],
  ['other numbers too', asked.map((name, at) => `Improved ${name} by ${10 * (at + 1)} %`)],
])('%s, line after line', (_, lines) => expect(framedIn(lines)).toEqual(lines));

test.each([
  ['a few times', asked.slice(0, 3).map((name) => `Modernised ${name} for hospitals`)],
  ['the very same line', asked.map(() => 'Modernised Kafka for hospitals')],
  [
    'something of its own in each',
    asked.map(
      (name, at) => `Ran ${name} for ${['parcels', 'hospitals', 'ferries', 'libraries', 'bakeries'][at] ?? ''}`,
    ),
  ],
])('%s: that is not a frame', (_, lines) => expect(framedIn(lines)).toEqual([]));

test('a resume as people write it has none', () => expect(framedIn([])).toEqual([]));

test("many certificates for the ad's requirements, all alike", () => {
  const names = asked.map((name) => `Certified ${name} Administrator`);
  const statements = readStatements(
    parsedText(`${engineerResume}\nCertifications\n${names.map((name, at) => `${name}, 201${at}`).join('\n')}\n`),
  );
  expect([...framedStatements(statements, isAds, 'en')].map(({ text }) => text)).toEqual(names);
});
