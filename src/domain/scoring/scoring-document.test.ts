import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scoringDocument, scoringDocumentPath } from '../../../scripts/scoring-document.ts';

test("docs/scoring.md matches the engine's numbers (npx tsx scripts/scoring-document.ts regenerates it)", () => {
  expect(readFileSync(scoringDocumentPath, 'utf8')).toBe(scoringDocument());
});
