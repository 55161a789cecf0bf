import { copyFor } from '#copy/copy-for.ts';
import { defaultLocale } from '#copy/locales.ts';
import { describe, expect, it, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describeEvaluation } from '#copy/describe-evaluation.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import type { LayoutFacts } from '#domain/document/source-document.ts';
import { squeeze } from '#domain/language/fold.ts';
import { createInProcessReader } from '#server/adapters/reading/read-document.ts';
import { today } from '../resumes.ts';
import type { Corpus } from './corpus.ts';
import { readFiles } from './read-files.ts';

/** Tests that every file of these folders, or types, is read, each line with an id, a position and its runs. */
export function filesAreRead(kinds: ReadonlyMap<string, readonly string[]>): void {
  it.each([...kinds])(
    'every file of the type %s is read, each line with an id, a position and its runs',
    async (_, paths) => {
      expect(paths.length).toBeGreaterThan(0);
      for (const { document } of await readFiles(paths)) {
        const lines = document.pages.flatMap((page) => page.lines);
        expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
        expect(document.layout.characters).toBeGreaterThan(100);
        for (const line of lines) {
          expect(line.text.trim()).not.toBe('');
          expect(line.runs.map((run) => run.text.replace(/\s/g, '')).join('')).toBe(line.text.replace(/\s/g, ''));
          expect([line.x, line.y, line.width, line.height].every(Number.isFinite)).toBe(true);
        }
      }
    },
  );

  it('reads the same twice', async () => {
    const path = [...kinds.values()].flat().find((each) => each.endsWith('.pdf')) ?? '';
    const bytes = readFileSync(path);
    const reader = createInProcessReader();
    const readings = [await reader.read(bytes, basename(path)), await reader.read(bytes, basename(path))];
    expect(readings[0]).toEqual(readings[1]);
  });
}

/** A resume as it was read, with the facts about its layout if it came as a file. */
export interface JudgedResume {
  name: string;
  parsed: ParsedResume;
  layout?: LayoutFacts;
}

/** Tests that findings about these resumes quote them exactly and are worded as sentences. */
export function findingsAreQuoted(
  material: () => Promise<JudgedResume[]>,
  { adTextFor }: Corpus,
  atLeast: number,
): void {
  describe('findings about resumes of all kinds', () => {
    test('quote them exactly, and say what to do', { timeout: 120_000 }, async () => {
      const resumes = await material();
      const wrong = resumes.flatMap(({ name, parsed, layout }, at) => {
        const posting = readPosting(adTextFor(at, 7));
        const text = squeeze(parsed.lines.map((line) => line.text).join(''));
        const known = new Set(parsed.lines.map(({ id }) => id));
        const { findings } = describeEvaluation(evaluate({ parsed, layout, posting, today }), copyFor(defaultLocale));
        return findings.flatMap(({ code, issue, why, fix, quotes }) => [
          ...quotes
            .filter((quote) => !known.has(quote.line) || !text.includes(squeeze(quote.text)))
            .map((quote) => `${name}, ${code}: ${quote.line} ${quote.text}`),
          ...[issue, why, fix]
            .filter((sentence) => !/^\S.*[.?!]$/.test(sentence))
            .map((it) => `${name}, ${code}: "${it}"`),
        ]);
      });
      expect(resumes.length).toBeGreaterThan(atLeast);
      expect(wrong).toEqual([]);
    });
  });
}
