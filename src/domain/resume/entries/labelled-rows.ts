import { fieldOf } from '../../document/headings/field-labels.ts';
import type { TextRow } from '../../document/layout/text-row.ts';

/**
 * The rows of a form ("Employer   Acme") without their labels, which are kept as the fields of what they label, and without
 * the titles of a table's columns. A section with fewer than two such rows is no form.
 */
export function withoutLabels(rows: readonly TextRow[]): TextRow[] {
  const own = rows.filter(
    (row) => !row.pieces.every((piece) => fieldOf(piece.text) !== undefined) || row.pieces.length < 3,
  );
  const labelled = own.filter((row) => row.pieces.length > 1 && fieldOf(row.pieces[0]?.text ?? '') !== undefined);
  const fields = new Set(labelled.map((row) => fieldOf(row.pieces[0]?.text ?? '')));
  if (fields.size < 2) return own;
  return own.map((row) => (labelled.includes(row) ? unlabelled(row) : row));
}

function unlabelled(row: TextRow): TextRow {
  const [label, value, ...rest] = row.pieces;
  if (!label || !value) return row;
  const pieces = [{ ...value, field: fieldOf(label.text) }, ...rest];
  return {
    ...row,
    pieces,
    text: pieces.map((piece) => piece.text).join('\t'),
    look: value.look,
    x: value.x,
    bullet: row.bullet || value.bullet === true,
  };
}
