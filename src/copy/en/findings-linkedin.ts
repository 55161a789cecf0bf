import type { ProfileCheckName, ProfileFindingCode } from '#domain/linkedin/profile-checks.ts';
import type { Wording } from '../finding-words.ts';
import { counted, listed } from './counting.ts';

const sectionWords: Record<string, string> = {
  experience: 'your experience',
  education: 'your education',
  skills: 'your skills',
  place: 'the place you live in',
};

/** What is said of a LinkedIn profile by LinkedIn's own rules. */
export const profileFindings: Record<ProfileFindingCode, Wording> = {
  'headline-missing': (facts) => ({
    issue: 'There is no headline.',
    why: 'It stands beside your name in every search, comment and message.',
    fix: `Say in up to ${facts.number('most')} characters what you do, for whom, and what you are good at.`,
  }),
  'headline-too-long': (facts) => ({
    issue: `Your headline has ${facts.number('length')} characters; LinkedIn takes ${facts.number('most')}.`,
    why: 'LinkedIn does not save a longer one, and lists show only its beginning.',
    fix: 'Keep the role and the two things you most want to be found for, and put the rest into About.',
  }),
  'headline-short': (facts) => ({
    issue: `Your headline uses ${facts.number('length')} of ${facts.number('most')} characters.`,
    why: 'Its words weigh most when recruiters search.',
    fix: 'Add the field you work in and the skills you want to be found for.',
  }),
  'headline-bare': () => ({
    issue: 'Your headline is a title and an employer, as LinkedIn writes it by itself.',
    why: 'Everyone with your title has the same one, and it says nothing you could be chosen by.',
    fix: 'Keep the title, and add your field, your strongest skills, or what comes of your work.',
  }),
  'headline-plain': () => ({
    issue: 'Your headline names no skill that recruiters search for.',
    why: 'They search by tools, methods and fields.',
    fix: 'Name the two or three that your work shows best.',
  }),
  'about-missing': (facts) => ({
    issue: 'There is no About section.',
    why: 'It is the one place where you tell your story in your own words.',
    fix: `Write who you are, what you do best and what you look for. There is room for ${facts.number('most').toLocaleString('en')} characters.`,
  }),
  'about-too-long': (facts) => ({
    issue: `Your About section has ${facts.number('length').toLocaleString('en')} characters; LinkedIn takes ${facts.number('most').toLocaleString('en')}.`,
    why: 'LinkedIn does not save what is longer.',
    fix: 'Cut what your jobs below say already.',
  }),
  'about-short': (facts) => ({
    issue: `Your About section has ${counted(facts.number('length'), 'character')}; fewer than ${facts.number('short')} tell little.`,
    why: 'About 300 characters show before “see more”: that much is read by most who come.',
    fix: 'Add what you do best with an example, and what kind of work you are open to.',
  }),
  'about-third-person': () => ({
    issue: 'Your About section speaks of you as of somebody else.',
    why: 'It is read as your own voice; “he” and “she” sound like a press release.',
    fix: 'Write “I”.',
  }),
  'about-without-results': () => ({
    issue: 'Your About section names no result.',
    why: 'One true number makes the rest believable.',
    fix: 'Add your best one: how many, how much, how fast.',
  }),
  'about-block': () => ({
    issue: 'Your About section is one block of text.',
    why: 'Most people read it on a phone, where a block fills the screen.',
    fix: 'Break it after every two or three sentences.',
  }),
  'role-block': () => ({
    issue: 'A job is told in one block of text.',
    why: 'Blocks are passed over.',
    fix: 'Make short lines of it, each with one thing you did and what came of it.',
  }),
  'roles-untold': (facts) => ({
    issue: `Nothing says what you did as ${listed(
      facts.all('titles').map((title) => `“${title}”`),
      3,
    )}.`,
    why: 'A bare title is found for its own words alone.',
    fix: 'Add two or three lines: what you did, with what, and what came of it.',
  }),
  'roles-missing': () => ({
    issue: 'We found no jobs in your profile.',
    why: 'Recruiters filter by title and employer, past and present.',
    fix: 'Add your jobs with title, employer and dates. If they are there, paste the Experience section, too.',
  }),
  'profile-skills-few': (facts) => ({
    issue: `Your profile lists ${counted(facts.number('count'), 'skill')}.`,
    why: `LinkedIn matches jobs by them; it takes up to ${facts.number('most')}.`,
    fix: `List at least ${facts.number('wanted')} that your work shows, the three you want to be known for first.`,
  }),
  'profile-skills-over': (facts) => ({
    issue: `Your profile lists ${counted(facts.number('count'), 'skill')}; LinkedIn takes ${facts.number('most')}.`,
    why: 'What comes after that is dropped.',
    fix: 'Drop those your work does not show.',
  }),
  'profile-section-missing': (facts) => ({
    issue: `We could not find ${listed(facts.all('section').map((section) => sectionWords[section] ?? section))}.`,
    why: 'Recruiters filter by it; a profile without it does not come up.',
    fix: 'Fill it in. If it is there, paste that part of your profile, too.',
  }),
  'address-numbered': () => ({
    issue: 'Your profile’s address ends in a number that LinkedIn gave it.',
    why: 'An address made of your name is easier to find and looks tidier on a resume.',
    fix: 'Choose one under “Public profile & URL”.',
  }),
};

/** Said of a profile that passes a check well. */
export const profileStrengths: Record<ProfileCheckName, string> = {
  headline: 'Your headline says what you do and names what you are good at.',
  about: 'Your About section tells enough, in your own voice.',
  profileSkills: 'You list enough skills to be matched by.',
  profileRoles: 'Each job says what you did.',
  searchable: 'What recruiters filter by is all there.',
  profileStructure: 'Your text is broken into pieces that can be read on a phone.',
  aboutResults: 'Your About section names a result.',
};
