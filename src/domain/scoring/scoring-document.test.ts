import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scoringDocument, scoringDocumentPath } from '../../../scripts/scoring-document.ts';

test('docs/scoring.md says what the engine counts with (npx tsx scripts/scoring-document.ts writes it anew)', () => {
  expect(readFileSync(scoringDocumentPath, 'utf8')).toBe(scoringDocument());
});
