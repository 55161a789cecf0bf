import type { ProfileCheckName, ProfileFindingCode } from '#domain/linkedin/profile-checks.ts';
import type { Wording } from '../finding-words.ts';
import { counted, either, listed, numeral } from './counting.ts';

const sectionWords: Record<string, string> = {
  experience: 'your experience',
  education: 'your education',
  skills: 'your skills',
  place: 'where you live',
};

/** What is said of a LinkedIn profile by LinkedIn's own rules. */
export const profileFindings: Record<ProfileFindingCode, Wording> = {
  'headline-missing': (facts) => ({
    issue: 'You have no headline.',
    why: 'It appears next to your name in every search, comment and message.',
    fix: `Say what you do, for whom, and what you’re good at, in up to ${facts.number('most')} characters.`,
  }),
  'headline-too-long': (facts) => ({
    issue: `Your headline has ${facts.number('length')} characters; LinkedIn allows ${facts.number('most')}.`,
    why: 'LinkedIn won’t save a longer one, and lists show only the start.',
    fix: 'Keep your role and the two things you most want to be found for, and move the rest to About.',
  }),
  'headline-short': (facts) => ({
    issue: `Your headline uses ${facts.number('length')} of ${facts.number('most')} characters.`,
    why: 'Its words count most when recruiters search.',
    fix: 'Add your field and the skills you want to be found for.',
  }),
  'headline-bare': () => ({
    issue: 'Your headline is just a title and an employer, the way LinkedIn fills it in for you.',
    why: 'Anyone with your title has one like it, so it gives nobody a reason to choose you.',
    fix: 'Keep the title, and add your field, your best skills or the results you get.',
  }),
  'headline-plain': () => ({
    issue: 'Your headline doesn’t name a skill recruiters search for.',
    why: 'They search by tools, methods and fields.',
    fix: 'Name the two or three that your work shows best.',
  }),
  'about-missing': (facts) => ({
    issue: 'You have no About section.',
    why: 'It’s the one place to tell your story in your own words.',
    fix: `Say who you are, what you do best and what you’re looking for. You have room for ${counted(facts.number('most'), 'character')}.`,
  }),
  'about-too-long': (facts) => ({
    issue: `Your About section has ${counted(facts.number('length'), 'character')}; LinkedIn allows ${numeral(facts.number('most'))}.`,
    why: 'LinkedIn won’t save a longer one.',
    fix: 'Cut anything your job entries below already say.',
  }),
  'about-short': (facts) => ({
    issue: `Your About section has only ${counted(facts.number('length'), 'character')}; aim for at least ${numeral(facts.number('short'))}.`,
    why: 'Only the first 300 or so characters show before “see more,” and that’s all most visitors read.',
    fix: 'Add what you do best, with an example, and the kind of work you’re open to.',
  }),
  'about-third-person': () => ({
    issue: 'Your About section talks about you in the third person.',
    why: 'People expect your own voice; “he” and “she” sound like a press release.',
    fix: 'Write “I” instead.',
  }),
  'about-without-results': () => ({
    issue: 'Your About section doesn’t mention a result.',
    why: 'One real number makes the rest believable.',
    fix: 'Add your best one: how many, how much, how fast.',
  }),
  'about-block': () => ({
    issue: 'Your About section is one block of text.',
    why: 'Most people read it on a phone, where a block fills the screen.',
    fix: 'Start a new paragraph every two or three sentences.',
  }),
  'role-block': () => ({
    issue: 'One of your jobs is a single block of text.',
    why: 'Readers skip blocks of text.',
    fix: 'Break it into short lines, each with one thing you did and what came of it.',
  }),
  'roles-untold': (facts) => ({
    issue: `You don’t say what you did as ${listed(
      facts.all('titles').map((title) => `“${title}”`),
      3,
    )}.`,
    why: 'A bare title only turns up in searches for that title.',
    fix: 'Add two or three lines: what you did, with what, and what came of it.',
  }),
  'roles-missing': () => ({
    issue: 'We found no jobs in your profile.',
    why: 'Recruiters filter by title and employer, past and present.',
    fix: 'Add your jobs with title, employer and dates. If they’re already there, paste the Experience section too.',
  }),
  'profile-skills-few': (facts) => ({
    issue: `Your profile lists ${counted(facts.number('count'), 'skill')}.`,
    why: `LinkedIn uses skills to match you to jobs, and you can list up to ${facts.number('most')}.`,
    fix: `List at least ${facts.number('wanted')} that your work shows, starting with the three you want to be known for.`,
  }),
  'profile-skills-over': (facts) => ({
    issue: `Your profile lists ${counted(facts.number('count'), 'skill')}; LinkedIn allows ${facts.number('most')}.`,
    why: 'LinkedIn drops the rest.',
    fix: 'Remove the ones your work doesn’t show.',
  }),
  'profile-section-missing': (facts) => ({
    issue: `We couldn’t find ${either(facts.all('section').map((section) => sectionWords[section] ?? section))}.`,
    why: 'Recruiters filter by it, so a profile without it doesn’t come up.',
    fix: 'Fill it in. If it’s already there, paste that part of your profile too.',
  }),
  'address-numbered': () => ({
    issue: 'Your profile’s address ends in a number LinkedIn assigned.',
    why: 'An address made from your name is easier to find and looks tidier on a resume.',
    fix: 'Change it on LinkedIn under “Public profile & URL.”',
  }),
};

/** Said of a profile that passes a check well. */
export const profileStrengths: Record<ProfileCheckName, string> = {
  headline: 'Your headline says what you do and what you’re good at.',
  about: 'Your About section says enough, in your own voice.',
  profileSkills: 'You list enough skills for LinkedIn to match you to jobs.',
  profileRoles: 'Each job says what you did.',
  searchable: 'Everything recruiters filter by is there.',
  profileStructure: 'Your text is broken into short pieces that are easy to read on a phone.',
  aboutResults: 'Your About section mentions a result.',
};
