import { plainDocx, type Template } from '../template.ts';

/** Classic: a serif book font in black, a centred letterhead in small capitals, rules above and below. */
export const classic: Template = {
  fonts: ['eb-garamond'],
  docx: {
    ...plainDocx,
    font: 'Garamond',
    displayFont: 'Garamond',
    size: 11.5,
    nameSize: 27,
    headingSize: 13,
    ink: '201C19',
    muted: '57514B',
    name: '201C19',
    label: '201C19',
    heading: '201C19',
    organization: '57514B',
    centered: true,
    smallCaps: true,
    labelItalic: true,
    nameBold: false,
    rule: { edge: 'bottom', color: '201C19' },
    margin: { x: 23, y: 18 },
  },
};
