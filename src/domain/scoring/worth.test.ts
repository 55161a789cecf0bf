import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { doings } from '#test/support/do-finding.ts';
import { engineerAd, engineerResume, parsedText, today } from '#test/support/resumes.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { readPosting } from '../posting/read-posting.ts';
import type { Posting } from '../posting/posting.ts';
import { parsedFromJsonResume } from '../resume/document/from-json-resume.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation } from './evaluation.ts';

/** What a finding says and what doing it brought. */
interface Worth {
  code: string;
  said: number;
  brought: number;
}

const exact = ({ checks }: Evaluation): number => 100 - checks.reduce((sum, { cost }) => sum + cost, 0);
const longestKeyword = 5;

/** Does what a program can do of an evaluation's findings, each alone, three of a check at the most. */
function worthsOf(resume: JsonResume, posting: Posting | undefined): Worth[] {
  const score = (json: JsonResume) => evaluate({ parsed: parsedFromJsonResume(json), posting, today });
  const before = score(resume);
  return before.checks.flatMap(({ findings }) =>
    findings.slice(0, 3).flatMap((finding): Worth[] => {
      // Whole phrases of the ad are no words of a person's own: written down as they are they count for nothing.
      if (String(finding.facts['keyword'] ?? '').split(' ').length > longestKeyword) return [];
      const done = doings[finding.code]?.(resume, finding);
      if (done === undefined) return [];
      return [{ code: finding.code, said: finding.potential, brought: exact(score(done)) - exact(before) }];
    }),
  );
}

const isTrue = ({ said, brought }: Worth): boolean => Math.abs(brought - said) <= 2;
/** Findings about one thing that nothing else hangs on. */
const plain = /^(?:contact|email|dates|capitals|beginnings|skills-few|work-incomplete|summary-missing)/;

describe('what a finding is said to be worth', () => {
  const fixture = parsedText(engineerResume).resume;
  const lesser: JsonResume = { ...fixture, basics: { name: 'Robin Example' }, skills: [] };

  test.each([
    ['a good resume', fixture],
    ['one without contact and skills', lesser],
  ])('is what doing it brings to %s', (_, resume) => {
    const worths = [undefined, readPosting(engineerAd)].flatMap((posting) => worthsOf(resume, posting));
    expect(worths.filter((worth) => plain.test(worth.code) && !isTrue(worth))).toEqual([]);
  });

  test.skipIf(!hasSharedData)(
    'is true of most findings about real resumes, and of all that are about one thing',
    () => {
      const worths = material().flatMap(({ resume, posting }) => worthsOf(resume, posting));
      expect(worths.length).toBeGreaterThan(80);
      expect(worths.filter((worth) => plain.test(worth.code) && !isTrue(worth))).toEqual([]);
      expect(worths.filter(isTrue).length / worths.length).toBeGreaterThanOrEqual(0.95);
    },
  );

  test.skipIf(!hasSharedData)('and what it quotes stands in the resume', () => {
    for (const { resume, posting } of material().slice(0, 12)) {
      const parsed = parsedFromJsonResume(resume);
      const text = parsed.lines.map((line) => line.text.replace(/\s+/g, ' ')).join(' ');
      const quotes = evaluate({ parsed, posting, today }).checks.flatMap(({ findings }) =>
        findings.flatMap((finding) => finding.quotes.map((quote) => quote.text.replace(/\s+/g, ' ').trim())),
      );
      expect(quotes.filter((quote) => !text.includes(quote))).toEqual([]);
    }
  });
});

/** Fictional persons' and rated resumes that tell of work in lines, each with an ad and without. */
function material(): { resume: JsonResume; posting: Posting | undefined }[] {
  const read = (folder: string, file: string) => readFileSync(join(sharedData, folder, file), 'utf8');
  const persons = readdirSync(join(sharedData, 'resumes', 'truth')).map(
    (file) => JSON.parse(read('resumes/truth', file)) as JsonResume,
  );
  const rated = read('fit', 'human-rated-pairs.jsonl')
    .trim()
    .split('\n')
    .filter((_, at) => at % 20 === 0)
    .map((line) => parsedText((JSON.parse(line) as { resume: string }).resume).resume);
  const ads = readdirSync(join(sharedData, 'job-ads')).filter((name) => name.endsWith('.txt'));
  return [...persons, ...rated]
    .filter(({ work }) => (work ?? []).some(({ highlights }) => (highlights ?? []).length >= 3))
    .flatMap((resume, index) => [
      { resume, posting: undefined },
      { resume, posting: readPosting(read('job-ads', ads[(index * 7) % ads.length] ?? '')) },
    ]);
}
