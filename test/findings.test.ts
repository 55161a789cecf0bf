import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeEvaluation } from '#copy/describe-evaluation.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { squeeze } from '#domain/language/fold.ts';
import type { LayoutFacts } from '#domain/document/source-document.ts';
import { createInProcessReader } from '#server/adapters/reading/read-document.ts';
import { labelledFiles } from './support/parse-accuracy.ts';
import { parsedText, today } from './support/resumes.ts';
import { hasSharedData, sharedData } from './support/shared-data.ts';

interface Read {
  name: string;
  parsed: ParsedResume;
  layout?: LayoutFacts;
}

/** A file of each layout, for each kind of file, and texts of other people's resumes. */
async function resumes(): Promise<Read[]> {
  const { read } = createInProcessReader();
  const files = new Map(labelledFiles().map((each) => [`${each.kind} ${each.group}`, each.file]));
  const fromFiles = await Promise.all(
    [...files.values()].map(async (file): Promise<Read[]> => {
      const reading = await read(readFileSync(file), basename(file));
      if (!reading.ok) return [];
      return [{ name: basename(file), parsed: parseResume(reading.document), layout: reading.document.layout }];
    }),
  );
  const rated = readFileSync(join(sharedData, 'fit', 'human-rated-pairs.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const texts = rated
    .filter((_, at) => at % 5 === 0)
    .map((line, at): Read => ({
      name: `rated ${at}`,
      parsed: parsedText((JSON.parse(line) as { resume: string }).resume),
    }));
  return [...fromFiles.flat(), ...texts];
}

describe.skipIf(!hasSharedData)('what is found in resumes of all kinds', () => {
  test('is quoted as it stands there, and says what to do', { timeout: 120_000 }, async () => {
    const ads = readdirSync(join(sharedData, 'job-ads')).filter((name) => name.endsWith('.txt'));
    const material = await resumes();
    const wrong = material.flatMap(({ name, parsed, layout }, at) => {
      const posting = readPosting(readFileSync(join(sharedData, 'job-ads', ads[(at * 7) % ads.length] ?? ''), 'utf8'));
      const text = squeeze(parsed.lines.map((line) => line.text).join(''));
      const known = new Set(parsed.lines.map(({ id }) => id));
      const { findings } = describeEvaluation(evaluate({ parsed, layout, posting, today }));
      return findings.flatMap(({ code, issue, why, fix, quotes }) => [
        ...quotes
          .filter((quote) => !known.has(quote.line) || !text.includes(squeeze(quote.text)))
          .map((quote) => `${name}, ${code}: ${quote.line} ${quote.text}`),
        ...[issue, why, fix]
          .filter((sentence) => !/^\S.*[.?!]$/.test(sentence))
          .map((it) => `${name}, ${code}: "${it}"`),
      ]);
    });
    expect(material.length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  });
});
