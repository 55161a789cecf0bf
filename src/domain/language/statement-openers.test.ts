import { expect, test } from 'vitest';
import { isDutyVerb, opensStatement } from './statement-openers.ts';

test('verbs of duty in the forms that ads and resumes use', () => {
  for (const word of ['Manage', 'manages', 'managing', 'Planning', 'supplies', 'Coaches'])
    expect(isDutyVerb(word)).toBe(true);
  for (const word of ['table', 'Java', 'the']) expect(isDutyVerb(word)).toBe(false);
  expect(opensStatement('Excellent')).toBe(true);
});
