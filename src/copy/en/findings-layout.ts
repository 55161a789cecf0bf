import type { FindingCode } from '#domain/scoring/finding-codes.ts';
import type { Wording } from '../finding-words.ts';
import { counted, listed } from './counting.ts';

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
    why: 'Without them software cannot tell your work from your education.',
    fix: 'Put a plain heading on a line of its own over each section: Work Experience, Education, Skills.',
  }),
  'headings-unknown': (facts) => ({
    issue: `${counted(facts.number('count'), 'heading')} ${facts.number('count') === 1 ? 'is' : 'are'} not of the usual kind.`,
    why: 'What stands under a heading that software does not know is often dropped.',
    fix: 'Use the plain names: Work Experience, Education, Skills, Projects, Certifications.',
  }),
  'bullets-missing': (facts) => ({
    issue: `${counted(facts.number('lines'), 'line')} about your work stand in running text.`,
    why: 'Readers skim; bullets let them.',
    fix: 'Make each deed a bullet of its own, one or two lines long.',
  }),
  'bullets-long': (facts) => ({
    issue: `${counted(facts.number('count'), 'line')} ${facts.number('count') === 1 ? 'has' : 'have'} more than ${facts.number('most')} words.`,
    why: 'A bullet that fills four lines is a paragraph.',
    fix: 'Cut each to one deed and its result.',
  }),
  columns: (facts) => ({
    issue: `The page is set in ${facts.number('columns')} columns.`,
    why: 'Older software reads straight across and mixes them up.',
    fix: 'Use one column; our templates do.',
  }),
  tables: (facts) => ({
    issue: `The file holds ${counted(facts.number('tables'), 'table')}.`,
    why: 'Some software drops what stands in tables.',
    fix: 'Use plain lines with the dates behind the title.',
  }),
  'text-boxes': (facts) => ({
    issue: `The file holds ${counted(facts.number('boxes'), 'text box', 'text boxes')}.`,
    why: 'Much software does not see text boxes at all.',
    fix: 'Move their text into the page.',
  }),
  'header-footer-text': () => ({
    issue: "Text stands in the page's header or footer.",
    why: 'Some software skips both, and with them your contact details.',
    fix: 'Put your contact details into the page itself.',
  }),
  'hidden-text': (facts) => ({
    issue: `The file holds ${counted(facts.number('characters'), 'character')} that nobody can see: “${facts.text('sample')}”.`,
    why: 'Recruiters take hidden text for a trick and reject it. It is left out of the score.',
    fix: 'Remove it.',
  }),
  'fonts-many': (facts) => ({
    issue: `The file uses ${facts.number('fonts')} fonts.`,
    why: 'It looks restless.',
    fix: 'Use one font, or one for headings and one for text.',
  }),
  'text-small': (facts) => ({
    issue: `The type is small: ${facts.text('size')} points for most of the text, ${facts.text('smallest')} at the smallest.`,
    why: 'Small type tires readers and scans badly.',
    fix: 'Set the text in 10 to 12 points.',
  }),
  'characters-unmapped': (facts) => ({
    issue: `${counted(facts.number('characters'), 'character')} in the file cannot be read as text.`,
    why: 'Icons and some fonts leave gaps where software reads.',
    fix: 'Replace icons by words (“Phone:”) and save the file anew.',
  }),
  images: (facts) => ({
    issue: `The file holds ${counted(facts.number('images'), 'picture')}.`,
    why: 'Software cannot read pictures, and in some countries a portrait gets a resume set aside.',
    fix: 'Take out logos and skill bars. Keep a portrait only where employers expect one.',
  }),
  'file-format': (facts) => ({
    issue: `The file is in the old ${listed(facts.all('format')).toUpperCase()} format.`,
    why: 'Not every system opens it.',
    fix: 'Save it as PDF or DOCX.',
  }),
};
