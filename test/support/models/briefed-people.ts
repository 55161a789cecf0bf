import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFromText } from '#domain/document/plain-text.ts';
import { createComparer } from '#domain/matching/compare.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { orderedSections } from '#domain/resume/document/section-order.ts';
import { resumeToText } from '#domain/resume/document/resume-text.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { promptFor } from '#domain/tailoring/briefing/prompt.ts';
import { writeBriefs } from '#domain/tailoring/briefing/write-briefs.ts';
import { fixturesFolder } from '../fixtures.ts';

/** The prompts for a resume and an ad. */
export function promptsFor(parsed: ParsedResume, ad: string, today = '2026-06-01') {
  const posting = readPosting(ad, {});
  const briefs = writeBriefs(parsed, posting, createComparer()(parsed, posting, today).sourceMap);
  return briefs.map((brief) => ({ brief, ...promptFor(brief, 'f00f00') }));
}

/** Everybody in the fixtures, with the prompts for the first ad. */
export function fixturePeople() {
  const ad = readFileSync(join(fixturesFolder, 'ads', 'software-engineer.txt'), 'utf8');
  const folder = join(fixturesFolder, 'people');
  return readdirSync(folder).map((file) => {
    const resume = JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonResume;
    const language = /-(de|fr|es|it|nl|pt)\./.exec(file)?.[1] ?? 'en';
    const text = resumeToText(resume, [...orderedSections], language as 'en');
    const parsed = parseResume(documentFromText(text));
    return { name: file, resume, parsed, prompts: promptsFor(parsed, ad) };
  });
}
