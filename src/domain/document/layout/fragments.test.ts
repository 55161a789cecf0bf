import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { documentFromText } from '../plain-text.ts';
import { fragmentsOf } from './fragments.ts';

const textsOf = (...lines: string[]) => fragmentsOf(documentFromText(lines.join('\n'))).map(({ text }) => text);

test('letters that are spaced are words', () => {
  expect(textsOf('W H A T   I   K N O W')).toEqual(['WHAT I KNOW']);
  const letters = (x: number, word: string): Stretch[] =>
    Array.from(word, (text, index) => ({ x: x + 12 * index, y: 100, text }));
  const drawn = typeset([...letters(40, 'WHAT'), ...letters(104, 'I'), ...letters(132, 'KNOW')]);
  expect(fragmentsOf(drawn)[0]).toMatchObject({ x: 40 });
  expect(fragmentsOf(drawn).map(({ text }) => text.replaceAll(' ', ''))).toEqual(['WHATIKNOW']);
});

test('words and letters in columns are not', () => {
  expect(textsOf('Dock   A   Ltd')).toEqual(['Dock', 'A', 'Ltd']);
});

test('a heading between dashes is without them, and no bullet', () => {
  const [heading, bullet] = fragmentsOf(documentFromText('— Profile —\n– Welded hulls'));
  expect(heading).toMatchObject({ text: 'Profile', bullet: false });
  expect(bullet).toMatchObject({ text: 'Welded hulls', bullet: true });
});

test('a symbol larger than the text behind it is an icon, and no bullet', () => {
  const of = (size: number, mark: string) =>
    fragmentsOf(
      typeset([
        { x: 40, y: 100, text: mark, size },
        { x: 70, y: 100, text: 'Experience', bold: true, size: 12 },
      ]),
    ).at(-1);
  expect(of(18, '⚙')).toMatchObject({ text: 'Experience', bullet: false });
  expect(of(12, '⚙')).toMatchObject({ text: 'Experience', bullet: true });
  expect(of(18, '•')).toMatchObject({ text: 'Experience', bullet: true });
});

test('words of spaced capitals are one stretch', () => {
  const spaced = (x: number, text: string, width: number) => ({ x, y: 100, text, width });
  const document = typeset([
    { x: 40, y: 100, text: 'WORK' },
    { x: 92, y: 100, text: 'HISTORY' },
  ]);
  const [line] = document.pages[0]?.lines ?? [];
  line?.runs.forEach((run, index) => Object.assign(run, [spaced(40, 'WORK', 40), spaced(92, 'HISTORY', 70)][index]));
  expect(fragmentsOf(document).map(({ text }) => text)).toEqual(['WORK HISTORY']);
});
