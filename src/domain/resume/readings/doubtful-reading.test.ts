import { expect, test } from 'vitest';
import { documentFromText } from '../../document/plain-text.ts';
import { parseResume } from '../parse-resume.ts';
import type { ParsedResume } from '../parsed-resume.ts';
import { isDoubtful } from './doubtful-reading.ts';

const head = ['Robin Example', 'robin@example.org', ''];
const read = (...lines: string[]): ParsedResume => parseResume(documentFromText([...head, ...lines].join('\n')));

test('a resume whose posts, schools and lines were read is not doubtful', () => {
  const sound = read(
    'EXPERIENCE',
    'Estimator, Pike & Sons, 2015 - Present',
    '- Priced 140 bids and won a third of them',
    'Clerk, Calloway Builders, 2013 - 2015',
    '- Kept the plan room',
    'EDUCATION',
    'B.A. Economics, Harbor College, 2009 - 2013',
  );
  expect(isDoubtful(sound)).toBe(false);
});

test('most of its date ranges date nothing', () => {
  const { lines, ...sound } = read('EXPERIENCE', 'Estimator, Pike & Sons, 2015 - Present', '- Priced 140 bids');
  const unused = ['Calloway 2013 - 2015', 'Reed 2011 - 2013'].map((text, at) => ({
    id: `lost${at}`,
    page: 1,
    text,
    section: 'summary' as const,
  }));
  expect(isDoubtful({ ...sound, lines: [...lines, ...unused] })).toBe(true);
});

test('a section of work has lines and no post, or a third of the letters was read into nothing', () => {
  const sound = read('EXPERIENCE', 'Estimator, Pike & Sons, 2015 - Present', '- Priced 140 bids', '- Won a third');
  expect(isDoubtful({ ...sound, resume: { ...sound.resume, work: [] }, evidence: {} })).toBe(true);
  const volunteer = sound.resume.work?.map(({ name, ...post }) => ({ ...post, organization: name }));
  expect(isDoubtful({ ...sound, resume: { ...sound.resume, work: [], volunteer } })).toBe(false);
  expect(isDoubtful({ ...sound, unread: sound.lines.slice(3).map(({ id }) => id) })).toBe(true);
});

test('a page with nothing but a name and skills is not', () => {
  expect(isDoubtful(read('SKILLS', 'SQL, Python'))).toBe(false);
});
