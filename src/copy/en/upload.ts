import { listed } from './counting.ts';

/** What the upload panel says, in each of its states. */
export const upload = {
  idle: 'Click to upload or drag and drop',
  dragging: 'Drop your resume here...',
  uploading: 'Uploading and processing...',
  /** While a scan is read. */
  scan: (done: number, pages: number) => `This is a scan. Reading page ${done + 1} of ${pages}...`,
  chosen: 'File selected',
  success: 'File uploaded successfully!',
  failure: 'Upload failed. Please try again.',
  hint: 'PDF, DOC, or DOCX files up to 10MB',
  limit: 'Max 10MB',
  choose: 'Choose a file',
  replace: 'Choose another file',
  fieldLabel: 'Resume file',
  wrongType: 'File type must be .pdf, .doc or .docx',
  tooLarge: (bytes: number) => `File is larger than ${bytes} bytes (${Math.round(bytes / 1024 / 1024)} MB)`,
  tooSmall: (bytes: number) => `File is smaller than ${bytes} bytes`,
  tooMany: 'Too many files',
} as const;

/** What a person is told whose resume is a scan. */
export const recognized = {
  title: (pages: readonly number[]) =>
    pages.length === 1
      ? `Page ${pages[0] ?? 1} of this file is a scan`
      : `Pages ${listed(pages.map(String))} of this file are scans`,
  text:
    'We read the text from a picture, so some letters and numbers may be wrong. Please check the details below. ' +
    'If you have the PDF or Word file you wrote it in, upload that instead: many employers’ systems can’t read scans at all.',
} as const;
