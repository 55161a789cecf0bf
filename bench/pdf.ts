import { join } from 'node:path';
import { templateIds } from '#domain/resume/document/templates.ts';
import { sampleResume, sampleSectionOrder } from '#domain/tailoring/sample-resume.ts';
import { createTypstWriter } from '#server/adapters/documents/document-writer.ts';
import type { Printable } from '#documents/writing/printable.ts';
import type { DocumentWriter } from '#server/adapters/documents/port.ts';
import { projectRoot } from '#server/root.ts';
import { sampleJob, sampleLetter } from '#test/support/sample-letter.ts';

const documents = 100;

/** The sample resume as another person's, so that no document is answered from the cache of an earlier one. */
const numbered = (printable: Printable, number: number): Printable => {
  const basics = {
    ...printable.resume.basics,
    name: `Alex Morgan ${number}`,
    summary: `${number} years of experience.`,
  };
  return printable.kind === 'resume'
    ? { ...printable, resume: { ...printable.resume, basics } }
    : { ...printable, resume: { basics } };
};

async function measure(name: string, writer: DocumentWriter, printable: Printable): Promise<void> {
  await writer.pdf(numbered(printable, 0));
  const times: number[] = [];
  const start = performance.now();
  for (let number = 1; number <= documents; number += 1) {
    const from = performance.now();
    await writer.pdf(numbered(printable, number));
    times.push(performance.now() - from);
  }
  const perSecond = (documents * 1000) / (performance.now() - start);
  const [median = 0, p95 = 0] = [0.5, 0.95].map(
    (share) => times.toSorted((a, b) => a - b)[Math.floor(share * documents)],
  );
  console.log(
    `${name}: ${perSecond.toFixed(1)} PDFs a second, median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
  );
}

/** PDFs per second of one Typst process, by template, from the request to the bytes. Needs `node scripts/build.mjs workers`. */
export async function benchPdf(): Promise<void> {
  const writer = createTypstWriter({ processPath: join(projectRoot(), 'build/workers/typst.js') });
  const resume = {
    kind: 'resume',
    paper: 'a4',
    language: 'en',
    resume: sampleResume,
    sectionOrder: sampleSectionOrder,
  } as const;
  const letter = {
    kind: 'cover-letter',
    paper: 'a4',
    language: 'en',
    resume: sampleResume,
    letter: sampleLetter,
    date: '2026-03-05',
    jobTitle: sampleJob.title,
    companyName: sampleJob.company,
  } as const;
  try {
    const from = performance.now();
    await writer.pdf({ ...resume, sectionOrder: [...sampleSectionOrder], template: 'modern' });
    console.log(`first document, the start of the process included: ${(performance.now() - from).toFixed(0)} ms`);
    for (const template of templateIds) {
      await measure(`resume, ${template}`, writer, { ...resume, sectionOrder: [...sampleSectionOrder], template });
      await measure(`cover letter, ${template}`, writer, { ...letter, template });
    }
  } finally {
    await writer.close();
  }
}
