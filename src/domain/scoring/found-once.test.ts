import { describe, expect, test } from 'vitest';
import type { CheckName } from './check-names.ts';
import { foundOnce } from './found-once.ts';
import type { RuleFinding } from './rule.ts';

const found = (findings: Partial<Record<CheckName, RuleFinding[]>>) =>
  foundOnce(
    new Map(Object.entries(findings).map(([name, each]) => [name as CheckName, { score: 50, findings: each }])),
  );

describe('what the checks found', () => {
  test('alike is one finding of both, with the gains of both', () => {
    const untold = (name: CheckName): RuleFinding => ({ code: 'no-sentences', gains: { [name]: 100 } });
    expect(
      found({ quantifiedAchievements: [untold('quantifiedAchievements')], actionVerbs: [untold('actionVerbs')] }),
    ).toEqual([
      {
        finding: { code: 'no-sentences', gains: { quantifiedAchievements: 100, actionVerbs: 100 } },
        by: ['quantifiedAchievements', 'actionVerbs'],
      },
    ]);
  });

  test('in other facts is told apart', () => {
    const missing = (section: string): RuleFinding => ({ code: 'section-missing', facts: { section }, gains: {} });
    expect(found({ standardSections: [missing('work'), missing('skills')] })).toHaveLength(2);
  });

  test('of one thing that is missing counts what it brings once', () => {
    const gains = { contactInformation: 30, professionalEmail: 100 };
    const [only, ...more] = found({
      contactInformation: [{ code: 'contact-missing', facts: { what: 'email' }, gains }],
      professionalEmail: [{ code: 'email-missing', gains }],
    });
    expect(more).toEqual([]);
    expect(only).toEqual({
      finding: { code: 'contact-missing', facts: { what: 'email' }, gains },
      by: ['contactInformation', 'professionalEmail'],
    });
  });

  test('of an address is not taken for another’s', () => {
    const codes = found({
      contactInformation: [{ code: 'contact-missing', facts: { what: 'phone' }, gains: {} }],
      professionalEmail: [{ code: 'email-missing', gains: {} }],
    });
    expect(codes.map(({ finding }) => finding.code)).toEqual(['contact-missing', 'email-missing']);
  });

  test('to follow from something that is missing is told as that', () => {
    const codes = found({
      quantifiedAchievements: [{ code: 'no-sentences', gains: { quantifiedAchievements: 100 } }],
      standardSections: [{ code: 'section-missing', facts: { section: 'work' }, gains: { standardSections: 40 } }],
      appropriateLength: [{ code: 'too-short', facts: { words: 0 }, gains: { appropriateLength: 100 } }],
      consistentDates: [{ code: 'dates-missing', facts: { entries: [], count: 0 }, gains: { consistentDates: 100 } }],
    });
    expect(codes).toEqual([
      {
        finding: {
          code: 'section-missing',
          facts: { section: 'work' },
          gains: { standardSections: 40, quantifiedAchievements: 100, appropriateLength: 100, consistentDates: 100 },
        },
        by: ['standardSections', 'consistentDates', 'quantifiedAchievements', 'appropriateLength'],
      },
    ]);
  });

  test('to be a gap is not one where a job may have filled it', () => {
    const gap: RuleFinding = { code: 'dates-gap', facts: { months: 30, before: 'Cook' }, gains: {} };
    const undated: RuleFinding = { code: 'dates-missing', facts: { entries: ['Waiter'], count: 1 }, gains: {} };
    expect(found({ consistentDates: [gap] })).toHaveLength(1);
    expect(found({ consistentDates: [undated, gap] }).map(({ finding }) => finding.code)).toEqual(['dates-missing']);
  });
});
