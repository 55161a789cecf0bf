import type { MatchReason } from '#domain/listings/listing-match.ts';
import type { ExperienceLevel } from '#domain/listings/listing.ts';
import { listed, plural } from './counting.ts';

/** A kind of reason with its facts. */
type Reason<Code extends MatchReason['code']> = Extract<MatchReason, { code: Code }>;
type LevelReason = Extract<MatchReason, { level: ExperienceLevel }>;

const levels: Record<ExperienceLevel, string> = {
  entry: 'an entry-level',
  mid: 'a mid-level',
  senior: 'a senior',
  lead: 'a lead',
  executive: 'an executive',
};

const shownOf = ({ shown, asked }: Reason<'REQUIREMENTS_SHOWN'>): string =>
  asked === 1
    ? `${shown === 1 ? 'shows' : 'doesn’t show'} the one thing it asks for`
    : `shows ${shown === 0 ? 'none' : shown === asked ? `all ${asked}` : `${shown} of the ${asked}`}${
        shown === asked ? '' : shown === 0 ? ` of the ${asked}` : ''
      } things it asks for`;

/** Why a listing is proposed, or what speaks against it, each as a sentence. */
export const matchReasonWords = {
  SAME_TITLE: ({ title }: Reason<'SAME_TITLE'>) => `You’ve held this title: ${title}.`,
  NEAR_TITLE: ({ held }: Reason<'NEAR_TITLE'>) => `You’ve held a related title: ${held}.`,
  GOAL_TITLE: () => 'It’s the kind of job your resume says you’re looking for.',
  REQUIREMENTS_SHOWN: (reason: Reason<'REQUIREMENTS_SHOWN'>) => `Your resume ${shownOf(reason)}.`,
  SKILLS_SHOWN: ({ skills }: Reason<'SKILLS_SHOWN'>) =>
    `Your work shows ${plural(skills.length, 'a skill', 'skills')} it asks for: ${listed(skills)}.`,
  SAME_PLACE: ({ place }: Reason<'SAME_PLACE'>) => `It’s where you live: ${place}.`,
  REMOTE: () => 'You can do it remotely.',
  OTHER_COUNTRY: () => 'It’s in another country.',
  LICENCES_MISSING: ({ licences }: Reason<'LICENCES_MISSING'>) =>
    `It requires ${plural(licences.length, 'a license', 'licenses')} your resume doesn’t name: ${listed(licences)}.`,
  LEVEL_FITS: ({ level }: LevelReason) => `It’s ${levels[level]} job, like your experience.`,
  LEVEL_ABOVE: ({ level }: LevelReason) =>
    `It’s ${levels[level]} job, which asks for more experience of this kind than your resume shows.`,
  LEVEL_BELOW: ({ level }: LevelReason) => `It’s ${levels[level]} job, below the level you’ve worked at.`,
  LIKED_SIMILAR: () => 'You rated similar jobs highly or applied for them.',
  HIDDEN_SIMILAR: () => 'You hid or gave a low rating to similar jobs.',
} as const;

const mostMissing = 3;

/** A match in a sentence or two: the title and what is shown, then what is missing. */
export function matchExplanation(reasons: readonly MatchReason[], missing: readonly string[]): string {
  const find = <Code extends MatchReason['code']>(code: Code) =>
    reasons.find((reason): reason is Reason<Code> => reason.code === code);
  const near = find('NEAR_TITLE');
  const title = find('SAME_TITLE')
    ? 'You’ve held this title'
    : near
      ? `You’ve worked as ${near.held}, a related title`
      : find('GOAL_TITLE')
        ? 'It’s the kind of job your resume says you’re looking for'
        : undefined;
  const requirements = find('REQUIREMENTS_SHOWN');
  const shown = requirements && `your resume ${shownOf(requirements)}`;
  const first = [title, shown].filter((part) => part !== undefined).join(', and ');
  const licences = find('LICENCES_MISSING');
  // Not everything that is asked for has a name that could be given.
  const unnamed = requirements !== undefined && requirements.asked - requirements.shown > missing.length;
  const second = licences
    ? matchReasonWords.LICENCES_MISSING(licences)
    : missing.length > 0
      ? unnamed
        ? `Missing, among others: ${listed(missing.slice(0, mostMissing))}.`
        : `Missing: ${listed(missing, mostMissing)}.`
      : '';
  const opened = first === '' ? '' : `${first.charAt(0).toUpperCase()}${first.slice(1)}.`;
  const said = [opened, second].filter((part) => part !== '').join(' ');
  return said || 'It says too little of the job to compare your resume with.';
}
