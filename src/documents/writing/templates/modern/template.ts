import { plainDocx, type Template } from '../template.ts';

/** Modern: a clear sans, one green, hairlines with a short green tab where a section begins. */
export const modern: Template = {
  fonts: ['inter'],
  docx: {
    ...plainDocx,
    font: 'Calibri',
    displayFont: 'Calibri',
    size: 10.5,
    nameSize: 26,
    headingSize: 13,
    ink: '1A2029',
    muted: '525864',
    name: '1A2029',
    label: '00673F',
    heading: '1A2029',
    organization: '00673F',
    rule: { edge: 'top', color: 'D4D1C8' },
    margin: { x: 19, y: 16 },
  },
};
