/** A row of a table, its cells under the names of its columns. */
export type CsvRow = Readonly<Record<string, string>>;

/**
 * The rows of a table in comma separated values (RFC 4180): quotes doubled within quotes, line ends within them kept. The first row
 * names the columns; rows without any text are left out, and cells behind the last named column too. Never throws.
 */
export function csvRows(text: string): CsvRow[] {
  const [head = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  const names = head.map((name) => name.trim());
  return rows
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) => Object.fromEntries(names.map((name, index) => [name, (cells[index] ?? '').trim()])));
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === ',') {
      row.push(cell);
      cell = '';
    } else if (letter === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')]);
      row = [];
      cell = '';
    } else cell += letter;
  }
  if (row.length > 0 || cell !== '') rows.push([...row, cell]);
  return rows;
}
