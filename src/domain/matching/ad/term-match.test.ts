import { expect, test } from 'vitest';
import { evidenceNumbers } from '../evidence/map-evidence.ts';
import { coverage, stemsOf, termsOfText } from './term-match.ts';

const covered = (asked: string, said: string): number => coverage(termsOfText(asked, 'de'), stemsOf(said, 'de'));

test('a German compound matches its parts, and a word matches in a compound', () => {
  expect(covered('Schichtplanung', 'Plane Schichten und Touren')).toBe(1);
  expect(covered('Vertrieb', 'Vertriebsleiter für Süddeutschland')).toBe(1);
});

test('one part of a compound counts as its share of it', () => {
  const asked = covered('Tourenplanung', 'Planung von Schichten');
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(evidenceNumbers.shownFrom);
});
