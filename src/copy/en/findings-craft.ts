import type { FindingCode } from '#domain/scoring/finding-codes.ts';
import type { FactReader, Wording } from '../finding-words.ts';
import { counted, listed, plural } from './counting.ts';

const craftCodes = [
  'results-unmeasured',
  'outcomes-few',
  'lines-general',
  'work-without-figure',
  'summary-vague',
  'phrases-empty',
  'places-open',
  'first-person',
] as const satisfies readonly FindingCode[];
export type CraftFindingCode = (typeof craftCodes)[number];

/** What is said of how much the lines tell: results, names, figures, and phrases that tell nothing. */
export const craftFindings: Record<CraftFindingCode, Wording> = {
  'results-unmeasured': (facts) => ({
    issue:
      facts.number('measured') === 0
        ? 'None of your lines about work measures a result, such as a percentage or an amount of money.'
        : `Only ${counted(facts.number('measured'), 'line')} about your work ${plural(facts.number('measured'), 'measures', 'measure')} a result, ` +
          'such as a percentage or an amount of money.',
    why: 'How many you handled shows scope; how much changed shows what you’re worth.',
    fix:
      'Where you know it, say by how much: a percentage, money, or the change from one figure to another. ' +
      `Aim for ${counted(facts.number('wanted'), 'line')}.`,
  }),
  'outcomes-few': (facts) => ({
    issue: `${ofLines(facts, 'outcomes')} ${plural(facts.number('outcomes'), 'says', 'say')} what you built, changed or achieved.`,
    why: 'A list of duties describes the job; what changed describes you.',
    fix: `Say what came of the work in the lines quoted here: what you built, improved, saved or won. Aim for ${counted(facts.number('wanted'), 'line')}.`,
  }),
  'lines-general': (facts) => ({
    issue: `${ofLines(facts, 'count')} ${plural(facts.number('count'), 'names', 'name')} nothing in particular: no product, tool, customer, place or figure.`,
    why: 'A line that anyone in the job could have written tells a reader little about you.',
    fix: 'Name what you worked with, for whom, or how much of it there was.',
  }),
  'work-without-figure': (facts) => ({
    issue: `There’s no figure under ${titles(facts.all('title')) || 'one of your jobs'}.`,
    why: 'Readers look for one result in each recent job.',
    fix: 'Add at least one: how many, how much, how often, how fast.',
  }),
  'summary-vague': (facts) => ({
    issue: `Your summary ${summaryLacks(facts)}.`,
    why: 'It’s read first, and often alone.',
    fix: `Name ${counted(facts.number('wanted'), 'skill')} from your field, how long you’ve used them, and your best result in a number.`,
  }),
  'phrases-empty': (facts) => ({
    issue: `${counted(facts.number('count'), 'phrase')} could be in anyone’s resume${named(quoted(facts.all('phrases')))}.`,
    why: 'Recruiters skip what everyone says of themselves.',
    fix: 'Cut it, or say what you did that shows it.',
  }),
  'places-open': (facts) => ({
    issue: `Your resume still has ${counted(facts.number('count'), 'blank', 'blanks')} from a template${named(listed(facts.all('places'), 5))}.`,
    why: 'Nothing else shows as clearly that nobody read it before it was sent.',
    fix: 'Fill it in, or delete the line.',
  }),
  'first-person': (facts) => ({
    issue: `${ofLines(facts, 'count')} ${plural(facts.number('count'), 'is', 'are')} in the first person (“I,” “my”).`,
    why: 'Everyone knows whose resume it is, so the words only take room.',
    fix: 'Leave out “I” and “my,” and start with the verb.',
  }),
};

/** "None of the 4 lines about your work", "3 of the 20 lines about your work"; how many is a fact of that name. */
function ofLines(facts: FactReader, name: string): string {
  const [count, lines] = [facts.number(name), facts.number('lines')];
  if (lines === 1) return count === 0 ? 'Not even the one line about your work' : 'The one line about your work';
  return `${count || 'None'} of the ${counted(lines, 'line')} about your work`;
}

function summaryLacks(facts: FactReader): string {
  const skills = facts.number('skills');
  const few =
    skills >= facts.number('wanted') ? '' : skills === 0 ? 'no skill from your field' : 'few skills from your field';
  if (facts.number('figures') > 0) return `names ${few}`;
  return few === '' ? 'has no number in it' : `names ${few} and has no number in it`;
}

const named = (list: string): string => (list === '' ? '' : `: ${list}`);

const quoted = (phrases: readonly string[]): string =>
  listed(
    phrases.map((phrase) => `“${phrase}”`),
    5,
  );

const titles = (names: readonly string[]): string =>
  listed(
    names.map((name) => `“${name}”`),
    3,
  );
