import { expect, test } from 'vitest';
import { documentFromText } from '#domain/document/plain-text.ts';
import { layoutLosses } from './layout-losses.ts';
import { pageCopyFor } from './page-copy-for.ts';

const { layout } = documentFromText('Robin Example');
const { layoutLoss } = pageCopyFor('en');

test('a file that loses nothing is told nothing', () => {
  expect(layoutLosses(layout, 0, layoutLoss)).toEqual([]);
});

test('each thing that gets lost is told once, in numbers of the file', () => {
  const hidden = [{ reason: 'white' as const, characters: 12, sample: 'kubernetes' }];
  const losses = layoutLosses(
    {
      ...layout,
      hidden,
      images: 1,
      columns: 2,
      tables: 3,
      textBoxes: 1,
      unmappedCharacters: 4,
      headerFooterText: true,
      recognizedPages: [1, 2],
    },
    2,
    layoutLoss,
  );
  expect(losses).toHaveLength(9);
  expect(losses[0]).toContain('2 lines');
  expect(losses[1]).toContain('Pages 1 and 2 are pictures');
  expect(losses[2]).toContain('“kubernetes”');
});
