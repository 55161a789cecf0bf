import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maxAdCharacters } from '#contract/limits.ts';
import { checkClaims } from '#domain/claims/check-claims.ts';
import type { LayoutFacts } from '#domain/document/source-document.ts';
import type { DocumentScores } from '#domain/tailoring/tailoring.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { defaultTemplate, templateIds, type TemplateId } from '#domain/resume/document/templates.ts';
import { createTypstWriter } from '#server/adapters/documents/document-writer.ts';
import { createInProcessReader } from '#documents/reading/read-document.ts';
import { documentScores, type MadeDocument } from '#server/engine/document-scores.ts';
import { engineTasks } from '#server/engine/tasks.ts';
import { answeredSource, holdsResume, tailoredDocuments } from '#server/engine/tailored-documents.ts';
import { defaultCopy } from '#server/default-copy.ts';
import { sentenceFor } from '#server/http/errors.ts';
import type { Printable } from '#documents/writing/printable.ts';
import { projectRoot } from '#server/root.ts';
import { answersIn } from '../answers-file.ts';
import { onlyFile, readArguments, required } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command, Console } from '../command.ts';
import { openContext } from '../command-context.ts';
import { refusalOf } from '../failures.ts';
import { bytesOf } from '../files.ts';

function templateOf(name: string | undefined): TemplateId {
  const template = templateIds.find((id) => id === (name ?? defaultTemplate));
  if (!template) throw new BadInput(defaultCopy().commandLine.noTemplate(String(name), templateIds.join(', ')));
  return template;
}

async function setDocuments(documents: readonly Printable[]): Promise<{ bytes: Uint8Array; pages: number }[]> {
  const writer = createTypstWriter({ processPath: join(projectRoot(), 'build/workers/typst.js') });
  try {
    const set = [];
    for (const document of documents) set.push(await writer.pdf(document));
    return set;
  } finally {
    await writer.close();
  }
}

interface Read {
  source: ParsedResume;
  /** Absent for formats without a layout. */
  layout: LayoutFacts | undefined;
  jobDescription: string;
}

async function readBoth(file: string, job: string, console: Pick<Console, 'workers'>): Promise<Read> {
  const context = openContext(bytesOf, console);
  try {
    const jobDescription = await context.text({ file: job }, maxAdCharacters);
    const { parsed, layout } = await context.resume({ file });
    return { source: parsed, layout, jobDescription };
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await context.close();
  }
}

/** The scores of the upload and the PDF as files. */
async function scoresOf(
  pdf: { bytes: Uint8Array },
  made: Omit<MadeDocument, 'pdf'>,
): Promise<DocumentScores | undefined> {
  const reader = createInProcessReader();
  return documentScores(
    {
      read: ({ bytes, name }) => reader.read(bytes, name),
      engine: { run: (task, input) => Promise.resolve(engineTasks[task](input as never) as never) },
    },
    { ...made, pdf: pdf.bytes },
  );
}

/** `optimize FILE --job AD.txt --title T [--company C] [--template modern] [--answers FILE] --out DIR`: the documents and a report of what was done. */
export const optimize: Command = async (args, console) => {
  const { print, notify } = console;
  const given = readArguments(args, { options: ['job', 'title', 'company', 'template', 'answers', 'out'] });
  const out = required(given, 'out');
  const jobTitle = required(given, 'title');
  const job = required(given, 'job');
  const template = templateOf(given.options['template']);
  const companyName = given.options['company'];
  const { source, layout, jobDescription } = await readBoth(onlyFile(given, 'FILE'), job, console);
  if (!holdsResume(source)) throw new BadInput(sentenceFor(defaultCopy(), 'RESUME_UNREADABLE'));

  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const request = { source, jobTitle, companyName, jobDescription, now };
  const asked = tailoredDocuments(request);
  const answersFile = given.options['answers'];
  const answers =
    answersFile === undefined
      ? []
      : answersIn((await bytesOf(answersFile)).toString('utf8'), answersFile, asked.tailoring.questions);
  const made = answers.length === 0 ? asked : tailoredDocuments({ ...request, answers });
  for (const { key, flaw } of made.tailoring.answers ?? []) {
    const answer = answers.find((each) => each.key === key);
    if (flaw && answer)
      notify(
        defaultCopy().commandLine.notUsed(
          key,
          defaultCopy().answerFlawSentences[flaw](answer.requirement, answer.kind),
        ),
      );
  }
  const own = answers.length === 0 ? source : answeredSource({ ...request, answers });
  const { tailoring, posting, optimizedContent, coverLetter } = made;
  const { resume, sectionOrder, unplaced, letter, ...rest } = tailoring;
  const looks = { template, paper: 'a4', language: source.language } as const;
  const [resumePdf, letterPdf] = await setDocuments([
    { kind: 'resume', ...looks, resume, sectionOrder, unplaced },
    { kind: 'cover-letter', ...looks, resume, letter, date: today, jobTitle, companyName },
  ]);
  if (!resumePdf || !letterPdf) throw new Error('A document was not set.');
  const documents = await scoresOf(resumePdf, {
    source,
    layout,
    job: { title: jobTitle, description: jobDescription },
    today,
  });
  const context = { posting, company: companyName, jobTitle, today };
  const claims = {
    resume: checkClaims([{ text: optimizedContent }], own, context),
    coverLetter: checkClaims([{ text: coverLetter }], own, context),
  };
  const report = {
    ...rest,
    documents,
    letter,
    claims,
    pages: { resume: resumePdf.pages, coverLetter: letterPdf.pages },
  };
  const files: Record<string, string | Uint8Array> = {
    'optimized-resume.pdf': resumePdf.bytes,
    'cover-letter.pdf': letterPdf.bytes,
    'resume.json': `${JSON.stringify(resume, null, 2)}\n`,
    'resume.txt': `${optimizedContent}\n`,
    'cover-letter.txt': `${coverLetter}\n`,
    'report.json': `${JSON.stringify(report, null, 2)}\n`,
  };
  await mkdir(out, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(out, name), content);
  notify(defaultCopy().commandLine.wrote(Object.keys(files).length, out));
  const advice = tailoring.advice && defaultCopy().optimization.advice[tailoring.advice];
  if (advice !== undefined) notify(advice);
  print({ out, files: Object.keys(files), ...report });
  return 0;
};
