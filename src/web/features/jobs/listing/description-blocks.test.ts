import { expect, test } from 'vitest';
import { descriptionBlocks, descriptionPreview } from './description-blocks.ts';
import { httpAddress } from '../../../ui/http-address.ts';

test('paragraphs stay apart, and bullets below each other are one list', () => {
  expect(descriptionBlocks('We bake.\nEvery night.\n\n- Bread\n- Rolls\n\nCome by.\n- Soon')).toEqual([
    { kind: 'text', text: 'We bake.' },
    { kind: 'text', text: 'Every night.' },
    { kind: 'list', items: ['Bread', 'Rolls'] },
    { kind: 'text', text: 'Come by.' },
    { kind: 'list', items: ['Soon'] },
  ]);
  expect(descriptionBlocks(' \n\n')).toEqual([]);
});

test('a long description is cut between words, a short one is not', () => {
  expect(descriptionPreview('We bake.\n\n- Bread')).toEqual({ text: 'We bake. • Bread', whole: true });
  const { text, whole } = descriptionPreview('word '.repeat(200));
  expect(whole).toBe(false);
  expect(text.length).toBeLessThanOrEqual(321);
  expect(text).toMatch(/word…$/);
});

test('only addresses of the web are opened', () => {
  expect(httpAddress('https://example.com/a b')).toBe('https://example.com/a%20b');
  expect(httpAddress('http://example.com')).toBe('http://example.com/');
  for (const address of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'mailto:a@b.c', '/x', ''])
    expect(httpAddress(address)).toBeUndefined();
});
