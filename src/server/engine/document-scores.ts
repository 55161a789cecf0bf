import type { LayoutFacts } from '#domain/document/source-document.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { DocumentScores } from '#domain/tailoring/tailoring.ts';
import type { DocumentReader } from '../adapters/documents/port.ts';
import type { Engine } from './tasks.ts';

interface Tools {
  /** Reads a file, either in a separate process or here. */
  read: DocumentReader['read'];
  engine: Pick<Engine, 'run'>;
}

/** A resume, and the document that was made of it. */
export interface MadeDocument {
  /** The resume as it was uploaded. */
  source: ParsedResume;
  /** Absent for text that was pasted or corrected. */
  layout: LayoutFacts | undefined;
  job: { title: string; description: string };
  /** The tailored resume, as it is handed out. */
  pdf: Uint8Array;
  /** ISO date, `YYYY-MM-DD`. */
  today: string;
}

/**
 * What an upload and the resume that was made of it score as files: the PDF is read back as any uploaded file is. Undefined where our own
 * reader cannot read it. Throws what the reader's process and the engine throw.
 */
export async function documentScores(
  { read, engine }: Tools,
  { source, layout, job, pdf, today }: MadeDocument,
): Promise<DocumentScores | undefined> {
  const reading = await read({ bytes: pdf, name: 'resume.pdf' });
  if (!reading.ok) return undefined;
  const parsed = await engine.run('parseDocument', reading.document);
  const [before, after] = [
    await engine.run('score', { parsed: source, layout, job, today }),
    await engine.run('score', { parsed, layout: layout && reading.document.layout, job, today }),
  ];
  return {
    before: { overall: before.overallScore, match: before.matchScore ?? 0 },
    after: { overall: after.overallScore, match: after.matchScore ?? 0 },
  };
}
