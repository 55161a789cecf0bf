import { plainDocx, type Template } from '../template.ts';

/** Creative: a soft, distinctive serif, a tinted letterhead, one green. */
export const creative: Template = {
  fonts: ['source-sans-3', 'fraunces'],
  docx: {
    ...plainDocx,
    font: 'Calibri',
    displayFont: 'Georgia',
    size: 10.5,
    nameSize: 28,
    headingSize: 14,
    ink: '1F2421',
    muted: '565D59',
    name: '034A2E',
    label: '034A2E',
    heading: '034A2E',
    organization: '034A2E',
    labelItalic: true,
    margin: { x: 21, y: 17 },
  },
};
