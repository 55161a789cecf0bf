import { applyCorrections } from '#domain/resume/corrections/apply-corrections.ts';
import { maxCorrectionCharacters, type Correction } from '#domain/resume/corrections/correction.ts';
import { retypedResume } from '#domain/resume/corrections/retyped-resume.ts';
import type { Line, SourceDocument } from '#domain/document/source-document.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { engineTasks } from '#server/engine/tasks.ts';
import { sampleAdvert, sampleResumeText } from '#test/support/sample-resume-text.ts';
import { createAnswerer } from '#web/workers/answer-message.ts';

const today = '2026-01-01';
const title = 'Warehouse Manager';
const sample = engineTasks.parseText(sampleResumeText);

/** Takes a text and returns the function to measure; work measured elsewhere is done beforehand. */
type Road = (text: string) => () => unknown;

const scored = (resume: string, ad?: string) => {
  const parsed = engineTasks.parseText(resume);
  return () => engineTasks.score({ parsed, today, ...(ad !== undefined && { job: { title, description: ad } }) });
};

const tailored = (resume: string, ad: string) => {
  const source = engineTasks.parseText(resume);
  return () => engineTasks.tailor({ source, jobTitle: title, jobDescription: ad, now: new Date(today) });
};

const checked = (text: string, resume: string) => {
  const source = engineTasks.parseText(resume);
  return () => engineTasks.checkClaims({ text, source, today });
};

/** The text as the lines of a PDF: pages of 60, where a text has one page. */
function pagesOf(text: string): SourceDocument {
  const document = documentFromText(text);
  const lines = document.pages.flatMap((page) => page.lines);
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / 60)) }, (_, at) => ({
    number: at + 1,
    width: 612,
    height: 792,
    lines: lines.slice(at * 60, at * 60 + 60).map((line, row): Line => {
      const box = { y: 36 + row * 12, page: at + 1 };
      const runs = line.runs.map((run) => ({ ...run, y: box.y, font: 'Helvetica', size: 10 }));
      return { ...line, ...box, runs };
    }),
  }));
  return { ...document, kind: 'pdf', pages, layout: { ...document.layout, kind: 'pdf', pages: pages.length } };
}

/** As many corrections as may be kept, over all that was read. */
function corrected(text: string): () => unknown {
  const parsed = engineTasks.parseText(text);
  const value = text.slice(0, maxCorrectionCharacters);
  const pointers = Object.keys(parsed.evidence);
  const every = Math.max(1, Math.floor(pointers.length / 250));
  const corrections = [
    ...pointers.filter((_, at) => at % every === 0).map((pointer): Correction => ({ kind: 'value', pointer, value })),
    ...parsed.unread.slice(0, 200).map((line): Correction => ({ kind: 'placed', line, pointer: '/skills/-/name' })),
  ].slice(0, 500);
  return () => [applyCorrections(parsed, corrections), retypedResume(parsed, sample, corrections)];
}

/** Each way on which a text of a person reaches the engine. */
export const roads = {
  'resume text': (text) => () => engineTasks.parseText(text),
  'resume pages': (text) => {
    const document = pagesOf(text);
    return () => engineTasks.parseDocument(document);
  },
  ad: (text) => () => engineTasks.readPosting({ text, title }),
  title: (text) => () => engineTasks.readPosting({ text: sampleAdvert, title: text, employer: text }),
  'score resume': (text) => scored(text),
  'score resume and ad': (text) => scored(text, sampleAdvert),
  'score with ad': (text) => scored(sampleResumeText, text),
  'score both': (text) => scored(text, text),
  'live score': (text) => {
    const payload = { resumeContent: text, jobTitle: title, jobDescription: text, today };
    return () => createAnswerer()({ type: 'EVALUATE_QUICK', id: '1', payload });
  },
  'tailor resume': (text) => tailored(text, sampleAdvert),
  'tailor to ad': (text) => tailored(sampleResumeText, text),
  'tailor both': (text) => tailored(text, text),
  'claims of text': (text) => checked(text, sampleResumeText),
  'claims on resume': (text) => checked(sampleResumeText, text),
  'claims both': (text) => checked(text, text),
  corrections: (text) => corrected(text),
  profile: (text) => () => engineTasks.scoreProfile({ profile: engineTasks.readProfile(text), today }),
} satisfies Record<string, Road>;
export type RoadName = keyof typeof roads;
