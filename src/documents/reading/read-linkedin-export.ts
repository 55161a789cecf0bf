import { exportTables, resumeFromExport, type ExportTables } from '#domain/linkedin/data-export.ts';
import type { ResumeSource } from '#domain/resume/resume-source.ts';
import { inflateEntry, listEntries } from './docx/zip-archive.ts';
import { decodeText } from './file-content.ts';
import { readingLimits } from './reading-limits.ts';
import { statedResume } from './stated-resume.ts';

/** The limit for all tables together, at four bytes for each character. */
const maxBytes = 4 * readingLimits.characters;

/** Reads LinkedIn's data export. Unpacks only the tables that contain parts of a resume. */
export function readLinkedInExport(bytes: Uint8Array): ResumeSource {
  const entries = [...listEntries(bytes).values()];
  let left = maxBytes;
  const tables: ExportTables = Object.fromEntries(
    exportTables.flatMap((table) => {
      const entry = entries.find(({ name }) => name === table || name.endsWith(`/${table}`));
      if (!entry) return [];
      const content = inflateEntry(bytes, entry, left);
      left -= content.length;
      const text = decodeText(content);
      return text === undefined ? [] : [[table, text]];
    }),
  );
  return statedResume(resumeFromExport(tables));
}
