import type { FindingCode } from '#domain/scoring/finding-codes.ts';
import type { CraftFindingCode } from './findings-craft.ts';
import type { JobFindingCode } from './findings-job.ts';
import type { LayoutFindingCode } from './findings-layout.ts';
import type { FactReader, Wording } from '../finding-words.ts';
import { counted, either, listed, numeral, plural } from './counting.ts';

const sectionNames: Record<string, string> = {
  work: 'work experience',
  education: 'education',
  skills: 'skills',
  summary: 'summary',
};

/** How each section is written so that it is found. */
const sectionAdvice: Record<string, string> = {
  work:
    'Under the heading “Work Experience,” give each job its title, employer and dates, and three to five lines on what you did; ' +
    'with no job yet, show projects or volunteering.',
  education: 'Under the heading “Education,” give each degree or course its school and dates.',
  skills: 'Under the heading “Skills,” list at least five that you’ve used.',
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
  place: 'the city or region you live in',
  link: 'a link (LinkedIn, portfolio or website)',
};

/** What is said of what the resume says, with or without an ad. */
export const contentFindings: Record<
  Exclude<FindingCode, JobFindingCode | LayoutFindingCode | CraftFindingCode>,
  Wording
> = {
  'terms-few': (facts) => ({
    issue:
      `We found ${facts.number('terms') === 0 ? 'no skills' : `only ${counted(facts.number('terms'), 'skill')}`} ` +
      `from your field in your sentences; aim for ${facts.number('wanted')}.`,
    why: 'Recruiters search for tools and methods by name.',
    fix:
      facts.all('listed').length > 0
        ? `You list ${listed(facts.all('listed').map(quoted), 5)}: show where you used ${plural(facts.all('listed').length, 'it', 'them')}.`
        : 'Name the tools, methods and standards you worked with in the lines about your work.',
  }),
  'lines-without-numbers': (facts) => ({
    issue: linesWithNumbers(facts),
    why: 'A number turns a duty into a result, and it’s what readers remember.',
    fix:
      (facts.number('results') < facts.number('lines')
        ? 'Where you know a real number, add it to a line quoted here: how many, how often, how much you saved, how fast. '
        : 'Add lines that say what else you did, and how much or how many. ') +
      `Aim for ${counted(facts.number('wanted'), 'line with a number', 'lines with numbers')}.`,
  }),
  'no-sentences': () => ({
    issue: 'We found nothing that says what you did at work.',
    why: 'Titles alone give a reader no reason to choose you.',
    fix: 'Write three to five lines under each of your latest jobs: what you did, how, and what came of it.',
  }),
  'weak-openings': (facts) => ({
    issue: `${ofYourLines(facts, 'weak', ['opens', 'open'])} with something other than what you did.`,
    why: 'The first words set the tone, and “Responsible for” hides what you did.',
    fix: `Start ${plural(facts.number('weak'), 'it', 'each')} with a verb, such as “Led,” “Built,” “Cut” or “Taught,” and say what.`,
  }),
  'verbs-repeated': (facts) => ({
    issue: `${counted(facts.number('times'), 'line')} ${plural(facts.number('times'), 'starts', 'start')} with “${facts.text('word')}”.`,
    why: 'Starting every line the same way makes different work look the same.',
    fix: 'Start each line with the verb that says exactly what you did.',
  }),
  'section-missing': (facts) => ({
    issue: `We found no section for ${either(facts.all('section').map((section) => sectionNames[section] ?? 'your work'))}.`,
    why: `Recruiters and their software look for ${plural(facts.all('section').length, 'it', 'them')} first.`,
    fix: facts
      .all('section')
      .map((section) => sectionAdvice[section] ?? '')
      .join(' '),
  }),
  'work-incomplete': (facts) => ({
    issue: `We couldn’t find the ${either(facts.all('missing').map(partName))} for ${jobs(facts)}.`,
    why: 'Software files each job by title and employer.',
    fix: 'Give each job a title, an employer and dates, always in the same order.',
  }),
  'work-untold': (facts) => ({
    issue:
      facts.all('title').length === 0
        ? `${counted(facts.count, 'job has', 'jobs have')} no line that says what you did.`
        : `You don’t say what you did as ${titles(facts.all('title'))}.`,
    why: 'A job with nothing under it counts for little.',
    fix: `Add a line or two${facts.count > 1 ? ' to each' : ''}; for an old job, one is enough.`,
  }),
  'education-incomplete': (facts) => ({
    issue: `We couldn’t find the ${partName(facts.text('missing'))} for ${nameOf(facts)} under education.`,
    why: 'Software looks for both the degree and the school.',
    fix: 'Give each entry the degree, the field of study and the school.',
  }),
  'skills-few': (facts) => ({
    issue:
      facts.number('skills') === 0
        ? 'We found no skills under a heading of their own.'
        : `Your skills section names only ${counted(facts.number('skills'), 'skill')}.`,
    why: 'Recruiters scan the skills section to decide whether to read on.',
    fix: `List at least ${facts.number('wanted')} skills that your work shows.`,
  }),
  'summary-missing': () => ({
    issue: 'We found no summary at the top.',
    why: 'Two or three sentences tell a reader right away who you are and what you bring.',
    fix: 'Say what you do, how long you’ve done it, and what your best result was.',
  }),
  'too-short': (facts) => ({
    issue:
      facts.number('words') === 0
        ? `We found no text about your work or studies; aim for at least ${facts.number('least')} words.`
        : `We count only ${counted(facts.number('words'), 'word')} about your work, studies and skills; aim for at least ${facts.number('least')}.`,
    why: 'What you leave out can’t count for you.',
    fix: 'Say more about your latest work or studies: what you did, with what, and what came of it.',
  }),
  'too-long': (facts) => ({
    issue:
      `We count ${counted(facts.number('words'), 'word')} about your work, studies and skills; ` +
      `few people read more than ${numeral(facts.number('most'))}.`,
    why: 'Your best points get lost among the rest.',
    fix: 'Cut old jobs to a line each and keep what helps this application.',
  }),
  'dates-missing': (facts) => ({
    issue:
      facts.number('count') === 0
        ? 'We found no job or degree with its dates.'
        : `We couldn’t find dates for ${entries(facts)}.`,
    why: 'Software counts your years of experience from the dates.',
    fix: 'Give each job and degree the month and year it started and ended.',
  }),
  'dates-mixed': () => ({
    issue: 'Some of your jobs have months in their dates and others only years.',
    why: 'Years alone can make it look as if you’re hiding something.',
    fix: 'Give the month and year for every job.',
  }),
  'dates-reversed': (facts) => ({
    issue: `${entries(facts)} ${plural(facts.number('count'), 'ends before it starts', 'end before they start')}.`,
    why: 'One wrong date makes the others look doubtful.',
    fix: 'Check both dates.',
  }),
  'dates-future': (facts) => ({
    issue: `${entries(facts)} ${plural(facts.number('count'), 'starts', 'start')} in the future.`,
    why: 'Software drops entries like this.',
    fix: 'Check the date, or say it’s planned.',
  }),
  'dates-gap': (facts) => ({
    issue: `We see a gap of ${spanOf(facts.number('months'))} without work or study${before(facts)}.`,
    why: 'It costs you no points, but interviewers will ask.',
    fix: 'Have an answer ready, or say what you did: caregiving, travel, study, a business of your own.',
  }),
  'characters-broken': (facts) => ({
    issue: `${counted(facts.number('count'), 'line')} ${plural(facts.number('count'), 'has', 'have')} broken characters.`,
    why: 'They usually come from copying between programs, and they look careless.',
    fix:
      facts.number('repaired') > 0
        ? 'Retype every accent, dash, quotation mark and symbol there, also those that we could repair in what is quoted here.'
        : 'Retype every accent, dash, quotation mark and symbol there.',
  }),
  'sentences-long': (facts) => ({
    issue: `${counted(facts.number('count'), 'sentence')} ${plural(facts.number('count'), 'has', 'have')} more than ${facts.number('most')} words.`,
    why: 'Few readers will go back over a sentence to understand it.',
    fix: `Split or shorten ${plural(facts.number('count'), 'it', 'them')}, so that each says one thing you did and its result.`,
  }),
  capitals: (facts) => ({
    issue: `${counted(facts.number('count'), 'sentence')} ${plural(facts.number('count'), 'is', 'are')} in all capitals.`,
    why: 'All caps are slow to read.',
    fix: 'Keep capitals for headings.',
  }),
  'contact-missing': (facts) => ({
    issue: `We couldn’t find ${either(facts.all('what').map((what) => contactNames[what] ?? what))}.`,
    why: facts.all('what').some((what) => what === 'email' || what === 'phone')
      ? 'If recruiters can’t reach you, they call someone else.'
      : 'Recruiters look for it at the top, and so does their software.',
    fix: `Put ${plural(facts.all('what').length, 'it', 'them')} at the top of the first page, as plain text.`,
  }),
  'email-missing': () => ({
    issue: 'We couldn’t find an email address.',
    why: 'Interview invitations come by email.',
    fix: 'Put your email address at the top, ideally one made from your name.',
  }),
  'email-informal': (facts) => ({
    issue: `“${facts.text('email')}” doesn’t look professional.`,
    why: 'Your email address is part of the first impression.',
    fix: 'Use an address made from your first and last name.',
  }),
  mistakes: (facts) => ({
    issue: `We found ${counted(facts.number('count'), 'likely mistake')}: ${listed(facts.all('corrections'), 5)}.`,
    why: 'Many recruiters stop reading at the second one.',
    fix: 'Check each one; names and technical terms may be right as they are.',
  }),
  'endings-mixed': (facts) => ({
    issue: `${ofYourBullets(facts)} ${plural(facts.number('count'), 'ends', 'end')} differently from the rest.`,
    why: 'Periods on some lines but not others make a resume look unfinished.',
    fix: 'End all of them with a period, or none.',
  }),
  'beginnings-mixed': (facts) => ({
    issue: `${ofYourBullets(facts)} ${plural(facts.number('count'), 'starts', 'start')} differently from the rest.`,
    why: 'Capitals on some lines but not others make a resume look unfinished.',
    fix: 'Start all of them with a capital letter.',
  }),
};

/** How many lines have numbers; where all of them do, that there are few. */
function linesWithNumbers(facts: FactReader): string {
  const [results, lines] = [facts.number('results'), facts.number('lines')];
  if (lines === 1 && results === 0) return 'The one line about your work doesn’t say how much or how many.';
  if (results > 0 && results >= lines)
    return `We found only ${counted(lines, 'line')} about your work that ${plural(lines, 'says', 'say')} how much or how many.`;
  const which = results > 0 ? `Only ${results}` : 'None';
  return `${which} of the ${counted(lines, 'line')} about your work ${plural(results, 'says', 'say')} how much or how many.`;
}

/** The entries that a finding is about, by their titles where they have any. */
const entries = (facts: FactReader): string => {
  const names = facts.all('entries');
  const more = facts.number('count') - names.length;
  if (names.length === 0) return counted(facts.number('count'), 'entry', 'entries');
  const quotes = names.map(quoted);
  return more > 0 ? `${quotes.join(', ')} and ${more} more` : listed(quotes);
};

const jobs = (facts: FactReader): string =>
  facts.all('title').length === 0 ? counted(facts.count, 'job') : titles(facts.all('title'));

const nameOf = (facts: FactReader): string => (facts.text('name') === '' ? 'an entry' : quoted(facts.text('name')));

/** "14 months", "about 8 years". */
const spanOf = (months: number): string =>
  months < 24 ? counted(months, 'month') : `about ${counted(Math.round(months / 12), 'year')}`;

const before = (facts: FactReader): string => (facts.text('before') === '' ? '' : ` before “${facts.text('before')}”`);

/** "1 of the 8 bullets under your jobs". */
const ofYourBullets = (facts: FactReader): string =>
  `${facts.number('count')} of the ${counted(facts.number('lines'), 'bullet')} under your jobs`;

const quoted = (text: string): string => `“${text}”`;

/** "1 of your 8 lines opens", "All 8 of your lines open"; how many is a fact of that name. */
function ofYourLines(facts: FactReader, name: string, [opens, open]: readonly [string, string]): string {
  const [count, lines] = [facts.number(name), facts.number('lines')];
  if (count === 1 && lines === 1) return `The one line about your work ${opens}`;
  const which =
    count === lines && lines > 1 ? `All ${lines} of your lines` : `${count} of your ${counted(lines, 'line')}`;
  return `${which} ${plural(count, opens, open)}`;
}

const partName = (part: string): string => entryParts[part] ?? part;

const titles = (names: readonly string[]): string => listed(names.map(quoted), 3);
