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
