import { copyFor } from '#copy/copy-for.ts';
import { describeEvaluation } from '#copy/describe-evaluation.ts';
import { defaultLocale } from '#copy/locales.ts';
import type { LayoutFacts } from '#domain/document/source-document.ts';
import { squeeze } from '#domain/language/fold.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { today } from '../resumes.ts';
import type { Corpus } from './corpus.ts';

/** A resume as it was read, with the facts about its layout if it came as a file. */
export interface JudgedResume {
  name: string;
  parsed: ParsedResume;
  layout?: LayoutFacts;
}

/** Quotations in findings that aren't in the resumes, and findings that aren't sentences. */
export const unfaithfulFindings = (resumes: readonly JudgedResume[], { adTextFor }: Corpus): string[] =>
  resumes.flatMap(({ name, parsed, layout }, at) => {
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
        .map((sentence) => `${name}, ${code}: "${sentence}"`),
    ]);
  });
