import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownLines } from './markdown.ts';

/** The lines of a text that two headings make Markdown. */
const read = (...lines: string[]) => markdownLines(['# Robin Example', '## Skills', ...lines].join('\n'))?.slice(2);
const textOf = (line: string) => read(line)?.[0]?.text;

test('text with two or more headings is Markdown', () => {
  expect(markdownLines('# 1 seller of the north\n- Sold things')).toBeUndefined();
  expect(markdownLines('Robin Example\nSkills\n- **Welding**')).toBeUndefined();
  expect(markdownLines('Robin\n=====\nSkills\n------')?.map(({ text, level }) => [text, level])).toEqual([
    ['Robin', 1],
    ['', undefined],
    ['Skills', 2],
    ['', undefined],
  ]);
});

test.each([
  ['### Welder at **Dock Ltd** ###', 'Welder at Dock Ltd'],
  ['- **Tools:** *Git* and __Make__', '- Tools: Git and Make'],
  ['a_b_c@example.org knows C# and 2 * 3 * 4', 'a_b_c@example.org knows C# and 2 * 3 * 4'],
  ['`Git` `Make`', 'Git, Make'],
  ['2\\. place, \\*with star', '2. place, *with star'],
  ['1. Built ships', '- Built ships'],
  ['> Welder', 'Welder'],
  ['![photo](me.png)', 'photo'],
  ['| Tools | Git, Make |', 'Tools: Git, Make'],
  ['| Welder | 2015 |', 'Welder\t2015'],
  ['---', ''],
])('%s', (line, text) => expect(textOf(line)).toBe(text));

test('links keep their targets, and an address alone links to itself', () => {
  expect(read('[LinkedIn](https://linkedin.com/in/robin) <robin@example.org>')?.[0]?.links).toEqual([
    { text: 'LinkedIn', link: 'https://linkedin.com/in/robin' },
    { text: ' ' },
    { text: 'robin@example.org', link: 'robin@example.org' },
  ]);
});

test('column names are not content; a longer table head is', () => {
  const table = (head: string) => read(head, '|---|---|', '| Tools | Git, Make |', '| Tongues | English, Polish |');
  expect(table('| Area | Skills |')?.map(({ text }) => text)[0]).toBe('');
  expect(table('| Welding | MIG, TIG |')?.map(({ text }) => text)[0]).toBe('Welding: MIG, TIG');
});

test('a line stays one line, whatever it contains', () =>
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z #*_`|[\]()<>\\:.-]{0,30}$/)), (lines) => {
      expect(read(...lines)).toHaveLength(lines.length);
    }),
  ));
