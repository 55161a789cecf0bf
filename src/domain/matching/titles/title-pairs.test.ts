import { describe, expect, test } from 'vitest';
import type { Language } from '../../language/languages.ts';
import { readJobTitle, titleSimilarity } from './job-titles.ts';
import pairs from './title-pairs.json' with { type: 'json' };

type Band = 'same' | 'near' | 'other';

const bandOf = (similarity: number): Band => (similarity >= 0.75 ? 'same' : similarity >= 0.4 ? 'near' : 'other');

function titleIn(text: string): { title: string; language: Language } {
  const [, language = 'en', title = text] = /^(?:(de|en|es|fr) )?(.*)$/.exec(text) ?? [];
  return { title, language: language as Language };
}

/** How many pairs are in the band that a person expects, and how many on its side of what is near. */
function readBands(lines: readonly string[]): { exact: number; side: number; of: number } {
  let [exact, side] = [0, 0];
  for (const line of lines) {
    const [asked = '', held = '', expected] = line.split(' | ');
    const [a, b] = [titleIn(asked), titleIn(held)];
    const [left, right] = [
      readJobTitle(a.title, a.language, b.language),
      readJobTitle(b.title, b.language, a.language),
    ];
    const band = bandOf(titleSimilarity(left, right));
    if (band === expected) exact += 1;
    if ((band === 'other') === (expected === 'other')) side += 1;
  }
  return { exact, side, of: lines.length };
}

describe('pairs of titles as a person would judge them', () => {
  test.each([
    ['learned', 22, 29],
    ['learned in other languages', 4, 5],
  ] as const)('%s', (part, exact, side) => {
    const read = readBands(pairs[part]);
    expect(read.exact).toBeGreaterThanOrEqual(exact);
    expect(read.side).toBeGreaterThanOrEqual(side);
  });
});

const near = (asked: string, held: string): number =>
  titleSimilarity(readJobTitle(asked, 'en'), readJobTitle(held, 'en'));

test.each([
  ['Head Chef', 'Head Code Ninja'],
  ['Nurse', 'Nanny'],
  ['Software Engineer', 'Sales Engineer'],
])('%s and %s share a word, not the work', (asked, held) => {
  expect(near(asked, held)).toBeLessThan(0.35);
});
