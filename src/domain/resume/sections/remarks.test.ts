import { expect, test } from 'vitest';
import { parsedText } from '#test/support/resumes.ts';

const jobs = `Shift Lead, Northwind Ltd
Mar 2019 - Present
- Led a team of 14 pickers

Stock Clerk, Contoso Ltd
Jan 2015 - Feb 2019
- Counted stock of 4,000 items`;

test('a remark among dated posts is no post, and stays to be placed', () => {
  const parsed = parsedText(
    `Robin Example\nrobin@mail.example\n\nExperience\nIf you read this on paper,\nyou can visit this link: https://robin.example/cv\n\n${jobs}`,
  );
  expect(parsed.resume.work?.map(({ position }) => position)).toEqual(['Shift Lead', 'Stock Clerk']);
});

test('a post without a date is one', () => {
  const parsed = parsedText(
    `Robin Example\nrobin@mail.example\n\nExperience\nWarehouse Manager, Fabrikam Ltd\n- Ran two sites\n\n${jobs}`,
  );
  expect(parsed.resume.work?.map(({ position }) => position)).toEqual([
    'Warehouse Manager',
    'Shift Lead',
    'Stock Clerk',
  ]);
});
