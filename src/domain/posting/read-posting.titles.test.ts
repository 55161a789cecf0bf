import { expect, test } from 'vitest';
import { readPosting } from './read-posting.ts';

test('headings in bold are headings', () => {
  const ad =
    '**Job Title** \nCase Administrator\n\n**Required Skills**\n- Excel\n- **SQL** for reports\n\n**Required Experience**\n2 years as a Case Administrator';
  expect(readPosting(ad)).toMatchObject({ title: 'Case Administrator', years: 2 });
  expect(readPosting(ad).requirements.map(({ skill }) => skill)).toEqual(expect.arrayContaining(['Excel', 'SQL']));
});

test.each(['Shipping - Receiving - and Inventory Clerk', '16-0588 - OpenGL/C++ Developer', 'Counselors - All Other'])(
  'a labelled title is the whole line: %s',
  (title) => {
    expect(readPosting(`## Job title\n${title}\n\n## Required Skills\n- Excel\n`).title).toBe(title);
  },
);
