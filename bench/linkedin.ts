import { people } from '#test/support/linkedin/person.ts';
import { fieldsRead } from '#test/support/linkedin/profile-accuracy.ts';
import { profileReader } from '#test/support/linkedin/read-person.ts';
import { enhanceProfile } from '#domain/linkedin/enhance-profile.ts';
import type { ProfileEnhancement, SeniorityChoice } from '#domain/linkedin/enhancement.ts';
import { profileToText } from '#domain/linkedin/profile-text.ts';
import { readProfile } from '#domain/linkedin/read-profile.ts';

/** Fields read of the invented profiles, by form and set; `--wrong` lists those misread of the set that rules are made by. */
export async function benchLinkedin(args: string[]): Promise<void> {
  await benchOutcomes();
  const read = profileReader();
  const sums = new Map<string, { right: number; all: number; again: number }>();
  for (const person of people()) {
    const profile = await read(person);
    const count = fieldsRead(person, profile);
    const again = fieldsRead(person, profile && readProfile(profileToText(profile)));
    const key = `${person.set} ${person.form}`;
    const sum = sums.get(key) ?? { right: 0, all: 0, again: 0 };
    sums.set(key, { right: sum.right + count.right, all: sum.all + count.all, again: sum.again + again.right });
    if (args.includes('--wrong') && person.set === 'learn') {
      for (const line of count.wrong) console.log('  ', line);
      for (const line of again.wrong.filter((each) => !count.wrong.includes(each))) console.log('  again', line);
    }
  }
  for (const [key, { right, all, again }] of [...sums].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(
      `${key}: ${right} of ${all} fields (${percent(right, all)}), as text and read again ${percent(again, all)}`,
    );
}

/** The outcomes for the profiles: limits, refusals, scores, and how much another target changes them. */
async function benchOutcomes(): Promise<void> {
  const read = profileReader();
  const outcomes: ProfileEnhancement[] = [];
  const moved = { headline: 0, about: 0, skills: 0, experience: 0 };
  let compared = 0;
  for (const person of people()) {
    const profile = await read(person);
    if (profile === undefined) continue;
    const enhance = (role: string, seniority: SeniorityChoice): ProfileEnhancement =>
      enhanceProfile({ profile, targetRole: role, seniority, today: '2026-11-23' });
    const outcome = enhance(person.target.role, person.target.seniority as SeniorityChoice);
    const other = enhance('Project Manager', outcome.output.about.length % 2 === 0 ? 'Director' : 'Entry Level');
    outcomes.push(outcome);
    compared += 1;
    for (const section of ['headline', 'about', 'skills', 'experience'] as const)
      if (JSON.stringify(outcome.output[section]) !== JSON.stringify(other.output[section])) moved[section] += 1;
  }
  const mean = (of: (outcome: ProfileEnhancement) => number): string =>
    (outcomes.reduce((sum, outcome) => sum + of(outcome), 0) / outcomes.length).toFixed(1);
  const over = outcomes.filter(({ output }) => output.headline.length > 220 || output.about.length > 2600);
  console.log(`score ${mean(({ scores }) => scores.before.overall)} -> ${mean(({ scores }) => scores.after.overall)}`);
  console.log(`over a limit: ${over.length}; wordings refused: ${outcomes.flatMap(({ refusals }) => refusals).length}`);
  console.log(`changed by another target, of ${compared}: ${JSON.stringify(moved)}`);
}

const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;
