import { expect, test } from 'vitest';
import { documentFromText } from '../document/plain-text.ts';
import { parseResume } from './parse-resume.ts';
import type { SourceLine } from './parsed-resume.ts';
import { unreadLines } from './unread-lines.ts';

const line = (id: string, text: string): SourceLine => ({ id, text, page: 1, section: 'work' });
const unread = (...texts: string[]): string[] => {
  const lines = texts.map((text, index) => line(String(index), text));
  const resume = {
    basics: { name: 'Robin Example' },
    work: [{ name: 'Harbour Works', summary: 'Kept the docks clean' }],
  };
  return unreadLines(lines, new Set(), resume).map((id) => texts[Number(id)] ?? '');
};

test('labels, and text that a value repeats, do not count as lost content', () => {
  expect(unread('Phone:', 'E-Mail', 'GitHub', 'Highlights', 'Responsibilities:')).toEqual([]);
  expect(unread('References available upon request')).toEqual([]);
  expect(unread('ROBIN EXAMPLE', 'the docks clean')).toEqual([]);
  expect(unread('Name\t:\tRobin Example')).toEqual([]);
});

test('a line that nothing was read from is lost, even when a value contains its only word', () => {
  expect(unread('Berth 7, north quay', 'docks', 'GitHub: robin')).toEqual([
    'Berth 7, north quay',
    'docks',
    'GitHub: robin',
  ]);
});

test('text with a place in the resume counts as read, other text as not understood', () => {
  const { lines, unread: ids } = parseResume(
    documentFromText(
      ['Robin Example', 'robin@example.org', '', 'References', 'Available upon request', '', 'Skills', 'Welding'].join(
        '\n',
      ),
    ),
  );
  expect(lines.length).toBeGreaterThan(4);
  expect(ids).toEqual([]);
});

test('a place that is also where the person lives is content of the job it stands under', () => {
  const resume = { basics: { name: 'Robin Example', location: { city: 'Harlow' } } };
  expect(unreadLines([line('1', 'Harlow'), line('2', 'Robin Example – Resume')], new Set(), resume)).toEqual(['1']);
});

test('what closes a resume does not count as lost', () => {
  const closing = (id: string, text: string): SourceLine => ({ id, text, page: 1, section: 'other' });
  const content = line('1', 'Berth 7, north quay');
  const lines = [content, closing('2', 'I hereby declare that all of this'), closing('3', 'is true')];
  expect(unreadLines(lines, new Set(), {})).toEqual(['1']);
  expect(unreadLines([content, closing('4', 'Harlow, 3 May 2024')], new Set(), {})).toEqual(['1']);
});

test('what a document calls itself is no title of the person', () => {
  const { resume } = parseResume(
    documentFromText(['CURRICULUM VITAE', 'Robin Example', 'robin@example.org', '', 'Skills', 'Welding'].join('\n')),
  );
  expect(resume.basics?.label).toBeUndefined();
});
