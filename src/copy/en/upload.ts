/** What the upload panel says, in each of its states. */
export const upload = {
  idle: 'Click to upload or drag and drop',
  dragging: 'Drop your resume here...',
  uploading: 'Uploading and processing...',
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
