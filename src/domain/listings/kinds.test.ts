import { expect, test } from 'vitest';
import { jobTypeOf, levelOf, saysRemote, withoutWorkplace, workplaceOf } from './kinds.ts';

test.each([
  ['FULL_TIME', 'Clerk', 'full-time'],
  ['Permanent', 'Clerk', 'full-time'],
  ['permanent, part_time', 'Clerk', 'part-time'],
  ['Teilzeit', 'Clerk', 'part-time'],
  ['CDI', 'Clerk', 'full-time'],
  ['CDD', 'Clerk', 'contract'],
  ['Contractor', 'Clerk', 'contract'],
  ['berufserfahren', 'Werkstudent (m/w/d)', 'internship'],
  [undefined, 'Marketing Intern', 'internship'],
  [undefined, 'Internal Auditor', undefined],
  [undefined, 'Contracts Manager', undefined],
  [undefined, 'Freelance Illustrator', 'freelance'],
])('held as %s, %s: %s', (stated, title, type) => {
  expect(jobTypeOf(stated, title)).toBe(type);
});

test.each([
  ['Senior Level', 'Clerk', 'senior'],
  ['Entry level', 'Clerk', 'entry'],
  ['Berufserfahren', 'Clerk', 'mid'],
  ['Associate', 'Clerk', 'mid'],
  ['Mid-Senior level', 'Clerk', 'senior'],
  [undefined, 'Senior Engineer', 'senior'],
  [undefined, 'Head of Data', 'executive'],
  [undefined, 'Creative Director', 'lead'],
  [undefined, 'VP Sales', 'executive'],
  [undefined, 'Executive Assistant to the CEO', undefined],
  [undefined, 'Intern, Finance', 'entry'],
  [undefined, 'Account Manager', undefined],
])('level %s, %s: %s', (stated, title, level) => {
  expect(levelOf(stated, title)).toBe(level);
});

test.each([
  ['Remote - US', true, 'US'],
  ['Anywhere', true, ''],
  ['Remote (Germany)', true, 'Germany'],
  ['Remote in Canada', true, 'Canada'],
  ['Home office, Wien', true, 'Wien'],
  ['Hybrid - London', false, 'London'],
  ['Austin, TX', false, 'Austin, TX'],
])('place %s', (location, remote, rest) => {
  expect([saysRemote(location), withoutWorkplace(location)]).toEqual([remote, rest]);
});

test('where the work is done is said by the source, the place or the title, in this order', () => {
  expect(workplaceOf('on-site', 'Remote', 'Remote clerk')).toBe('on-site');
  expect(workplaceOf(undefined, 'Hybrid, Leeds', 'Clerk')).toBe('hybrid');
  expect(workplaceOf(undefined, 'Leeds', 'Clerk (Remote)')).toBe('remote');
  expect(workplaceOf(undefined, 'Leeds', 'Clerk')).toBeUndefined();
});
