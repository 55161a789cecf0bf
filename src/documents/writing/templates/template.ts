/**
 * A template, apart from its page (`page.typ` in its folder). It decides only looks. The words and their order come from the sheet and are the same
 * in every template.
 */
export interface Template {
  /** Its own text fonts: packages of `@expo-google-fonts`, all under the SIL Open Font License. */
  fonts: readonly string[];
  docx: DocxLook;
}

/** How a template looks in Word: fonts that every Word has, and the colours of the PDF. */
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

/** What most looks in Word have in common. */
export const plainDocx = {
  centered: false,
  smallCaps: false,
  labelItalic: false,
  nameBold: true,
  headingBold: true,
} as const;
