import { strToU8, zipSync } from 'fflate';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import type { Upload } from './material.ts';

const at = (x: number, top: number, text: string, look?: { font?: string; size?: number; color?: string }) =>
  textAt(x, 792 - top, text, look);

const sidebar = [
  ['Contact', 40, 13],
  ['www.linkedin.com/in/robin-example (LinkedIn)', 62, 8],
  ['Top Skills', 110, 13],
  ['Inventory Management', 132, 10],
  ['Team Leadership', 150, 10],
  ['SAP ERP', 168, 10],
  ['Languages', 200, 13],
  ['English (Native or Bilingual)', 222, 10],
] as const;

const main: readonly (readonly [text: string, top: number, size: number])[] = [
  ['Robin Example', 48, 26],
  ['Warehouse Supervisor at Northwind Logistics', 80, 12],
  ['Springfield, Illinois, United States', 98, 12],
  ['Summary', 140, 16],
  ['I run warehouses and train the people who work in them.', 164, 12],
  ['Experience', 206, 16],
  ['Northwind Logistics', 232, 12],
  ['Warehouse Supervisor', 250, 11.5],
  ['March 2019 - Present (7 years)', 267, 10.5],
  ['Responsible for managing 14 pickers on two shifts.', 286, 10.5],
  ['Cut picking errors by 18% with a second scan at the gate.', 301, 10.5],
  ['Contoso Parcels', 332, 12],
  ['Picker', 350, 11.5],
  ['January 2015 - February 2019 (4 years 2 months)', 367, 10.5],
  ['Picked 120 orders a shift.', 386, 10.5],
  ['Education', 430, 16],
  ['Springfield College', 456, 12],
  ['Associate Degree, Business Administration (2012 - 2014)', 473, 10.5],
];

/** A PDF like LinkedIn's "Save to PDF": a dark column on the left, the profile next to it. */
export function savedPdf(): Upload {
  const content =
    '0.16 0.24 0.29 rg 0 0 200 792 re f\n' +
    sidebar.map(([text, top, size]) => at(22, top, text, { size, color: '1 1 1' })).join('') +
    main.map(([text, top, size]) => at(224, top, text, { size })).join('');
  return { name: 'Profile.pdf', mimeType: 'application/pdf', buffer: Buffer.from(makePdf({ pages: [{ content }] })) };
}

/** A table of the archive, every value in quotes. */
const table = (head: string[], rows: string[][]): string =>
  [head, ...rows].map((row) => `${row.map((value) => `"${value}"`).join(',')}\n`).join('');

/** The archive that LinkedIn mails: a table for each part of the profile. */
export function dataExport(): Upload {
  const led =
    'Responsible for managing 14 pickers on two shifts.\nCut picking errors by 18% with a second scan at the gate.';
  const files = {
    'Profile.csv': table(
      ['First Name', 'Last Name', 'Headline', 'Summary', 'Industry', 'Geo Location'],
      [
        [
          'Robin',
          'Example',
          'Warehouse Supervisor at Northwind Logistics',
          'I run warehouses and train the people who work in them.',
          'Logistics',
          'Springfield, Illinois',
        ],
      ],
    ),
    'Positions.csv': table(
      ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
      [
        ['Northwind Logistics', 'Warehouse Supervisor', led, 'Springfield, Illinois', 'Mar 2019', ''],
        ['Contoso Parcels', 'Picker', 'Picked 120 orders a shift.', '', 'Jan 2015', 'Feb 2019'],
      ],
    ),
    'Skills.csv': table(['Name'], [['Inventory Management'], ['Team Leadership'], ['SAP ERP']]),
    'Education.csv': table(
      ['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name', 'Activities'],
      [['Springfield College', '2012', '2014', '', 'Associate Degree', '']],
    ),
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return {
    name: 'Basic_LinkedInDataExport.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(Object.fromEntries(entries))),
  };
}
