import { expect, test } from 'vitest';
import { readJobTitle } from '../../matching/titles/job-titles.ts';
import { tasteOf } from './feedback.ts';

const nurse = readJobTitle('Registered Nurse', 'en');
const company = 'Harbor Clinic';

test('likes and hides move similar listings, and no others', () => {
  const liked = tasteOf([{ title: 'Staff Nurse', company: 'Other Clinic', rating: 5 }]);
  const hidden = tasteOf([{ title: 'Staff Nurse', company: 'Other Clinic', hidden: {} }]);
  expect(liked.shiftOf({ company }, nurse)).toBeGreaterThan(0.02);
  expect(hidden.shiftOf({ company }, nurse)).toBeLessThan(-0.02);
  expect(liked.shiftOf({ company }, readJobTitle('Truck Driver', 'en'))).toBe(0);
});

test('many hides together cost no more than a limit', () => {
  const taste = tasteOf(Array.from({ length: 30 }, () => ({ title: 'Registered Nurse', company, hidden: {} })));
  expect(taste.shiftOf({ company }, nurse)).toBeGreaterThanOrEqual(-0.12);
});

test('a company that is not wanted is gone however it is written, and says nothing of the work', () => {
  const taste = tasteOf([
    { title: 'Registered Nurse', company: 'Harbor  clinic', hidden: { reason: 'company_blacklist' } },
  ]);
  expect(taste.isBanned({ company: 'Harbor Clinic' })).toBe(true);
  expect(taste.isBanned({ company: 'Hill Clinic' })).toBe(false);
  expect(taste.shiftOf({ company: 'Hill Clinic' }, nurse)).toBe(0);
});
