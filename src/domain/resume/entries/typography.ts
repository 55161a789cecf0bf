import type { Look, TextRow } from '../../document/layout/text-row.ts';

/** The look that most of the text has. */
export function bodyLook(rows: readonly TextRow[]): Look {
  const weights = new Map<string, { look: Look; weight: number }>();
  for (const row of rows) {
    const key = lookKey(row.look);
    const entry = weights.get(key) ?? { look: row.look, weight: 0 };
    weights.set(key, { look: entry.look, weight: entry.weight + row.text.length });
  }
  const plain: Look = { size: 0, bold: false, italic: false, caps: false, color: '' };
  return [...weights.values()].sort((a, b) => b.weight - a.weight)[0]?.look ?? plain;
}

/** Looks with the same key are treated as the same. Sizes differ by fractions where type is scaled. */
export const lookKey = (look: Look): string =>
  `${Math.round(look.size)}${look.bold ? 'b' : ''}${look.italic ? 'i' : ''}${look.caps ? 'c' : ''}${look.color}`;

/** Set to stand out from the body: larger, bold, italic, in capitals or in another color. */
export const isEmphatic = (look: Look, body: Look): boolean =>
  look.size > body.size + 0.6 ||
  (look.bold && !body.bold) ||
  (look.italic && !body.italic) ||
  (look.caps && !body.caps) ||
  look.color !== body.color;
