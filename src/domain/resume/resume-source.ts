import type { SourceDocument } from '../document/source-document.ts';
import type { JsonResume } from './json-resume.ts';

/** A document to read a resume from. */
export interface ResumeSource extends SourceDocument {
  /** The values that the file itself states field by field, in formats that do (LinkedIn's data export); its lines say the same. */
  resume?: JsonResume | undefined;
}
