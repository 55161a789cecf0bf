import { expect, test } from 'vitest';
import { documentFromText } from '../../document/plain-text.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { parseResume } from '../../resume/parse-resume.ts';
import type { ListingMatch } from '../listing-match.ts';
import { matchListings } from './rank-listings.ts';

const resume = `Robin Doe
Leeds, United Kingdom

Experience
Store Supervisor, Oak Foods, Leeds
2019 - present
- Supervised a team of 12 and wrote the weekly staff rota for the store
- Counted the tills, placed stock orders and handled customer complaints

Skills
Stock control, cash handling, team leadership, customer service
`;
const ad = `We look for someone to run our shop floor.
You supervise a team, write the staff rota, count the tills, place stock orders and handle customer complaints.
Requirements: team leadership, stock control, cash handling, customer service. Fluent English.`;

function matched(title: string, text = ad): ListingMatch {
  const listing = { id: title, title, company: 'Elm', description: text, skills: [], country: 'GB', location: 'Leeds' };
  const [found] = matchListings({
    parsed: parseResume(documentFromText(resume)),
    listings: [{ ...listing, posting: readPosting(text, { title }) }],
    today: '2026-11-23',
  });
  if (!found) throw new Error('Nothing was matched.');
  return found.match;
}

test('the score is the weighted mean of the parts that are shown', () => {
  for (const match of [matched('Store Supervisor'), matched('Pastry Chef'), matched('Florist', 'Bind bouquets.')]) {
    const mean = 0.4 * match.similarityScore + 0.2 * match.keywordScore + 0.4 * match.titleLocationScore;
    expect(Math.abs(match.overallScore - mean)).toBeLessThanOrEqual(1);
  }
});

test('a job of the same title and words is one to apply for; the same words for another trade are not', () => {
  const same = matched('Store Supervisor');
  expect(same.overallScore).toBeGreaterThanOrEqual(80);
  const other = matched('Pastry Chef');
  expect(other.titleScore).toBe(0);
  expect(other.overallScore).toBeLessThan(same.overallScore - 20);
});

test('only a title with no other words was held; related ones are called so', () => {
  const codes = (title: string) => matched(title).reasons.map(({ code }) => code);
  expect(codes('Senior Store Supervisor, Night Shift')).toContain('SAME_TITLE');
  expect(codes('Warehouse Supervisor')).not.toContain('SAME_TITLE');
});

test('a resume in English does not miss English, and phrases of an ad are no skills', () => {
  const missing = matched(
    'Store Supervisor',
    `${ad}\nYou must have Kubernetes and make every family feel welcome.`,
  ).missingSkills;
  expect(missing).not.toContain('English');
  expect(missing).toContain('Kubernetes');
  expect(missing.filter((name) => /family|feel/i.test(name))).toEqual([]);
});
