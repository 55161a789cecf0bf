import { describe, expect, test } from 'vitest';
import { wholeTexts } from '#test/support/claims/whole-texts.ts';
import { documentFromText } from '../document/plain-text.ts';
import { parseResume } from '../resume/parse-resume.ts';
import { claimChecker } from './check-claims.ts';

/** Of 60 texts each, as measured. */
const bounds = { caught: 56, refused: 4 };

describe('whole texts written from resumes, held out until the check was made general', () => {
  const judged = wholeTexts().map(({ source, honest, tampered }) => {
    const check = claimChecker(parseResume(documentFromText(source)), { today: '2026-07-01' });
    const refused = (texts: readonly string[]): number => texts.filter((text) => !check([{ text }]).supported).length;
    return { honest: refused(honest), tampered: refused(tampered), all: honest.length + tampered.length };
  });
  const sum = (key: 'honest' | 'tampered' | 'all'): number => judged.reduce((total, each) => total + each[key], 0);

  test('are 120', () => expect(sum('all')).toBe(120));
  test('are refused where they lie', () => expect(sum('tampered')).toBeGreaterThanOrEqual(bounds.caught));
  test('are taken where they are honest', () => expect(sum('honest')).toBeLessThanOrEqual(bounds.refused));
});
