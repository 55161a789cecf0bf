import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lockedPreview } from './locked-preview.ts';

const text =
  `Senior Nurse\n\n• Cared for 24 patients a shift on a surgical ward, zealously\n• Administered heparin\n\n` +
  'Supervised students on rotation. '.repeat(30);
const wordsOf = (part: string) => part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe('lockedPreview', () => {
  test('shows the beginning unchanged and hides every word of the rest', () => {
    const preview = lockedPreview(text, 60);
    const shown = text.slice(0, 60).replace(/\S+$/, '').trimEnd();
    expect(preview.startsWith(shown)).toBe(true);
    const rest = preview.slice(shown.length);
    for (const word of ['surgical', 'zealously', 'administered', 'heparin', 'supervised', 'students', '24']) {
      expect(rest.toLowerCase()).not.toContain(word);
    }
  });

  test('keeps the shape: lines and word lengths', () => {
    const preview = lockedPreview(text, 60);
    expect(preview.split('\n').map((line) => line.split(' ').map((word) => word.length))).toEqual(
      text.split('\n').map((line) => line.split(' ').map((word) => word.length)),
    );
  });

  test('of a text shorter than the limit half is shown', () => {
    const letter = 'Dear team, I have kept bees for nine years and sold the honey.';
    const preview = lockedPreview(letter, 400);
    expect(preview.startsWith('Dear team, I have kept bees')).toBe(true);
    for (const word of ['nine', 'sold', 'honey']) expect(preview).not.toContain(word);
  });

  test('for any text: same length, same answer, at most the limit shown, no hidden word of four letters or more', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem({ maxCount: 12 }), { maxLength: 30 }), fc.nat(300), (lines, visible) => {
        const source = lines.join('\n');
        const preview = lockedPreview(source, visible);
        expect(preview).toBe(lockedPreview(source, visible));
        expect(preview.length).toBe(source.length);
        const most = Math.min(visible, Math.floor(source.length / 2));
        const hidden = new Set(wordsOf(source.slice(most)).filter((word) => word.length >= 4));
        const filler = wordsOf(preview.slice(most)).filter((word) => hidden.has(word));
        expect(filler).toEqual([]);
      }),
    );
  });
});
