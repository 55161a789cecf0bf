import { inFirstPerson } from '../../resume/telling/first-person.ts';
import { capitalized } from '../../resume/telling/first-word.ts';
import { startsInPast } from '../../resume/telling/tense.ts';
import { spokenName } from '../../resume/telling/spoken-names.ts';
import { tellsOfPart } from '../../tailoring/wording/results.ts';
import { smallPart, type DoneLine } from './lines.ts';
import type { Material } from './material.ts';
import type { Told } from './support.ts';

/** The best one and so many more. */
const mostResults = 4;
/** Two things told in one sentence are no longer than this. */
const longestPair = 170;

/** A line as a clause of the person's own: "I trained 14 sales assistants". */
interface Clause {
  line: DoneLine;
  text: string;
}

/** The best result, and those that follow it: in whole sentences, or as lines where the language has no rule for that. */
export function tellResults(
  material: Material,
  used: string,
  isIntroduced: boolean,
  isMerged: boolean,
): { first: Told | undefined; more: Told[] } {
  const { voice, who, results, done, support } = material;
  const isNew = (line: DoneLine): boolean =>
    !used.includes(line.text) && !figuresOf(line.text).some((figure) => used.includes(figure));
  const all = [...results, ...done.filter((line) => !results.includes(line))].filter(isNew);
  // What somebody had a part in is told where there is little else.
  const own = all.filter(({ text }) => !tellsOfPart(text) && !smallPart.test(text));
  const best = own.length >= 2 ? own : all;
  if (who.language !== 'en') {
    const told = best.slice(0, mostResults).map((line) => toldOf(line, `• ${line.text}`));
    const heading: Told = { from: 'profile', lines: [], text: voice?.results ?? '' };
    return { first: undefined, more: told.length < 2 ? [] : [heading, ...told] };
  }
  const clauses = best.flatMap((line): Clause[] => {
    const text = clauseOf(line);
    return text !== undefined && support.refuses(toldOf(line, `${text}.`)) === undefined ? [{ line, text }] : [];
  });
  const [first, ...rest] = clauses;
  if (first === undefined) return { first: undefined, more: [] };
  const at = isIntroduced ? who.entry : undefined;
  const others = rest.slice(0, mostResults - 1).toSorted((a, b) => placeOf(a.line) - placeOf(b.line));
  return {
    first: toldOf(first.line, `${withPlace(first, undefined, at)}.`),
    more: inSentences(others, first, at, isMerged, support),
  };
}

/** Who the person is and their best result: "As a pastry chef at The Larder House, I cut …"; undefined where the two are not of one position. */
export function introducedBy(
  { title, titleLines, who, voice }: Material,
  result: Told,
  used: string,
): Told | undefined {
  if (used === '' || voice?.asWhat === undefined || title === undefined || result.entry !== who.entry) return undefined;
  if (result.from !== 'profile' || !/^I \p{Ll}/u.test(result.text) || !who.employed) return undefined;
  return {
    from: result.from,
    lines: [...titleLines, ...result.lines],
    text: `${voice.asWhat(title, used.includes(who.employer) ? '' : who.employer)}${result.text}`,
  };
}

/** Clauses as sentences of different shapes: two short ones of a place together, its name said once, and no two sentences that begin alike. */
function inSentences(
  clauses: readonly Clause[],
  first: Clause,
  introduced: string | undefined,
  isMerged: boolean,
  support: Material['support'],
): Told[] {
  const told: Told[] = [];
  const starts = new Set([startOf(withPlace(first, undefined, introduced)), startOf(first.text)]);
  let before = first;
  for (let at = 0; at < clauses.length; at += 1) {
    const clause = clauses[at];
    if (clause === undefined) continue;
    const next = clauses[at + 1];
    const pair = next && paired(clause, next);
    const isPair = pair !== undefined && support.refuses(toldOf(pair.line, `${pair.text}.`)) === undefined;
    const whole = isPair ? pair : clause;
    const placed = withPlace(whole, before, introduced);
    const also = placed.replace(/^I (?=\p{Ll})(?!was |am |also )/u, 'I also ');
    const text =
      starts.has(startOf(placed)) || (told.length === 0 && !isMerged && placed.startsWith('I ')) ? also : placed;
    if (isPair) at += 1;
    before = whole;
    if (starts.has(startOf(text))) continue;
    starts.add(startOf(text));
    told.push(toldOf(whole.line, `${text}.`));
  }
  return told;
}

const startOf = (sentence: string): string => sentence.split(' ').slice(0, 2).join(' ');

/** "I treat 12 patients a day and supervise 2 students each year": short, of one position, and both plain. */
function paired(a: Clause, b: Clause): Clause | undefined {
  const rest = /^I (?!was |am |also )(\p{Ll}.*)$/u.exec(b.text)?.[1];
  const isPlain = ![a.text, b.text].some((text) => /,| and | which | that |;/.test(text));
  if (rest === undefined || !isPlain || a.line.entry !== b.line.entry || a.line.from !== b.line.from) return undefined;
  if (startsInPast(capitalized(a.text.slice(2))) !== startsInPast(capitalized(rest))) return undefined;
  const text = `${a.text} and ${rest}`;
  if (!/^I (?!was |am )\p{Ll}/u.test(a.text) || text.length > longestPair) return undefined;
  return { text, line: { ...a.line, lines: [...new Set([...a.line.lines, ...b.line.lines])] } };
}

/** What was done as a clause of the person's own. */
function clauseOf({ text, present }: DoneLine): string | undefined {
  const charge = /^In charge of (?=\S)/.test(text) ? `Responsible for ${text.slice(13)}` : text;
  const clause = inFirstPerson(charge, present)?.replace(/^I am /, 'I’m ');
  return charge === text ? clause : clause?.replace('responsible for', 'in charge of');
}

const toldOf = (line: DoneLine, text: string): Told => ({
  from: line.from,
  entry: line.entry,
  lines: line.lines,
  text,
});
const placeOf = ({ entry, section }: DoneLine): number => (section === 'work' ? 0 : 100) + Number(entry.split('/')[2]);

/** Figures that are told once in a text: "31", "40%"; small ones mean too many things. */
const figuresOf = (text: string): string[] => text.match(/\d[\d,.]*\d\s?%?|\d+\s?%/g) ?? [];

/** Where it was, said once for each place: "At Contoso, I …". */
function withPlace({ line, text }: Clause, before: Clause | undefined, introduced: string | undefined): string {
  const employer = spokenName(line.employer);
  const last = before?.line;
  // Entries are numbered by document: the second job of a resume need not be the profile's second.
  const isIntroduced = line.from === 'profile' && line.entry === introduced && last === undefined;
  const isSame = last !== undefined && last.from === line.from && last.entry === line.entry;
  if (employer === undefined || isIntroduced || isSame) return text;
  if (employer === spokenName(last?.employer)) return text;
  const isWork = line.section === 'work' && last?.section === 'work' && last.from === line.from;
  return isWork && placeOf(line) > placeOf(last) ? `Before that, at ${employer}, ${text}` : `At ${employer}, ${text}`;
}
