import type { Contradiction } from '#domain/linkedin/enhancement.ts';
import type { EnhancementReason } from '#domain/linkedin/enhancing/reasons.ts';
import type { ProfileCheckName } from '#domain/linkedin/profile-checks.ts';
import type { MissingCode } from '#domain/linkedin/enhancing/missing.ts';
import { counted } from './counting.ts';

type Facts = Readonly<Record<string, string | number>>;

const text = (facts: Facts, name: string): string => String(facts[name] ?? '');
const number = (facts: Facts, name: string): number => Number(facts[name] ?? 0);

/** The lines themselves, for whoever wants them back; nothing for an outcome of before they were kept. */
const leftOut = (lines: string): string =>
  lines === ''
    ? '.'
    : `: ${lines
        .split('\n')
        .map((line) => `“${line.replace(/[.;]$/, '')}”`)
        .join('; ')}.`;

/** Why a text of the profile was changed. */
export const enhancementReasons: Record<EnhancementReason, (facts: Facts) => string> = {
  'title-first': () => 'Your title comes first, since that’s what recruiters search for.',
  'skills-in-headline': () => 'Names the skills this role asks for that your profile shows.',
  'result-named': () => 'Adds a result, which few headlines have.',
  'aim-told': () => 'Says where you want to go, as an aim: you haven’t held this title.',
  'about-written': () => 'Written from what the rest of your profile says, since About was empty.',
  'result-early': () => 'Puts who you are and your best result near the top, before LinkedIn folds the text.',
  'results-told': () => 'Adds results from your jobs.',
  'skills-told': () => 'Names skills and languages that About didn’t mention.',
  'first-person': () => 'Speaks as “I,” the way people expect here.',
  'empty-phrases': () => 'Drops phrases that every profile has.',
  invitation: () => 'Ends by inviting people to write to you.',
  'skills-ordered': () => 'Skills the role asks for come first; pin the top three.',
  'skills-shown': (facts) =>
    `Adds ${counted(number(facts, 'count'), 'skill')} that your profile or resume shows but your list didn’t have.`,
  'results-first': () => 'The lines that count most for this role come first.',
  shortened: (facts) =>
    `Leaves out ${counted(number(facts, 'count'), 'line')}, since five are about what people read${leftOut(text(facts, 'lines'))}`,
  'about-cut': () => 'Ends sooner, since LinkedIn takes 2,600 characters here and yours was longer.',
  'told-in-resume': (facts) =>
    `Adds ${counted(number(facts, 'count'), 'line')} from your resume that your profile didn’t have.`,
  'lines-apart': () => 'One line for each thing you did, so it’s easy to read on a phone.',
  'result-listed': () => 'One of your strongest results.',
  'entry-listed': () => 'Already on your profile; worth having at hand.',
};

/** What the person should add, since nothing shows it. */
export const enhancementMissing: Record<MissingCode, (facts: Facts) => string> = {
  'role-untold': (facts) => `Say what you did as ${text(facts, 'role')}: two or three lines are enough.`,
  'role-without-figures': (facts) => `Add a number to ${text(facts, 'role')}: how many, how much or how fast?`,
  'no-figures': () => 'None of your jobs has a number. One honest figure makes the rest believable.',
  'no-positions': () => 'Add your jobs, with title, employer and dates. Recruiters filter by them.',
  'no-education': () => 'Add where you studied or trained.',
  'no-place': () => 'Add where you live. Most searches are limited to a place.',
  'address-numbered': () =>
    'Give your profile an address of its own under “Public profile & URL”; yours ends in a number.',
  'few-skills': (facts) =>
    `List at least ${text(facts, 'wanted')} skills; we found ${text(facts, 'count')}. If you uploaded LinkedIn’s PDF, it only carries your top three.`,
  'usual-skills': (facts) =>
    `Do you know any of these: ${text(facts, 'skills')}? People who work as ${text(facts, 'role')} often do. Add only what you’ve used.`,
  'about-own-words': () =>
    'Add a sentence or two to About in your own words: what you like about the work and why you do it.',
};

/** What a profile and a resume tell differently. */
export const contradictionWords: Record<Contradiction['kind'], string> = {
  title: 'Your title isn’t the same in both.',
  dates: 'The dates aren’t the same in both.',
  employer: 'The employer isn’t the same in both.',
  school: 'The school isn’t the same in both.',
  degree: 'The degree isn’t the same in both.',
  'missing-in-profile': 'This is on your resume but not on your profile.',
  'missing-in-resume': 'This is on your profile but not on your resume.',
};

/** Said of dates one month apart. */
export const slightContradiction = 'The dates are a month apart. Most readers won’t mind, but it’s easy to fix.';

/** LinkedIn's own checks, as a list of gains names them. */
export const profileCheckLabels: Record<ProfileCheckName, string> = {
  headline: 'Headline',
  about: 'About',
  profileSkills: 'Skills',
  profileRoles: 'Job descriptions',
  searchable: 'Found in searches',
  profileStructure: 'Easy to read',
  aboutResults: 'Results in About',
};
