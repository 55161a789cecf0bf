import { plainDocx, type Template } from '../template.ts';

/** Minimal: one sans, no colour, no rules. */
export const minimal: Template = {
  fonts: ['source-sans-3'],
  docx: {
    ...plainDocx,
    font: 'Calibri',
    displayFont: 'Calibri Light',
    size: 10.5,
    nameSize: 24,
    headingSize: 13,
    ink: '1D1F22',
    muted: '5D6064',
    name: '1D1F22',
    label: '1D1F22',
    heading: '1D1F22',
    organization: '5D6064',
    nameBold: false,
    margin: { x: 24, y: 19 },
  },
};
