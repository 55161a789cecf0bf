import type { FindingCode } from '#domain/scoring/finding-codes.ts';
import type { JobFindingCode } from './findings-job.ts';
import type { LayoutFindingCode } from './findings-layout.ts';
import type { Wording } from '../finding-words.ts';
import { counted, listed } from './counting.ts';

const sectionNames: Record<string, string> = {
  work: 'work experience',
  education: 'education',
  skills: 'skills',
  summary: 'summary',
};

const entryParts: Record<string, string> = {
  title: 'title',
  employer: 'employer',
  degree: 'degree',
  school: 'school',
};

const contactNames: Record<string, string> = {
  name: 'your name',
  email: 'an email address',
  phone: 'a phone number',
  place: 'the town or region you live in',
  link: 'a link (LinkedIn, portfolio or website)',
};

/** What is said of what the resume tells, with or without an ad. */
export const contentFindings: Record<Exclude<FindingCode, JobFindingCode | LayoutFindingCode>, Wording> = {
  'terms-few': (facts) => ({
    issue: `Your sentences name ${counted(facts.number('terms'), 'skill')} of your trade; ${facts.number('wanted')} make a clear picture.`,
    why: 'Recruiters search for tools and methods by name.',
    fix:
      facts.all('listed').length > 0
        ? `You list ${listed(facts.all('listed'), 5)}: say in your lines where you used them.`
        : 'Name the tools, methods and standards you worked with in the lines about your work.',
  }),
  'lines-without-numbers': (facts) => ({
    issue: `${facts.number('results')} of your ${counted(facts.number('lines'), 'line')} about work say how much or how many.`,
    why: 'A number is what turns a duty into a result, and what readers remember.',
    fix:
      `Add a true number to the lines quoted here: how many, how often, how much saved, how fast. ${counted(facts.number('wanted'), 'line')} ` +
      `with one ${facts.number('wanted') === 1 ? 'is' : 'are'} enough.`,
  }),
  'no-sentences': () => ({
    issue: 'Your jobs are named, and nothing says what you did in them.',
    why: 'Titles alone give a reader nothing to choose you by.',
    fix: 'Write three to five lines under each of your latest jobs: what you did, how, and what came of it.',
  }),
  'weak-openings': (facts) => ({
    issue: `${facts.number('weak')} of your ${counted(facts.number('lines'), 'line')} open with something other than what you did.`,
    why: 'The first word carries the line; “Responsible for” hides that you did it.',
    fix: 'Begin with the verb: “Led”, “Built”, “Cut”, “Taught”.',
  }),
  'verbs-repeated': (facts) => ({
    issue: `${counted(facts.number('times'), 'line')} begin with “${facts.text('word')}”.`,
    why: 'The same opening again and again makes different work look the same.',
    fix: 'Say for each line what exactly you did.',
  }),
  'section-missing': (facts) => ({
    issue: `There is no section for ${listed(facts.all('section').map((section) => sectionNames[section] ?? section))}.`,
    why: 'Recruiters and their software look for it first.',
    fix: 'Add it under a plain heading.',
  }),
  'work-incomplete': (facts) => ({
    issue: `${listed(
      facts.all('title').map((title) => `“${title}”`),
      3,
    )} ${facts.count > 1 ? 'lack' : 'lacks'} the ${listed(facts.all('missing').map(partName))}.`,
    why: 'Software files each job by title and employer.',
    fix: 'Write title, employer and dates for each job, always in the same order.',
  }),
  'work-untold': (facts) => ({
    issue: `Nothing says what you did as ${listed(
      facts.all('title').map((title) => `“${title}”`),
      3,
    )}.`,
    why: 'A job without a line about it counts for little.',
    fix: 'Add one or two lines; for an old job one is enough.',
  }),
  'education-incomplete': (facts) => ({
    issue: `“${facts.text('name')}” under education lacks the ${partName(facts.text('missing'))}.`,
    why: 'Software looks for both.',
    fix: 'Name the degree, the subject and the school.',
  }),
  'skills-few': (facts) => ({
    issue: `Your skills section names ${counted(facts.number('skills'), 'skill')}.`,
    why: 'Recruiters scan it to see whether to read on.',
    fix: `Name at least ${facts.number('wanted')} skills that your work shows.`,
  }),
  'summary-missing': () => ({
    issue: 'There is no summary at the top.',
    why: 'Two or three sentences tell a reader at once what you are and what you bring.',
    fix: 'Write who you are, how long you have done it, and your best result.',
  }),
  'too-short': (facts) => ({
    issue: `Your resume has ${counted(facts.number('words'), 'word')}; fewer than ${facts.number('least')} leave too much open.`,
    why: 'What is not there cannot be counted for you.',
    fix: 'Tell more of your latest work: what you did, with what, and what came of it.',
  }),
  'too-long': (facts) => ({
    issue: `Your resume has ${counted(facts.number('words'), 'word')}; more than ${facts.number('most')} are seldom read.`,
    why: 'What matters drowns in what does not.',
    fix: 'Cut old jobs to a line each and keep what serves this application.',
  }),
  'dates-missing': (facts) => ({
    issue: `${counted(facts.number('count'), 'entry', 'entries')} without dates: ${listed(facts.all('entries'), 4)}.`,
    why: 'Software counts your years from the dates.',
    fix: 'Add month and year of beginning and end.',
  }),
  'dates-mixed': () => ({
    issue: 'Some jobs have months in their dates and some only years.',
    why: 'Bare years look as if something were left out.',
    fix: 'Write month and year for every job.',
  }),
  'dates-reversed': (facts) => ({
    issue: `${listed(facts.all('entries'))} ${facts.number('count') > 1 ? 'end before they begin' : 'ends before it begins'}.`,
    why: 'It makes every other date look doubtful.',
    fix: 'Check the years.',
  }),
  'dates-future': (facts) => ({
    issue: `${listed(facts.all('entries'))} ${facts.number('count') > 1 ? 'begin' : 'begins'} in the future.`,
    why: 'Software drops such entries.',
    fix: 'Check the year, or say that it is planned.',
  }),
  'dates-gap': (facts) => ({
    issue: `There are ${counted(facts.number('months'), 'month')} without work or study before “${facts.text('before')}”.`,
    why: 'It costs no points; interviewers will ask.',
    fix: 'Have an answer ready, or name what you did: care, travel, study, a business of your own.',
  }),
  'characters-broken': (facts) => ({
    issue: `${counted(facts.number('count'), 'line')} ${facts.number('count') === 1 ? 'holds' : 'hold'} broken characters.`,
    why: 'They come of copying between programs and look careless.',
    fix: 'Type the characters anew.',
  }),
  'sentences-long': (facts) => ({
    issue: `${counted(facts.number('count'), 'sentence')} ${facts.number('count') === 1 ? 'runs' : 'run'} to more than ${facts.number('most')} words.`,
    why: 'Nobody reads a resume twice to understand it.',
    fix: 'Make two of each, or cut.',
  }),
  capitals: (facts) => ({
    issue: `${counted(facts.number('count'), 'sentence')} ${facts.number('count') === 1 ? 'is' : 'are'} written in capitals.`,
    why: 'Capitals are slow to read.',
    fix: 'Keep capitals for headings.',
  }),
  'contact-missing': (facts) => ({
    issue: `We could not find ${listed(facts.all('what').map((what) => contactNames[what] ?? what))}.`,
    why: 'A recruiter who cannot reach you calls the next one.',
    fix: 'Put it at the top of the first page, as plain text.',
  }),
  'email-missing': () => ({
    issue: 'There is no email address.',
    why: 'Invitations come by email.',
    fix: 'Put one made of your name at the top.',
  }),
  'email-informal': (facts) => ({
    issue: `“${facts.text('email')}” does not read like a name.`,
    why: 'It is the first thing a recruiter types.',
    fix: 'Use an address made of your first and last name.',
  }),
  mistakes: (facts) => ({
    issue: `${counted(facts.number('count'), 'likely mistake')}: ${listed(facts.all('corrections'), 5)}.`,
    why: 'Many recruiters stop at the second one.',
    fix: 'Check each; names and terms of your trade may be right as they are.',
  }),
  'endings-mixed': (facts) => ({
    issue: `${facts.number('count')} of ${counted(facts.number('lines'), 'line')} end differently from the rest.`,
    why: 'Full stops on some lines and not on others look unfinished.',
    fix: 'End all lines with a full stop, or none.',
  }),
  'beginnings-mixed': (facts) => ({
    issue: `${facts.number('count')} of ${counted(facts.number('lines'), 'line')} begin differently from the rest.`,
    why: 'Capitals on some lines and not on others look unfinished.',
    fix: 'Begin every line with a capital.',
  }),
};

const partName = (part: string): string => entryParts[part] ?? part;
