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
      `Your sentences name ${facts.number('terms') === 0 ? 'no skills' : counted(facts.number('terms'), 'skill')} ` +
      `from your field; aim for ${facts.number('wanted')}.`,
    why: 'Recruiters search for tools and methods by name.',
    fix:
      facts.all('listed').length > 0
        ? `You list ${listed(facts.all('listed'), 5)}: show where you used ${plural(facts.all('listed').length, 'it', 'them')}.`
        : 'Name the tools, methods and standards you worked with in the lines about your work.',
  }),
  'lines-without-numbers': (facts) => ({
    issue: linesWithNumbers(facts),
    why: 'A number turns a duty into a result, and it’s what readers remember.',
    fix:
      (facts.number('results') < facts.number('lines')
        ? 'Add a real number to the lines quoted here: how many, how often, how much you saved, how fast. '
        : 'Add more of them: how many, how often, how much you saved, how fast. ') +
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
    fix: 'Start with a verb, such as “Led,” “Built,” “Cut” or “Taught,” and say what.',
  }),
  'verbs-repeated': (facts) => ({
    issue: `${counted(facts.number('times'), 'line')} ${plural(facts.number('times'), 'starts', 'start')} with “${facts.text('word')}”.`,
    why: 'Starting every line the same way makes different work look the same.',
    fix: 'Start each line with the verb that says exactly what you did.',
  }),
  'section-missing': (facts) => ({
    issue: `We found no section for ${either(facts.all('section').map((section) => sectionNames[section] ?? section))}.`,
    why: 'Recruiters and their software look for it first.',
    fix: 'Add it under a plain heading.',
  }),
  'work-incomplete': (facts) => ({
    issue: `${titles(facts.all('title'))} ${plural(facts.count, 'is', 'are')} missing the ${listed(facts.all('missing').map(partName))}.`,
    why: 'Software files each job by title and employer.',
    fix: 'Give each job a title, an employer and dates, always in the same order.',
  }),
  'work-untold': (facts) => ({
    issue: `You don’t say what you did as ${titles(facts.all('title'))}.`,
    why: 'A job with nothing under it counts for little.',
    fix: 'Add a line or two; for an old job, one is enough.',
  }),
  'education-incomplete': (facts) => ({
    issue: `“${facts.text('name')}” under education is missing the ${partName(facts.text('missing'))}.`,
    why: 'Software looks for both the degree and the school.',
    fix: 'Add the degree, the field of study and the school.',
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
        : `Your resume has only ${counted(facts.number('words'), 'word')}; aim for at least ${facts.number('least')}.`,
    why: 'What you leave out can’t count for you.',
    fix: 'Say more about your latest work: what you did, with what, and what came of it.',
  }),
  'too-long': (facts) => ({
    issue: `Your resume has ${counted(facts.number('words'), 'word')}; few people read more than ${numeral(facts.number('most'))}.`,
    why: 'Your best points get lost among the rest.',
    fix: 'Cut old jobs to a line each and keep what helps this application.',
  }),
  'dates-missing': (facts) => ({
    issue:
      facts.number('count') === 0
        ? 'We found no jobs or degrees, and so no dates.'
        : `${counted(facts.number('count'), 'entry has', 'entries have')} no dates${named(facts.all('entries'))}.`,
    why: 'Software counts your years of experience from the dates.',
    fix: 'Add the month and year each job or degree started and ended.',
  }),
  'dates-mixed': () => ({
    issue: 'Some of your jobs have months in their dates and others only years.',
    why: 'Years alone can make it look as if you’re hiding something.',
    fix: 'Give the month and year for every job.',
  }),
  'dates-reversed': (facts) => ({
    issue: `${listed(facts.all('entries'))} ${plural(facts.number('count'), 'ends before it starts', 'end before they start')}.`,
    why: 'One wrong date makes the others look doubtful.',
    fix: 'Check the years.',
  }),
  'dates-future': (facts) => ({
    issue: `${listed(facts.all('entries'))} ${plural(facts.number('count'), 'starts', 'start')} in the future.`,
    why: 'Software drops entries like this.',
    fix: 'Check the year, or say it’s planned.',
  }),
  'dates-gap': (facts) => ({
    issue: `There’s a gap of ${counted(facts.number('months'), 'month')} without work or study before “${facts.text('before')}”.`,
    why: 'It costs you no points, but interviewers will ask.',
    fix: 'Have an answer ready, or say what you did: caregiving, travel, study, a business of your own.',
  }),
  'characters-broken': (facts) => ({
    issue: `${counted(facts.number('count'), 'line')} ${plural(facts.number('count'), 'has', 'have')} broken characters.`,
    why: 'They usually come from copying between programs, and they look careless.',
    fix: 'Retype the characters.',
  }),
  'sentences-long': (facts) => ({
    issue: `${counted(facts.number('count'), 'sentence')} ${plural(facts.number('count'), 'has', 'have')} more than ${facts.number('most')} words.`,
    why: 'Few readers will go back over a sentence to understand it.',
    fix: 'Split or shorten the long ones.',
  }),
  capitals: (facts) => ({
    issue: `${counted(facts.number('count'), 'sentence')} ${plural(facts.number('count'), 'is', 'are')} in all capitals.`,
    why: 'All caps are slow to read.',
    fix: 'Keep capitals for headings.',
  }),
  'contact-missing': (facts) => ({
    issue: `We couldn’t find ${either(facts.all('what').map((what) => contactNames[what] ?? what))}.`,
    why: 'If recruiters can’t reach you, they call someone else.',
    fix: 'Put it at the top of the first page, as plain text.',
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
    issue: `${ofYourLines(facts, 'count', ['ends', 'end'])} differently from the rest.`,
    why: 'Periods on some lines but not others make a resume look unfinished.',
    fix: 'End every line with a period, or none.',
  }),
  'beginnings-mixed': (facts) => ({
    issue: `${ofYourLines(facts, 'count', ['starts', 'start'])} differently from the rest.`,
    why: 'Capitals on some lines but not others make a resume look unfinished.',
    fix: 'Start every line with a capital letter.',
  }),
};

/** How many lines have numbers; where all of them do, that they are few. */
function linesWithNumbers(facts: FactReader): string {
  const [results, lines] = [facts.number('results'), facts.number('lines')];
  if (lines === 1 && results === 0) return 'The one line about your work doesn’t say how much or how many.';
  const which =
    results > 0 && results >= lines
      ? `Only ${counted(lines, 'line')} about your work`
      : `${results || 'None'} of the ${counted(lines, 'line')} about your work`;
  return `${which} ${plural(results, 'says', 'say')} how much or how many.`;
}

const named = (entries: readonly string[]): string => (entries.length === 0 ? '' : `: ${listed(entries, 4)}`);

/** "1 of your 8 lines opens", "All 8 of your lines open"; how many is a fact of that name. */
function ofYourLines(facts: FactReader, name: string, [opens, open]: readonly [string, string]): string {
  const [count, lines] = [facts.number(name), facts.number('lines')];
  if (count === 1 && lines === 1) return `The one line about your work ${opens}`;
  const which =
    count === lines && lines > 1 ? `All ${lines} of your lines` : `${count} of your ${counted(lines, 'line')}`;
  return `${which} ${plural(count, opens, open)}`;
}

const partName = (part: string): string => entryParts[part] ?? part;

const titles = (names: readonly string[]): string =>
  listed(
    names.map((name) => `“${name}”`),
    3,
  );
