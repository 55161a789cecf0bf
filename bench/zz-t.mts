import { readFileSync } from 'node:fs';
import { textRows } from '../src/domain/document/layout/text-row.ts';
import { bodyLook, isEmphatic, lookKey } from '../src/domain/resume/entries/typography.ts';
import { headingMeaning, misspeltMeaning } from '../src/domain/document/headings/headings.ts';
import { createInProcessReader } from '../src/server/adapters/reading/read-document.ts';
const { read } = createInProcessReader();
const r = await read(readFileSync('/work/untidy-report/docx/p09-mecha__datecells.docx'), 'x.docx');
if (r.ok) {
  const rows = textRows(r.document);
  const body = bodyLook(rows);
  console.log(body);
  for (const row of rows)
    if (!row.bullet && isEmphatic(row.look, body))
      console.log(
        lookKey(row.look),
        row.pieces.length,
        row.text.slice(0, 40),
        headingMeaning(row.text) ?? misspeltMeaning(row.text),
        row.page,
        row.heading,
      );
}
