/** How characters look, as far as one source defines it; what is undefined is inherited. */
export interface TextStyle {
  font?: string | undefined;
  /** Points. */
  size?: number | undefined;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  /** `#rrggbb`, or `auto` for a colour that is readable on the background. */
  color?: string | undefined;
  /** `#rrggbb` behind the text. */
  shading?: string | undefined;
  vanish?: boolean | undefined;
}

/** How a paragraph is set, as far as one source defines it; lengths in points. */
export interface ParagraphStyle {
  left?: number | undefined;
  right?: number | undefined;
  /** Positive for an indented first line, negative for a hanging one. */
  firstLine?: number | undefined;
  before?: number | undefined;
  after?: number | undefined;
  /** An exact height of lines. */
  exactLine?: number | undefined;
  align?: string | undefined;
  tabs?: TabStop[] | undefined;
  numId?: string | undefined;
  level?: number | undefined;
  /** Level of the heading, counted from 0; 9 is body text. */
  outline?: number | undefined;
  pageBreakBefore?: boolean | undefined;
  shading?: string | undefined;
}

export interface TabStop {
  at: number;
  kind: string;
}

/** The later style's values where it has any, else the earlier one's. Tab stops accumulate; `clear` removes one. */
export function mergeParagraphStyles(base: ParagraphStyle, over: ParagraphStyle): ParagraphStyle {
  const merged = mergeStyles(base, over);
  if (!base.tabs || !over.tabs) return merged;
  const kept = base.tabs.filter((tab) => !over.tabs?.some((other) => Math.abs(other.at - tab.at) < 0.5));
  return { ...merged, tabs: [...kept, ...over.tabs.filter(({ kind }) => kind !== 'clear')] };
}

/** The later style's values where it has any, else the earlier one's. */
export function mergeStyles<T extends object>(base: T, over: T): T {
  const merged = { ...base };
  for (const key of Object.keys(over) as (keyof T)[]) if (over[key] !== undefined) merged[key] = over[key];
  return merged;
}
