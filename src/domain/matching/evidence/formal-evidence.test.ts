import { expect, test } from 'vitest';
import { parsedText, today } from '#test/support/resumes.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { compare } from '../compare.ts';

const ad = `Registered Nurse

Requirements:
- Current BLS certification required
- RN license`;
const nurse = `Mary Cole
Chicago, IL
mary@example.com

Experience
Staff Nurse, Mercy Hospital
2019 - Present
- Cared for six patients a shift in acute care

Education
BSN, University of Illinois, 2018

`;
const licences = (tail: string) =>
  compare(parsedText(nurse + tail), readPosting(ad, { title: 'Registered Nurse' }), today)
    .map.filter(({ requirement }) => requirement.kind === 'licence')
    .map(({ requirement, kind }) => `${requirement.text}: ${kind}`);

test('a licence is held where the list of certificates has its abbreviation alone', () => {
  expect(licences('Certifications\n- BLS\n- RN (TN)')).toEqual(['BLS certification: shown', 'RN license: shown']);
});

test('in a list of skills its abbreviation is only a word', () => {
  expect(licences('Skills\nBLS, patient care')).toEqual(['BLS certification: listed', 'RN license: missing']);
});
