import type { TemplateId } from '#domain/resume/document/templates.ts';

/** How a template looks in Word: faces that Word has everywhere, and the colours of its printed sister. */
export interface DocxLook {
  font: string;
  displayFont: string;
  /** Type sizes in points. */
  size: number;
  nameSize: number;
  headingSize: number;
  /** Colours as RRGGBB. */
  ink: string;
  muted: string;
  name: string;
  label: string;
  heading: string;
  organization: string;
  centered: boolean;
  smallCaps: boolean;
  labelItalic: boolean;
  nameBold: boolean;
  headingBold: boolean;
  /** A rule above or below each section's heading, in this colour. */
  rule?: { edge: 'top' | 'bottom'; color: string };
  /** Page margins left and right, top and bottom, in millimetres. */
  margin: { x: number; y: number };
}

const plain = { centered: false, smallCaps: false, labelItalic: false, nameBold: true, headingBold: true };

export const docxLooks: Record<TemplateId, DocxLook> = {
  modern: {
    ...plain,
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
    margin: { x: 20, y: 17 },
  },
  classic: {
    ...plain,
    font: 'Garamond',
    displayFont: 'Garamond',
    size: 11.5,
    nameSize: 27,
    headingSize: 13,
    ink: '201C19',
    muted: '201C19',
    name: '201C19',
    label: '201C19',
    heading: '201C19',
    organization: '201C19',
    centered: true,
    smallCaps: true,
    labelItalic: true,
    nameBold: false,
    rule: { edge: 'bottom', color: '201C19' },
    margin: { x: 23, y: 18 },
  },
  creative: {
    ...plain,
    font: 'Calibri',
    displayFont: 'Georgia',
    size: 10.5,
    nameSize: 28,
    headingSize: 14,
    ink: '1F2421',
    muted: '565D59',
    name: '034A2E',
    label: '934319',
    heading: '034A2E',
    organization: '934319',
    labelItalic: true,
    margin: { x: 21, y: 17 },
  },
  minimal: {
    ...plain,
    font: 'Calibri',
    displayFont: 'Calibri Light',
    size: 10.5,
    nameSize: 24,
    headingSize: 12.5,
    ink: '1D1F22',
    muted: '5D6064',
    name: '1D1F22',
    label: '1D1F22',
    heading: '1D1F22',
    organization: '5D6064',
    nameBold: false,
    headingBold: false,
    margin: { x: 27, y: 22 },
  },
};
