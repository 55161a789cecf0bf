import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readPosting } from '#domain/posting/read-posting.ts';
import { resumeToText } from '#domain/resume/document/resume-text.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { tailor } from '#domain/tailoring/tailor.ts';
import { createInProcessReader } from '#documents/reading/read-document.ts';
import { fixtureAds, fixtureFiles, fixturesFolder } from '#test/support/fixtures.ts';
import { keptContent, readAndListed, shareKept, untailoredText } from '#test/support/kept-content.ts';
import { labelledFiles } from '#test/support/labelled-files.ts';
import { sharedResumes } from '#test/support/parse-accuracy.ts';
import { hasSharedData } from '#test/support/shared-data.ts';

const [ad] = fixtureAds();
const posting = readPosting(ad?.text ?? '', { title: ad?.title ?? '' });

function tailoredText(parsed: ParsedResume): string {
  const { resume, sectionOrder, unplaced } = tailor({ parsed, posting, today: '2026-01-01' });
  return resumeToText(resume, sectionOrder, parsed.language, unplaced);
}

/** Where the words of a source are looked for. */
const places: Record<string, (parsed: ParsedResume) => string> = {
  'read or listed': readAndListed,
  'in the document': untailoredText,
  'in the tailored one': tailoredText,
};

/**
 * What share of the words, dates and numbers of resumes stays: read or listed for correction, and in the documents made from them. `--lines` prints what is
 * missing.
 */
export async function benchKept(args: string[]): Promise<void> {
  const untidy = (set: string): string[] => labelledFiles(join(fixturesFolder, 'untidy', set)).map(({ file }) => file);
  const sets: Record<string, string[]> = {
    fixtures: fixtureFiles().map(({ path }) => path),
    learned: untidy('learned'),
    held: untidy('held'),
    ...(hasSharedData ? { shared: sharedResumes().map(({ file }) => file) } : {}),
  };
  const { read } = createInProcessReader();
  for (const [name, files] of Object.entries(sets)) {
    const found = new Map(Object.keys(places).map((place) => [place, { words: 0, missing: 0, least: 1, poor: 0 }]));
    for (const file of files) {
      const reading = await read(readFileSync(file), basename(file));
      if (!reading.ok) continue;
      const parsed = parseResume(reading.document);
      for (const [place, textOf] of Object.entries(places)) {
        const kept = keptContent(reading.document, parsed, textOf(parsed));
        const sum = found.get(place);
        if (!sum) continue;
        const share = shareKept(kept);
        sum.words += kept.words;
        sum.missing += kept.missing.reduce((total, { words }) => total + words.length, 0);
        sum.least = Math.min(sum.least, share);
        if (share < 0.97) sum.poor += 1;
        if (!args.includes('--lines')) continue;
        for (const { line, words } of kept.missing)
          console.log(`${join(basename(dirname(file)), basename(file))}, not ${place}: ${words.join(' ')} < ${line}`);
      }
    }
    for (const [place, { words, missing, least, poor }] of found) {
      const share = (part: number): string => (100 * part).toFixed(2);
      console.log(
        `${name.padEnd(10)}${String(files.length).padStart(4)} files  ${place.padEnd(20)}${share(1 - missing / words).padStart(7)} %, ` +
          `least ${share(least)}, ${poor} under 97`,
      );
    }
  }
}
