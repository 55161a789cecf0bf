/** What a file turns out to hold, as it goes after "but it’s really" in FILE_TYPE_MISMATCH. */
export const fileContents = {
  pdf: 'a PDF',
  docx: 'a Word document (DOCX)',
  doc: 'a Word document (DOC)',
  text: 'plain text',
  rtf: 'rich text (RTF)',
  html: 'a web page (HTML)',
  mhtml: 'a saved web page (MHTML)',
  wordXml: 'a Word document saved as XML',
  xml: 'XML data',
  json: 'JSON data',
  odt: 'an OpenDocument file (ODT)',
  pages: 'an Apple Pages document',
  spreadsheet: 'a spreadsheet',
  presentation: 'a presentation',
  mail: 'an email',
  archive: 'an archive',
  picture: 'a picture',
  program: 'a program',
  postscript: 'a PostScript document',
  wordPerfect: 'a WordPerfect document',
  unknown: 'something we don’t recognize',
} as const;

/** How a file's name is said, as it goes after "named as" in FILE_TYPE_MISMATCH. */
export const claimedFiles = {
  pdf: 'a PDF',
  docx: 'a DOCX file',
  doc: 'a DOC file',
  txt: 'a text file',
  md: 'a Markdown file',
  json: 'a JSON file',
} as const;
