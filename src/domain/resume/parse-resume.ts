import { detectLanguage } from '../language/detect-language.ts';
import { parsedFromJsonResume } from './document/from-json-resume.ts';
import type { ParsedResume } from './parsed-resume.ts';
import { bestReading } from './readings/best-reading.ts';
import type { ResumeSource } from './resume-source.ts';
import { unreadParts } from './unread-parts.ts';

/**
 * Reads a resume from a document's lines. Every value is in the document and has the lines it was read from; what is not understood is left out and listed as
 * unread. Pure and deterministic; never throws.
 */
export function parseResume(document: ResumeSource): ParsedResume {
  if (document.resume) return parsedFromJsonResume(document.resume);
  const { reading, likelihoods } = bestReading(document);
  const { resume, evidence, lines, unread } = reading;
  return {
    resume,
    lines,
    evidence,
    confidence: likelihoods,
    unread,
    unreadParts: unreadParts(reading),
    language: detectLanguage(lines.map((line) => line.text).join('\n')),
  };
}
