import { describe, expect, test } from 'vitest';
import { claimChecker } from '#domain/claims/check-claims.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { honestRewordingsOf } from '../claims/honest.ts';
import { sourceOf } from '../claims/source-of.ts';
import { tamperingsOf } from '../claims/tampering.ts';
import type { Corpus } from './corpus.ts';

/** The content of a resume; its dates are as the author wrote them, not always ISO. */
function contentOf(truth: JsonResume): JsonResume {
  const { meta: _, ...resume } = truth as JsonResume & { meta?: unknown };
  return resume;
}

/**
 * Tests that the check of claims distinguishes lies about these people from the truth. The lies are in English, about people with English resumes;
 * `knownMisses` are those that the check misses so far.
 */
export function claimsAreChecked({ people }: Corpus, knownMisses: readonly string[] = []): void {
  describe('resumes, tampered and reworded by machine', () => {
    const checkers = people.map(({ resume, language }) => {
      const source = sourceOf(contentOf(resume), language);
      return { language, source, check: claimChecker(source, { today: '2026-03-01' }) };
    });
    const english = checkers.filter(({ language }) => language === 'en');

    test('every tampered text is caught', { timeout: 600_000 }, () => {
      const missed = english.flatMap(({ source, check }) =>
        tamperingsOf(source)
          .filter(({ texts }) => check(texts).supported)
          .map(({ kind, detail }) => `${kind}: ${detail}`),
      );
      expect(missed.filter((each) => !knownMisses.includes(each))).toEqual([]);
    });

    test('at most 2% of the honest texts are refused', { timeout: 600_000 }, () => {
      const all = checkers.flatMap(({ source, check }) =>
        honestRewordingsOf(source).map(({ texts }) => check(texts).supported),
      );
      expect(all.length).toBeGreaterThan(300);
      expect(all.filter((supported) => !supported).length / all.length).toBeLessThanOrEqual(0.02);
    });
  });
}
