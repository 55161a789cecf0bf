import words from '../../words/tailoring/openings.json' with { type: 'json' };
import { alternativesOf, entriesOf } from '../../words/word-table.ts';
import { convertCoordinated, gerundChain } from './gerunds.ts';
import { capitalized, type LineTense, type Rewording } from './rewording.ts';
import { verbOfBase, verbOfPast, type VerbForms } from '../../language/english-verbs.ts';

const weakOpening = new RegExp(
  String.raw`^(?:(?:i\s+)?(?:was|am|were|is)\s+)?(?:(?:${alternativesOf(words, 'adverbs before a weak opening')})\s+)*` +
    String.raw`(?:${alternativesOf(words, 'weak openings')})\s+`,
  'i',
);

/** "the management of" means "managed": the nouns whose verb is beyond doubt. */
const nominalizations: ReadonlyMap<string, string> = new Map(
  entriesOf(words, 'nouns of verbs').flatMap(({ head, columns: [nouns = []] }) =>
    nouns.map((noun): [string, string] => [noun, head]),
  ),
);

const formOf =
  (tense: LineTense) =>
  (verb: VerbForms): string =>
    tense === 'past' ? verb.past : verb.base;

/** "Responsible for managing a team" becomes "Managed a team"; "Duties included the preparation of reports", "Prepared reports". */
export function strengthenOpening(text: string, tense: LineTense): Rewording | undefined {
  const opening = weakOpening.exec(text);
  if (opening === null || /[:;]/.test(text) || /[.!?]\s+\S/.test(text)) return undefined;
  const rest = text.slice(opening[0].length);
  const reworded = fromGerunds(rest, tense) ?? fromNouns(rest, tense);
  return reworded === undefined ? undefined : { text: capitalized(reworded), reasons: ['strong-verb'] };
}

/** "Coordinating events" at the start of a line becomes "Coordinated events". */
export function gerundToVerb(text: string, tense: LineTense): Rewording | undefined {
  if (/[:;]/.test(text) || /[.!?]\s+\S/.test(text)) return undefined;
  if (!isIndependent(text)) return undefined;
  const reworded = fromGerunds(text.charAt(0).toLowerCase() + text.slice(1), tense);
  return reworded === undefined ? undefined : { text: capitalized(reworded), reasons: ['tense'] };
}

/** No other verb of the sentence depends on the -ing verb: not "Using this data, we built …". */
function isIndependent(text: string): boolean {
  if (/\b(?:I|we|they|he|she|it|which|who|that)\b/i.test(text)) return false;
  const [, ...later] = text.split(/[^A-Za-z'’-]+/);
  return later.every((word) => verbOfPast(word) === undefined || verbOfBase(word) !== undefined);
}

function fromGerunds(rest: string, tense: LineTense): string | undefined {
  const chain = gerundChain(rest);
  if (chain === undefined || /\b(?:and|or|but) (?:for|of|with|in|the \w+ of)\b/.test(chain.rest)) return undefined;
  const form = formOf(tense);
  const tail = convertCoordinated(chain.rest, form);
  if (tail === undefined) return undefined;
  return `${chain.verbs.map(({ verb, before }) => `${before}${form(verb)}`).join('')} ${tail}`;
}

function fromNouns(rest: string, tense: LineTense): string | undefined {
  const match = /^(?:the\s+)?([a-z]+)(?:( and |, | & )([a-z]+))?\s+of\s+(\S.*)$/i.exec(rest);
  const [, first = '', link = '', second = '', object = ''] = match ?? [];
  const verbs = [first, ...(second === '' ? [] : [second])].map((noun) => verbNamed(noun));
  if (match === null || / of | and (?:for|of|with|in)\b| and [a-z]+(?:ing|ment|tion|ance)\b/i.test(object))
    return undefined;
  const forms = verbs.map((verb) => (verb === undefined ? undefined : formOf(tense)(verb)));
  return forms.includes(undefined) ? undefined : `${forms.join(link)} ${object}`;
}

const verbNamed = (noun: string): VerbForms | undefined => {
  const base = nominalizations.get(noun.toLowerCase());
  return base === undefined ? undefined : verbOfBase(base);
};

/** "I created the report" becomes "Created the report", the way resumes are written; not where more follows in the first person. */
export function dropPronoun(text: string): Rewording | undefined {
  const match = /^I (?:have |had )?([a-z]+)\b/.exec(text);
  if (match?.[1] === undefined || verbOfPast(match[1]) === undefined || match[1] === 'had') return undefined;
  const rest = text.slice(match[0].length - match[1].length);
  return /\b(?:I|my|me|we|our|us|myself|I'm|I've)\b/i.test(rest) || match[1] === 'was'
    ? undefined
    : { text: capitalized(rest), reasons: ['filler-removed'] };
}

/** "Reports were prepared by me for the board" becomes "Prepared reports for the board": safe because the text names who did it. */
export function activate(text: string): Rewording | undefined {
  const match = /^((?:The |A |An |All )?[A-Za-z][\w\s-]{2,60}?) (?:was|were) ([a-z]+(?:ed|t|en)) by me\b(.*)$/.exec(
    text,
  );
  const [, object = '', participle = '', rest = ''] = match ?? [];
  const verb = verbOfPast(participle);
  if (match === null || verb === undefined || /\b(?:I|my|me)\b/.test(rest)) return undefined;
  return {
    text: `${capitalized(verb.past)} ${object.charAt(0).toLowerCase()}${object.slice(1)}${rest}`,
    reasons: ['active-voice'],
  };
}
