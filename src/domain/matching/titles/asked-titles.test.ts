import { describe, expect, test } from 'vitest';
import { parsedText, today } from '#test/support/resumes.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { askedTitles } from './asked-titles.ts';
import { titledJobs } from './relevance.ts';
import { preparePosting } from '../ad/prepared-posting.ts';
import { titleFit } from './title-fit.ts';

const wishes = readPosting(
  'Requirements: store operations, territory sales manager, visual design, manager, store clerk',
);
const fit = (title: string) => {
  const parsed = parsedText(`Experience\n${title}, Acme Inc., 2020 - Present\n• Served the people of three towns`);
  const ad = preparePosting(wishes, 'en');
  return titleFit(parsed, ad, titledJobs(parsed, ad), today).similarity;
};

describe('askedTitles', () => {
  test('an ad’s own title is the one it asks for', () => {
    const ad = readPosting('Nurse\n\nRequirements:\n- Experience as a sales manager');
    expect(askedTitles(ad, 'en').map(({ text }) => text)).toEqual(['Nurse']);
  });

  test('without a title, the roles it names with their field are', () => {
    expect(wishes.title).toBe('');
    const texts = askedTitles(wishes, 'en').map(({ text }) => text);
    expect(texts).toContain('store clerk');
    expect(texts).not.toContain('manager');
    expect(texts).not.toContain('visual design');
  });

  test('having held one of them counts, having held none costs little', () => {
    expect(fit('Store Clerk')).toBe(1);
    expect(fit('Florist')).toBeGreaterThan(0.3);
    expect(fit('Florist')).toBeLessThan(0.5);
  });
});
