import surroundings from '../../words/claims/title-surroundings.json' with { type: 'json' };
import { headsOf, patternOf } from '../../words/word-table.ts';
import { loweringRanks, raisingRanks, titleNouns } from './ranks.ts';
import type { SourceEntry } from '../evidence/source-facts.ts';
import { unsupportedClaim, type ClaimCheck, type CheckedSentence } from '../evidence/checked-sentence.ts';
import { wordsOf, type Word } from '../words/words.ts';

/** A title that a text gives the person: the words that name it. */
interface TitleClaim {
  text: string;
  words: readonly Word[];
  /** The text says outright that the person had this title: "as …", "promoted to …". */
  given: boolean;
  start: number;
  end: number;
}

/** "Seeking a position as …": what somebody wants to be they do not say they are. */
const aim = patternOf(surroundings, 'aims', 'iu', (any) => `^(?:${any})`);

/** Whether a sentence says what somebody wants to be. */
export const isAim = (text: string): boolean => aim.test(text);

/** Every title must be one that the person held at that employer, neither raised nor combined from two. */
export const checkTitles: ClaimCheck = (statement) => {
  if (isAim(statement.claimed.trim())) return { checked: 0, unsupported: [] };
  const titles = titlesIn(statement).filter((title) => !isPlaceName(title, statement));
  const unsupported = titles
    .filter((title) => !isHeld(title, statement))
    .map((title) => {
      const held =
        statement.entries.length > 0 && statement.base.entries.some((entry) => fits(title, entry, statement));
      return unsupportedClaim(statement, 'title', title.text, held ? 'elsewhere' : 'changed');
    });
  const raised = unsupported.length > 0 ? undefined : (withoutRank(statement) ?? rankOpening(statement));
  if (raised !== undefined) unsupported.push(unsupportedClaim(statement, 'title', raised, 'changed'));
  return { checked: titles.length, unsupported };
};

/** A line that names an entry gives its title without the word that lowers it, in any language: "Directrice" for "Directrice adjointe". */
function withoutRank({ header, cited, entries, words, base }: CheckedSentence): string | undefined {
  if (!header || cited || entries.length === 0) return undefined;
  const said = new Set(words.map(({ key }) => key));
  const places = new Set(
    entries.flatMap(({ names }) => names.flatMap((name) => wordsOf(name, base.language))).map(({ key }) => key),
  );
  const isRank = ({ key }: Word): boolean => loweringRanks.has(key);
  const named = entries
    .flatMap((entry) => entry.titles.map((title) => wordsOf(title, base.language).filter(({ key }) => !small.has(key))))
    .filter((title) => {
      const rest = title.filter((word) => !isRank(word));
      return rest.every(({ key }) => said.has(key)) && rest.some(({ key }) => !places.has(key));
    });
  const isHonest = named.some(
    (title) => !title.some(isRank) || title.some((word) => isRank(word) && said.has(word.key)),
  );
  const [first] = named;
  return first === undefined || isHonest ? undefined : first.find((word) => !isRank(word))?.text;
}

/** "Store manager with ten years of …": the noun of a rank that no title of the person has. */
function rankOpening({ letter, cited, claimed, base, addressing }: CheckedSentence): string | undefined {
  if (!letter || cited || addressing) return undefined;
  const [opening = '', noun = ''] =
    /^(?:\p{L}+[\s-]){1,3}?(\p{L}+)(?=\s(?:with|at|who|in|from|for|and)\s|,)/u.exec(claimed.trim()) ?? [];
  const key = noun.toLowerCase();
  if (!raisingRanks.has(key) || !titleNouns.has(key)) return undefined;
  const isSaid =
    base.general.some(({ vocabulary }) => vocabulary.has(key)) ||
    base.entries.some(({ titles }) => titles.some((title) => title.toLowerCase().includes(key)));
  return isSaid ? undefined : opening;
}

/** "Pell Architects" is a place of work. */
const isPlaceName = ({ words }: TitleClaim, { base }: CheckedSentence): boolean =>
  base.entries.some(({ names }) =>
    names.some((name) => {
      const own = new Set(wordsOf(name, base.language).map(({ key }) => key));
      return words.length > 1 && words.every(({ key }) => own.has(key));
    }),
  );

const isHeld = (title: TitleClaim, statement: CheckedSentence): boolean => {
  const { base, addressing, target } = statement;
  if (target.size > 0 && addressing && title.words.every(({ key }) => target.has(key))) return true;
  const entries = statement.entries.length === 0 ? base.entries : statement.entries;
  if (entries.some((candidate) => fits(title, candidate, statement))) return true;
  return asWritten(title, statement) || isWholePart(title, statement);
};

/** A line that names an entry has it between the same signs as the resume's own line: "Hill Bakers" may be a place of work. */
const isWholePart = ({ text: title }: TitleClaim, { header, cited, own }: CheckedSentence): boolean =>
  header &&
  !cited &&
  own.some(({ text }) => text.split(/\s?[,(|•·–—]\s?|\s-\s|\)/).some((part) => part.trim() === title));

/** A sentence of the evidence has the same words in a row; a claim that the person held the title needs a sentence that says so as well. */
const asWritten = ({ words, given }: TitleClaim, { own, header, cited }: CheckedSentence): boolean =>
  own.some((sentence) =>
    sentence.words.some(
      (word, at) =>
        words.every(({ key }, index) => sentence.words[at + index]?.key === key) &&
        !isLowered(sentence.words, at) &&
        word.key !== '' &&
        ((!given && !header) ||
          (at === 0 && (!header || cited)) ||
          isGiven(sentence.words, at) ||
          /^(?:role|position|title|job|post)$/.test(sentence.words[at + words.length]?.key ?? '')),
    ),
  );

/** "Assistant to the manager", "junior developer": the words before a title can lower it. */
const isLowered = (words: readonly Word[], at: number): boolean =>
  loweringRanks.has(words[at - 1]?.key ?? '') ||
  (words[at - 1]?.key === 'to' && loweringRanks.has(words[at - 2]?.key ?? '')) ||
  (words[at - 1]?.key === 'the' && words[at - 2]?.key === 'to' && loweringRanks.has(words[at - 3]?.key ?? ''));

/** Whether the entry's title has all words of the claim, and the claim leaves out no word that would lower it. */
function fits({ words }: TitleClaim, entry: SourceEntry, { base, header, words: line }: CheckedSentence): boolean {
  const said = header ? line : words;
  return entry.titles.some((title) => {
    const source = wordsOf(title, base.language);
    const has = (word: Word) => source.some(({ key, stem }) => key === word.key || stem === word.stem);
    if (!words.every((word) => has(word) || isShortRank(word, source))) return false;
    return source.every(({ key }) => !loweringRanks.has(key) || said.some((word) => word.key === key));
  });
}

const shortRanks: Record<string, string> = { sr: 'senior', senior: 'sr', jr: 'junior', junior: 'jr', vp: 'vice' };
const isShortRank = (word: Word, source: readonly Word[]): boolean =>
  source.some(({ key }) => key === shortRanks[word.key]);

/** The titles that a statement gives the person or names in capitals. */
export function titlesIn(statement: CheckedSentence): TitleClaim[] {
  const { claimed: text, words: all, header, cited, base } = statement;
  const isTitleNoun = (word: Word | undefined): boolean =>
    word !== undefined && (titleNouns.has(word.key) || (!cited && base.titleNouns.has(word.key)));
  const titles: TitleClaim[] = [];
  const words = all.filter(({ start, text: word }) => text.charAt(start) !== ' ' && word !== '&');
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || !isTitleNoun(word)) continue;
    const from = startOf(words, at, text);
    let to = at;
    while (isTitleNoun(words[to + 1]) && joins(text, words[to], words[to + 1])) to++;
    const named = words.slice(from, to + 1);
    at = to;
    const given = isGiven(words, from);
    if (!header && !given && !isNamed(named, text) && !isRankFirst(named, statement)) continue;
    titles.push({
      text: text.slice(named[0]?.start, named.at(-1)?.end),
      words: named.filter(({ key }) => !small.has(key)),
      given: given || isRankFirst(named, statement),
      start: named[0]?.start ?? 0,
      end: named.at(-1)?.end ?? 0,
    });
  }
  return titles;
}

const small = new Set(['of', 'and', 'the', 'a', 'an', 'for', 'in']);
const joins = (text: string, a: Word | undefined, b: Word | undefined): boolean =>
  a !== undefined && b !== undefined && /^(?:\s+|-)$|^ ?[/&] ?$/.test(text.slice(a.end, b.start));

/** The first word of the title that ends at a noun: capitalised words and ranks before it. */
function startOf(words: readonly Word[], at: number, text: string): number {
  let from = at;
  while (from > 0 && at - from < 5) {
    const before = words[from - 1];
    const here = words[from];
    if (before === undefined || !joins(text, before, here)) break;
    const ranked = raisingRanks.has(before.key) || loweringRanks.has(before.key);
    if (!ranked && !/^\p{Lu}/u.test(before.text)) break;
    if (verbLike.has(before.key)) break;
    from--;
  }
  return from;
}

const verbLike = new Set(headsOf(surroundings, 'no part'));

const giving = patternOf(surroundings, 'giving', '', (any) => String.raw`(?:^|\b)(?:${any})$`);

/** Whether the words before a title give it to the person: "as a", "promoted to", "I am". */
function isGiven(words: readonly Word[], from: number): boolean {
  const before = words
    .slice(Math.max(0, from - 3), from)
    .map(({ key }) => key)
    .join(' ')
    .replace(/ (?:a|an|the|our|my)$/, '');
  return giving.test(before);
}

/** "Head florist at …": a summary's sentence that opens with a rank and the noun of a title. */
const isRankFirst = (named: readonly Word[], { letter, cited }: CheckedSentence): boolean =>
  letter &&
  !cited &&
  named.length > 1 &&
  named[0]?.start === 0 &&
  raisingRanks.has(named[0].key) &&
  !/s$/.test(named.at(-1)?.text ?? '');

/** A rank or capitals inside a sentence, or at its start when more capitals follow, name a title. */
function isNamed(named: readonly Word[], text: string): boolean {
  const first = named[0];
  if (first === undefined || named.length < 2) return false;
  const capitals = named.every(({ text, key }) => /^\p{Lu}/u.test(text) || small.has(key));
  return capitals && text.length > 0;
}
