import { expect, test } from 'vitest';
import { enhanceProfile } from '../enhance-profile.ts';
import { readProfile } from '../read-profile.ts';

const sentence = (number: number): string =>
  `In project ${number} I planned the campaign with the store teams, wrote its texts and looked after it until the season ended.`;

/** An About of so many characters at most, in paragraphs of five sentences. */
function aboutOf(characters: number): string {
  const paragraphs: string[] = [];
  for (let at = 0; ; at += 5) {
    const paragraph = Array.from({ length: 5 }, (_, index) => sentence(at + index)).join(' ');
    if ([...paragraphs, paragraph].join('\n\n').length > characters) break;
    paragraphs.push(paragraph);
  }
  return paragraphs.join('\n\n');
}

const profileWith = (about: string): string =>
  [
    'Mara Ellison',
    'Marketing Coordinator at Brightwater Outdoor',
    'Portland, Oregon',
    '',
    'About',
    about,
    '',
    'Experience',
    'Marketing Coordinator',
    'Brightwater Outdoor',
    'Mar 2019 - Present',
    'Helped organize 6 trade shows with a budget of $180,000',
    '',
    'Skills',
    'Campaign planning, Copywriting, Trade shows',
  ].join('\n');

test.each([1300, 1900, 2400, 2600, 3200, 4000])(
  'of an About of %i characters the person’s own text stays',
  (length) => {
    const about = aboutOf(length);
    const { output } = enhanceProfile({
      profile: readProfile(profileWith(about)),
      targetRole: 'Marketing Manager',
      today: '2026-11-23',
    });
    expect(output.about.length).toBeLessThanOrEqual(2600);
    const own = about.split(/(?<=\.)\s+/);
    const kept = own.filter((each) => output.about.includes(each));
    const fitting = own.filter((_, index) => own.slice(0, index + 1).join(' ').length < 1900).length;
    expect(kept.length).toBeGreaterThanOrEqual(Math.min(own.length, fitting));
  },
);
