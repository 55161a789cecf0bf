import { makePdf, textAt } from '#test/support/make-pdf.ts';
import type { Upload } from './material.ts';

type Line = [text: string, look?: 'name' | 'heading' | 'bold'];

const lines: Line[] = [
  ['Robin Example', 'name'],
  ['Springfield | robin@example.com | 5550199222'],
  ['Driving licence classes B and C'],
  ['Reads to children at the town library'],
  [''],
  ['Experience', 'heading'],
  ['Warehouse Supervisor', 'bold'],
  ['Northwind Logistics, Springfield'],
  ['Mar 2019 - Present'],
  ['- Led a team of 14 pickers on two shifts'],
  ['- Reduced picking errors by 23% with barcode scanning'],
  ['Stock Clerk', 'bold'],
  ['Contoso Retail, Springfield'],
  ['Jan 2015 - Feb 2019'],
  ['- Counted stock of 4,000 items each month and reported differences'],
  [''],
  ['Education', 'heading'],
  ['Springfield College', 'bold'],
  ['Associate Degree, Business Administration'],
  ['2012 - 2014'],
  ['- Bookkeeping'],
  [''],
  ['Skills', 'heading'],
  ['Inventory management, SAP, Microsoft Excel, forklift operation'],
];

const looks = { name: { font: 'F2', size: 18 }, heading: { font: 'F2', size: 14 }, bold: { font: 'F2', size: 11 } };

/** A PDF of a resume with doubtful content: lines that belong nowhere, a bare number, a loose word. */
export function doubtfulResume(): Upload {
  const content = lines
    .map(([text, look], line) => textAt(60, 740 - line * 22, text, look ? looks[look] : { size: 11 }))
    .join('');
  return { name: 'robin.pdf', mimeType: 'application/pdf', buffer: Buffer.from(makePdf({ pages: [{ content }] })) };
}
