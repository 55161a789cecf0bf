import { describe, expect, test } from 'vitest';
import { honestRewordingsOf } from '#test/support/claims/honest.ts';
import { sourceOf } from '#test/support/claims/source-of.ts';
import { tamperingsOf } from '#test/support/claims/tampering.ts';
import { fixturePerson } from '#test/support/fixtures.ts';
import { claimChecker } from './check-claims.ts';

// All people, and texts that people wrote, are judged by the score board.
describe('a resume, tampered with and reworded by machine', () => {
  const source = sourceOf(fixturePerson('nurse-en'), 'en');
  const check = claimChecker(source, { today: '2026-03-01' });
  const kinds = (of: typeof lies): string[] => [...new Set(of.map(({ kind }) => kind))];
  const lies = tamperingsOf(source);

  test('every lie is caught', () => {
    const missed = lies.filter(({ texts }) => check(texts).supported);
    expect(missed.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([]);
    expect(kinds(lies).length).toBeGreaterThan(10);
  });

  test('nothing honest is refused', () => {
    const honest = honestRewordingsOf(source).map(({ texts }) => check(texts));
    expect(honest.filter(({ supported }) => !supported)).toEqual([]);
    expect(honest.length).toBeGreaterThan(10);
  });
});
