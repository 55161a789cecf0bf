import type { FindingCode } from '#domain/scoring/finding-codes.ts';
import type { Wording } from '../finding-words.ts';
import { counted, listed, plural } from './counting.ts';

const layoutCodes = [
  'headings-missing',
  'headings-unknown',
  'bullets-missing',
  'bullets-long',
  'columns',
  'tables',
  'text-boxes',
  'header-footer-text',
  'hidden-text',
  'fonts-many',
  'text-small',
  'characters-unmapped',
  'images',
  'file-format',
] as const satisfies readonly FindingCode[];
export type LayoutFindingCode = (typeof layoutCodes)[number];

/** What is said of the file and how it is laid out. */
export const layoutFindings: Record<LayoutFindingCode, Wording> = {
  'headings-missing': () => ({
    issue: 'We found no headings.',
    why: 'Without them, software can’t tell your work from your education.',
    fix: 'Put a plain heading on its own line above each section: Work Experience, Education, Skills.',
  }),
  'headings-unknown': (facts) => ({
    issue: `${counted(facts.number('count'), 'heading')} ${plural(facts.number('count'), 'isn’t', 'aren’t')} standard.`,
    why: 'When software doesn’t recognize a heading, it often drops what’s under it.',
    fix: 'Use plain names: Work Experience, Education, Skills, Projects, Certifications.',
  }),
  'bullets-missing': (facts) => ({
    issue: `${counted(facts.number('lines'), 'line')} about your work ${plural(facts.number('lines'), 'isn’t a bullet', 'aren’t bullets')}.`,
    why: 'Readers skim, and bullets let them.',
    fix: 'Give each achievement its own bullet, one or two lines long.',
  }),
  'bullets-long': (facts) => ({
    issue: `${counted(facts.number('count'), 'line')} ${plural(facts.number('count'), 'has', 'have')} more than ${facts.number('most')} words.`,
    why: 'A bullet that fills four lines is a paragraph.',
    fix: 'Cut each to one achievement and its result.',
  }),
  columns: (facts) => ({
    issue: `The page has ${facts.number('columns')} columns.`,
    why: 'Older software reads straight across and mixes them up.',
    fix: 'Use one column, as our templates do.',
  }),
  tables: (facts) => ({
    issue: `The file has ${counted(facts.number('tables'), 'table')}.`,
    why: 'Some software drops what’s in tables.',
    fix: 'Use plain lines, with the dates after the title.',
  }),
  'text-boxes': (facts) => ({
    issue: `The file has ${counted(facts.number('boxes'), 'text box', 'text boxes')}.`,
    why: 'A lot of software doesn’t see text boxes at all.',
    fix: 'Move their text onto the page itself.',
  }),
  'header-footer-text': () => ({
    issue: 'Some of your text is in the page header or footer.',
    why: 'Some software skips both, and your contact details with them.',
    fix: 'Move your contact details onto the page itself.',
  }),
  'hidden-text': (facts) => ({
    issue: `The file has ${counted(facts.number('characters'), 'character')} nobody can see: “${facts.text('sample')}”.`,
    why: 'Recruiters see hidden text as a trick and turn the resume down. We don’t count it in your score.',
    fix: 'Remove it.',
  }),
  'fonts-many': (facts) => ({
    issue: `The file uses ${facts.number('fonts')} fonts.`,
    why: 'Too many fonts look cluttered.',
    fix: 'Use one font, or one for headings and one for text.',
  }),
  'text-small': (facts) => ({
    issue: `The type is small: ${facts.text('size')} points for most of the text, ${facts.text('smallest')} at its smallest.`,
    why: 'Small type tires readers and scans badly.',
    fix: 'Set your text at 10 to 12 points.',
  }),
  'characters-unmapped': (facts) => ({
    issue: `Software can’t read ${counted(facts.number('characters'), 'character')} in the file as text.`,
    why: 'Icons and some fonts leave gaps in what software reads.',
    fix: 'Replace icons with words (“Phone:”) and save the file again.',
  }),
  images: (facts) => ({
    issue: `The file has ${counted(facts.number('images'), 'picture')}.`,
    why: 'Software can’t read pictures, and in some countries a photo gets a resume set aside.',
    fix: 'Take out logos and skill bars. Keep a photo only where employers expect one.',
  }),
  'file-format': (facts) => ({
    issue: `The file is in the old ${listed(facts.all('format')).toUpperCase()} format.`,
    why: 'Not every system can open it.',
    fix: 'Save it as a PDF or DOCX.',
  }),
};
