import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A labelled file: its path, and the kind of file and layout it represents. */
export interface LabelledFile {
  file: string;
  truth: string;
  kind: string;
  group: string;
  /** The document's visible text, for files that the scorer cannot read itself. */
  text?: string;
}

/** The labelled resumes of a folder, by its `map.json`, with full paths. */
export function labelledFiles(folder: string): LabelledFile[] {
  const rows = JSON.parse(readFileSync(join(folder, 'map.json'), 'utf8')) as LabelledFile[];
  return rows.map((row) => ({
    ...row,
    file: join(folder, row.file),
    truth: join(folder, row.truth),
    ...(row.text !== undefined && { text: join(folder, row.text) }),
  }));
}
