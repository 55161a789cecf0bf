import lightVerbs from '../../words/tailoring/light-verbs.json' with { type: 'json' };
import words from '../../words/tailoring/openings.json' with { type: 'json' };
import { alternativesOf, entriesOf, headsOf, patternOf } from '../../words/word-table.ts';
import { convertCoordinated, gerundChain } from './gerunds.ts';
import { formOf, isOneSentence, type LineTense, type Rewording } from './rewording.ts';
import { capitalized } from '../../resume/telling/first-word.ts';
import { titleNouns } from '../../resume/entries/title-words.ts';
import { verbOfBase, verbOfGerund, verbOfPast, type VerbForms } from '../../language/english-verbs.ts';

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

/**
 * "Responsible for managing a team" becomes "Managed a team"; "Duties included the preparation of reports", "Prepared reports"; "In charge of a night shift of
 * 16", "Oversaw a night shift of 16".
 */
export function strengthenOpening(text: string, tense: LineTense): Rewording | undefined {
  const opening = weakOpening.exec(text);
  const rest = text.slice(opening?.[0].length);
  if (opening === null || !isOneSentence(rest)) return undefined;
  const form = formOf(tense);
  const isDuty = /dut|task|responsibilities/i.test(opening[0]);
  // Duties that are told partly by -ing verbs and partly otherwise lose their form when the first of them changes.
  if (isDuty && /, (?:[a-z]+ing|[a-z]+ed)\b/.test(rest)) return undefined;
  const told = (duty: string) => fromGerunds(duty, form) ?? fromNouns(duty, form) ?? fromThing(duty, form, isDuty);
  const [first = '', second, ...more] = rest.split(dutiesJoinedAs(opening[0]));
  const alsoDone =
    second === undefined || more.length > 0 || /, for /.test(first) ? undefined : fromGerunds(second, form);
  const done = alsoDone === undefined ? undefined : told(first);
  // "Oversaw the shift and for the budget" is no sentence.
  const reworded = done === undefined ? (/ and for /.test(rest) ? undefined : told(rest)) : `${done} and ${alsoDone}`;
  return reworded === undefined ? undefined : { text: capitalized(reworded), reasons: ['strong-verb'] };
}

/** Between the duties of "responsible for the shift and for training": the preposition of the opening again. */
const dutiesJoinedAs = (opening: string): RegExp =>
  new RegExp(String.raw`,? and ${/(\w+)\W*$/.exec(opening)?.[1] ?? ''} `, 'i');

const tookPart = patternOf(lightVerbs, 'took part', 'i', (any) => String.raw`^(?:i\s+)?(?:also\s+)?(?:${any})\s+`);
const ownSupport = /^(?:assist|help)/i;
const ownHelp = /^help/i;
/** "Helped with the migration" is support of it; "helped with quotes" says as little in other words. */
const supported = new Set(headsOf(lightVerbs, 'changes that one supports'));
/** These tell of the past, whatever the tense of the entry. */
const partInPast = /^(?:i\s+)?(?:also\s+)?(?:actively\s+)?(?:helped|assisted|participated|took|worked|was|were)\b/i;

/**
 * "Assisted in developing a menu" becomes "Helped develop a menu", "Assisted with patient intake" "Supported patient intake": a verb for what was done, and no
 * larger part in it.
 */
export function nameThePart(text: string, tense: LineTense): Rewording | undefined {
  const opening = tookPart.exec(text);
  if (opening === null || !isOneSentence(text)) return undefined;
  const rest = text.slice(opening[0].length);
  const inPast = tense === 'past' || partInPast.test(text);
  const helped = inPast ? 'Helped' : 'Help';
  const action = fromGerunds(rest, baseOf) ?? fromNouns(rest, baseOf);
  if (action !== undefined) return { text: `${helped} ${action}`, reasons: ['strong-verb'] };
  if (/^[a-z-]+ing\b|\//i.test(rest) || /\b(?:and|or) (?:in|with|for) /.test(rest)) return undefined;
  // Somebody who "worked on fitouts" did that work; of one thing they may have made a part.
  if (!ownSupport.test(opening[0]) && !/^worked.*? (?=(?:an?|the) )/i.test(text)) return undefined;
  if (ownHelp.test(opening[0]) && !supported.has(headOf(rest))) return undefined;
  const [past, present] = ownSupport.test(opening[0]) ? ['Supported', 'Support'] : ['Contributed to', 'Contribute to'];
  return { text: `${inPast ? past : present} ${rest}`, reasons: ['strong-verb'] };
}

const baseOf = ({ base }: VerbForms): string => base;

const overseen = new Set(headsOf(words, 'overseen'));
const ensured = new Set(headsOf(words, 'ensured'));
const tasks = new Set(headsOf(words, 'managed'));

/** A noun that is an action itself: "Managed the management of …" says nothing, and who says "oversight" has not managed one. */
const isAction = (noun: string): boolean =>
  /(?:ment|tion|sion|sis|sight|ance|ence|ing|ures?)s?$/.test(noun) || verbNamed(noun) !== undefined;

const performed = new Set(headsOf(words, 'performed'));

/** The phrase that a text begins with, up to what is joined to it. */
const phraseOf = (text: string): string =>
  /^[^,.(]*?(?=\s(?:of|for|in|at|on|with|across|to|from|by|including|that|which|who|while|and|or)\b|[,.(+&]|$)/.exec(
    text,
  )?.[0] ?? '';
const wordsOf = (phrase: string): string[] =>
  phrase
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
    .filter((word) => word !== '');
const headOf = (text: string): string => wordsOf(phraseOf(text)).at(-1) ?? '';

/** "18 associates", "a team of 4 technicians": people by their number. */
const isPeople = (phrase: string, head: string): boolean =>
  /^(?:about |around |up to |over )?\d/.test(phrase) && titleNouns.has(head.replace(/s$/, ''));

/**
 * What somebody was responsible for, when it is a thing and no action: people, places and areas are overseen, a quality is ensured, a task is managed or
 * performed, whatever else is handled. Undefined where it is not a single plain thing.
 */
function fromThing(rest: string, form: (verb: VerbForms) => string, isDuty: boolean): string | undefined {
  const phrase = phraseOf(rest);
  const words = wordsOf(phrase);
  const head = words.at(-1) ?? '';
  const isPlain =
    words.length > 0 &&
    words.length <= 5 &&
    !/^(?:and|or|to)\b/i.test(rest) &&
    !words.some((word) => word.endsWith('ing') && !performed.has(word));
  if (!isPlain || /(?:,.*\b(?:and|or)|\b(?:and|or)) [a-z]+(?:ing|ed) (?!and\b|or\b)\S/.test(rest)) return undefined;
  const base = baseFor(phrase, head, isDuty);
  const verb = base === undefined || (base === 'manage' && isAction(head)) ? undefined : verbOfBase(base);
  return verb && `${form(verb)} ${rest}`;
}

const groupsOfPeople = new Set(headsOf(words, 'groups of people'));

function baseFor(phrase: string, head: string, isDuty: boolean): string | undefined {
  if (performed.has(head)) return 'perform';
  if (!isDuty) {
    if (overseen.has(head) || isPeople(phrase, head)) return 'oversee';
    if (ensured.has(head)) return 'ensure';
    if (tasks.has(head)) return 'manage';
  }
  // So many of something are managed; a class or a group is nothing that one handles.
  if (/^\d/.test(phrase) && !isDuty) return isAction(head) ? undefined : 'manage';
  if (groupsOfPeople.has(head)) return undefined;
  // "On-call one week in five" and "everything" are no things that one handles.
  return isAction(head) || !/s$/.test(head) || overseen.has(head) ? undefined : 'handle';
}

/** "Coordinating events" at the start of a line becomes "Coordinated events". */
export function gerundToVerb(text: string, tense: LineTense): Rewording | undefined {
  if (!isOneSentence(text) || !isIndependent(text)) return undefined;
  const reworded = fromGerunds(text.charAt(0).toLowerCase() + text.slice(1), formOf(tense));
  return reworded === undefined ? undefined : { text: capitalized(reworded), reasons: ['tense'] };
}

/** No other verb of the sentence depends on the -ing verb: not "Using this data, we built …". */
function isIndependent(text: string): boolean {
  if (/\b(?:I|we|they|he|she|it|which|who|that)\b/i.test(text)) return false;
  const [, ...later] = text.split(/[^A-Za-z'’-]+/);
  return later.every((word) => verbOfPast(word) === undefined || verbOfBase(word) !== undefined);
}

function fromGerunds(text: string, form: (verb: VerbForms) => string): string | undefined {
  const [adverb = '', rest = text] = /^([a-z]+ly )([a-z]+ing\b.*)$/i.exec(text)?.slice(1) ?? [];
  const chain = gerundChain(rest);
  if (chain === undefined || /\b(?:and|or|but) (?:for|of|with|in|the \w+ of)\b/.test(chain.rest)) return undefined;
  const tail = convertCoordinated(chain.rest, form);
  if (tail === undefined) return undefined;
  return `${adverb}${chain.verbs.map(({ verb, before }) => `${before}${form(verb)}`).join('')} ${tail}`;
}

/** "the hiring and training of 20 staff", "installation, configuration and support of the servers": what was done, named by nouns. */
function fromNouns(rest: string, form: (verb: VerbForms) => string): string | undefined {
  const match = /^(?:the\s+)?([a-z]+(?:, [a-z]+)*(?:,? (?:and|&) [a-z]+)?)\s+of\s+(\S.*)$/i.exec(rest);
  const [, nouns = '', object = ''] = match ?? [];
  if (match === null || / of | and (?:for|of|with|in)\b| and [a-z]+(?:ing|ment|tion|ance)\b/i.test(object))
    return undefined;
  const parts = nouns.split(/(,? (?:and|&) |, )/);
  if (parts.length > 1 && !/and|&/.test(parts.at(-2) ?? '')) return undefined;
  const forms = parts.map((part, at) => {
    if (at % 2 === 1) return part;
    const verb = verbNamed(part);
    return verb && `${form(verb)}${part.toLowerCase() === 'care' ? ' for' : ''}`;
  });
  return forms.includes(undefined) ? undefined : `${forms.join('')} ${object}`;
}

const verbNamed = (noun: string): VerbForms | undefined => {
  const base = nominalizations.get(noun.toLowerCase());
  return base === undefined ? verbOfGerund(noun) : verbOfBase(base);
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

/** "Worked closely with vendors to plan deliveries" becomes "Collaborated with vendors to plan deliveries". */
export function nameTheTeamwork(text: string, tense: LineTense): Rewording | undefined {
  const opening = /^(?:worked|works?|working) (?:closely |directly |together )?with (?=[^,.]+ to ([a-z]+)\b)/i.exec(
    text,
  );
  if (opening === null || verbOfBase(opening[1] ?? '') === undefined || !isOneSentence(text)) return undefined;
  const verb = tense === 'past' ? 'Collaborated' : 'Collaborate';
  return { text: `${verb} with ${text.slice(opening[0].length)}`, reasons: ['strong-verb'] };
}

/** "Responsible to analyze claims" becomes "Analyzed claims". */
export function fromInfinitive(text: string, tense: LineTense): Rewording | undefined {
  const match =
    /^(?:was |am )?(?:solely |also )?(?:responsible|required) to ([a-z]+)(?:( and | & )([a-z]+))? (\S.*)$/i.exec(text);
  const [, first = '', link = '', second = '', rest = ''] = match ?? [];
  const verbs = [first, ...(second === '' ? [] : [second])].map(verbOfBase);
  if (match === null || !isOneSentence(text) || /\band [a-z]+ (?:the|all|a|an)\b/.test(rest)) return undefined;
  const forms = verbs.map((verb) => verb && formOf(tense)(verb));
  return forms.includes(undefined)
    ? undefined
    : { text: capitalized(`${forms.join(link)} ${rest}`), reasons: ['strong-verb'] };
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
