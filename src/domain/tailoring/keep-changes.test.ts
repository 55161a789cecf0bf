import { describe, expect, test } from 'vitest';
import { engineerPosting, engineerResume, parsedText, today } from '#test/support/resumes.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import { evaluate } from '../scoring/evaluate.ts';
import { exactScores } from '../scoring/exact-scores.ts';
import { keepChanges } from './keep-changes.ts';
import type { Change } from './tailoring.ts';

const parsed = parsedText(engineerResume);
const posting = engineerPosting();
const scored = (each: ParsedResume) => evaluate({ parsed: each, posting, today });
const before = scored(parsed);
const none = { orders: new Map<string, number[]>() };

const lineAt = (at: number): string => parsed.resume.work?.[0]?.highlights?.[at] ?? '';
const change = (at: number, revised: string): Change => ({
  id: `line:/work/0/highlights/${at}`,
  pointer: `/work/0/highlights/${at}`,
  original: lineAt(at),
  revised,
  reasons: ['reworded'],
  evidence: [],
  requirements: [],
});

describe('the changes that are kept', () => {
  test('tell what each brings, and together bring the difference of the scores', () => {
    const lines = parsed.resume.work?.[0]?.highlights ?? [];
    const order = lines.map((_, index) => index).toReversed();
    const move: Change = {
      ...change(0, ''),
      id: 'order:/work/0',
      pointer: '/work/0/highlights',
      reasons: ['moved-up'],
    };
    const changes = [change(0, `${lineAt(0)} with GraphQL and Terraform`), move];
    const kept = keepChanges(parsed, changes, { orders: new Map([['/work/0', order]]) }, scored);
    const [from, to] = [exactScores(before), exactScores(kept.after)];
    const sum = (name: 'overall' | 'match') =>
      kept.changes.reduce((total, { gains }) => total + (gains?.[name] ?? 0), 0);
    expect(sum('overall')).toBeCloseTo(to.overall - from.overall, 1);
    expect(sum('match')).toBeCloseTo(to.match - from.match, 1);
    expect(to.match).toBeGreaterThan(from.match);
  });

  test('are never those that cost a score', () => {
    const worse = change(0, 'Did things');
    const { changes, tailored, after } = keepChanges(parsed, [worse], none, scored);
    expect(changes).toEqual([]);
    expect(tailored).toEqual(parsed);
    expect(exactScores(after)).toEqual(exactScores(before));
  });

  test('tell the lines of a move as the changes before it left them', () => {
    const revised = `${lineAt(0)} with Terraform`;
    const order = (parsed.resume.work?.[0]?.highlights ?? []).map((_, index) => index).toReversed();
    const move: Change = {
      ...change(0, ''),
      id: 'order:/work/0',
      pointer: '/work/0/highlights',
      reasons: ['moved-up'],
    };
    const { changes, tailored, reworded } = keepChanges(
      parsed,
      [change(0, revised), move],
      { orders: new Map([['/work/0', order]]) },
      scored,
    );
    const moved = changes.find(({ id }) => id === move.id);
    if (moved !== undefined) expect(moved.original).toContain(revised);
    expect(reworded.resume.work?.[0]?.highlights?.[0]).toBe(revised);
    expect(tailored.resume.work?.[0]?.highlights).toContain(revised);
  });
});
