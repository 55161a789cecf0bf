import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/security/asvs.md', 'utf8');
const statuses = ['Met', 'Partly', 'Not met', 'Not applicable'] as const;

/** `- **1.2.3** (L2) What it asks. **Met.** Where, or why.` */
const item = /^- \*\*(\d+)\.(\d+)\.(\d+)\*\* \(L([12])\) (.+?)\. \*\*(Met|Partly|Not met|Not applicable)\.\*\* (\S.*)$/;
const lines = text.split('\n').filter((line) => /^- \*\*\d/.test(line));
const items = lines.map((line) => {
  const [, chapter = '', section = '', number = '', , asked = '', status = '', why = ''] = item.exec(line) ?? [];
  return { line, chapter, id: `${chapter}.${section}.${number}`, asked, status, why };
});

/** `| V1 Encoding and Sanitization | 27 | 23 | 0 | 0 | 4 |` */
const counted = [...text.matchAll(/^\| (?:V(\d+) )?[^|]*\|((?: *\d+ *\|){5})$/gm)].map(([, chapter, cells = '']) => ({
  chapter,
  numbers: cells.split('|').slice(0, 5).map(Number),
}));

test('every item has what it asks, a status, and where it is met or why not', () => {
  expect(items.filter(({ status }) => status === '').map(({ line }) => line)).toEqual([]);
  expect(items.filter(({ asked, why }) => asked.length > 100 || why.length < 3).map(({ id }) => id)).toEqual([]);
});

test('none of the items of levels 1 and 2 is missing or told twice', () => {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  // As many as version 5.0.0 has.
  expect(items).toHaveLength(253);
  expect(counted.map(({ chapter }) => chapter)).toEqual([
    ...Array.from({ length: 17 }, (_, n) => String(n + 1)),
    undefined,
  ]);
});

test('the table counts what is there', () => {
  for (const { chapter, numbers } of counted) {
    const own = items.filter((each) => chapter === undefined || each.chapter === chapter);
    const each = statuses.map((status) => own.filter((one) => one.status === status).length);
    expect({ chapter, numbers }).toEqual({ chapter, numbers: [own.length, ...each] });
  }
});

test.each(['docs/security/asvs.md', 'docs/security/controls.md'])('every file that %s names exists', (document) => {
  const content = readFileSync(document, 'utf8');
  const own = /`((?:src|test|docs|deploy|scripts|migrations)\/[^`\s*]+)`/g;
  const linked = [...content.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(
    ([, path = '']) => `docs/security/${path}`,
  );
  const files = [...content.matchAll(own)].map(([, path = '']) => path).concat(linked);
  expect(files.length).toBeGreaterThan(5);
  expect([...new Set(files)].filter((path) => !existsSync(path))).toEqual([]);
});
