import words from '../../words/tailoring/gerunds.json' with { type: 'json' };
import { headsOf, patternOf } from '../../words/word-table.ts';
import { verbOfGerund, type VerbForms } from '../../language/english-verbs.ts';

/** -ing words that are as often a noun or an adjective: "training", "marketing campaigns". */
const nominal = new Set(headsOf(words, 'nouns as often'));

/** Words after which an -ing word can only have been a verb with its object: "training the staff". */
const opensObject = patternOf(words, 'opens an object', 'i', (any) => String.raw`^(?:${any})\b`);

/** What cannot follow a verb that has an object: the -ing word before it was a noun. */
const closesPhrase = patternOf(words, 'behind a noun', 'i', (any) => `^(?:${any})`);

/** Whether an -ing word followed by `rest` is certainly a verb with an object and not a noun. */
const isVerb = (gerund: string, rest: string): boolean => {
  if (verbOfGerund(gerund) === undefined || closesPhrase.test(rest)) return false;
  return nominal.has(gerund.toLowerCase()) ? opensObject.test(rest) : true;
};

/** -ing verbs at the start of a text, "hiring, training and managing 20 staff", with the text from their object on. */
export interface GerundChain {
  verbs: { verb: VerbForms; before: string }[];
  rest: string;
}

/** Reads the chain of -ing verbs that a text begins with; undefined when it begins differently or its end may be a noun. */
export function gerundChain(text: string): GerundChain | undefined {
  const verbs: GerundChain['verbs'] = [];
  let rest = text;
  let before = '';
  for (;;) {
    const match = /^([A-Za-z]+ing)\b/.exec(rest);
    const verb = match?.[1] === undefined ? undefined : verbOfGerund(match[1]);
    if (match === null || verb === undefined) return undefined;
    verbs.push({ verb, before });
    rest = rest.slice(match[0].length);
    const link = /^(?:, and |, & |, | and | & |\/)(?=[a-z]+ing\b)/.exec(rest);
    if (link === null) {
      const tail = rest.trimStart();
      const joined = verbs.length < 2 || /and|&/.test(before);
      return joined && isVerb(match[0], tail) ? { verbs, rest: tail } : undefined;
    }
    before = link[0];
    rest = rest.slice(link[0].length);
  }
}

const nested = patternOf(words, 'before a gerund', 'i', (any) => String.raw`\b(?:${any})\s+[a-z]+ing\b`);

/**
 * Turns the -ing verbs that a later "and" joins to the first ("managing accounts and processing invoices") into `form`. Undefined when one of them may be a
 * noun or depend on something else: the line is then better left alone.
 */
export function convertCoordinated(rest: string, form: (verb: VerbForms) => string): string | undefined {
  const joint = /(,? and |,? & |,? or | as well as )([a-z]+ing)\b ?/g;
  const matches = [...rest.matchAll(joint)];
  if (matches.length === 0) return rest;
  const last = matches.at(-1);
  if (last === undefined || matches.length > 1 || nested.test(rest.slice(0, last.index))) return undefined;
  const [whole, link = '', gerund = ''] = last;
  const verb = verbOfGerund(gerund);
  const after = rest.slice(last.index + whole.length);
  if (link.includes(' or ') || link.includes('as well') || verb === undefined || !isVerb(gerund, after))
    return undefined;
  const before = convertListed(rest.slice(0, last.index), form);
  return before === undefined ? undefined : `${before}${link}${form(verb)} ${after}`;
}

/** "accounts, preparing reports" before a final "and …": the verbs of a list of three or more. */
function convertListed(text: string, form: (verb: VerbForms) => string): string | undefined {
  let safe = true;
  const converted = text.replace(/, ([a-z]+ing) (?=(\S.*))/g, (match, gerund: string, after: string) => {
    const verb = verbOfGerund(gerund);
    if (verb === undefined || !isVerb(gerund, after)) {
      safe = false;
      return match;
    }
    return `, ${form(verb)} `;
  });
  return safe ? converted : undefined;
}
