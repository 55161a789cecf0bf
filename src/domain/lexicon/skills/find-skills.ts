import type { Language } from '../../language/languages.ts';
import { tokenise, type Token } from '../../language/tokenise.ts';
import skillCues from '../../words/skill-cues.json' with { type: 'json' };
import { entriesOf, headsOf } from '../../words/word-table.ts';
import { headLength, noSkill, type Entry, type SkillIndex } from './skill-index.ts';
import { isTranslated } from '../dictionary/bilingual-dictionary.ts';
import { lexicon, skillsByMeaning } from './lexicon.ts';
import { findByMeaning } from './skills-by-meaning.ts';
import type { SkillMention } from './skill.ts';

export interface FindOptions {
  /** The text is already a list of skills: common words ("Go", "Excel", "Access") need no further evidence. */
  list?: boolean;
  /** The text's language; if given, skills are also found by the meaning of its words. */
  language?: Language | undefined;
  /** The text's own tokens, if the caller has tokenised it already. */
  tokens?: Token[];
}

/** A spelling found at tokens `first` to `last`. */
interface Hit {
  entry: Entry;
  first: number;
  last: number;
}

const longest = 6;

/** All skills that a text mentions, in its order, without overlaps; of two that overlap the longer one. */
export function findSkills(text: string, options: FindOptions = {}): SkillMention[] {
  const tokens = options.tokens ?? tokenise(text);
  const hits = findHits(text, tokens);
  const kept = hits.filter(
    (hit, index) =>
      !hit.entry.guarded ||
      (!isInitial(text, tokens, hit) && (options.list || isMeantAsSkill(text, tokens, hits, index))),
  );
  const named = kept.flatMap((hit) => {
    const start = tokens[hit.first]?.start;
    const end = tokens[hit.last]?.end;
    if (start === undefined || end === undefined) return [];
    if (hit.entry.skill === noSkill) return [];
    const { name, family } = hit.entry.skill;
    return [{ skill: name, family, start, end, surface: text.slice(start, end) }];
  });
  return options.language === undefined ? named : withMeant(text, tokens, named, options.language);
}

/** The skills that a text names, and those that its other words mean. */
function withMeant(text: string, tokens: readonly Token[], named: SkillMention[], language: Language): SkillMention[] {
  if (!isTranslated(language)) return named;
  const meant = findByMeaning(text, tokens, language, skillsByMeaning());
  const others = meant.filter((each) => !named.some(({ start, end }) => each.start < end && start < each.end));
  return others.length === 0 ? named : [...named, ...others].toSorted((a, b) => a.start - b.start);
}

function findHits(text: string, tokens: Token[]): Hit[] {
  const index = lexicon();
  const hits: Hit[] = [];
  let at = 0;
  while (at < tokens.length) {
    const hit = longestAt(index, text, tokens, at);
    if (hit) hits.push(hit);
    at = hit ? hit.last + 1 : at + 1;
  }
  return hits;
}

/** The longest spelling that begins at a token. Words of one spelling are adjacent, separated by a space or hyphen at most. */
function longestAt({ entries, reach }: SkillIndex, text: string, tokens: Token[], first: number): Hit | undefined {
  let key = '';
  let best: Hit | undefined;
  let farthest: number | undefined;
  for (let last = first; last < tokens.length && last < first + longest; last += 1) {
    const token = tokens[last];
    const before = tokens[last - 1];
    if (!token || (last > first && before && !isJoined(text, before.end, token.start))) break;
    key += token.key;
    if (key.length >= headLength) {
      // Few words begin a skill's name: most are ruled out here, at the first or second of six.
      farthest ??= reach.get(key.slice(0, headLength)) ?? 0;
      if (key.length > farthest) break;
    }
    const entry = fitting(entries.get(key), text, tokens, first, last);
    if (entry) best = { entry, first, last };
  }
  return best;
}

/** Whether only spaces, hyphens or a single line break are between two words. */
function isJoined(text: string, from: number, to: number): boolean {
  if (to - from === 1) {
    const code = text.charCodeAt(from);
    return code === 32 || code === 45 || code === 10;
  }
  return /^[ \t\u00a0]*(?:[-‐‑\u00ad][ \t]*)?(?:\r?\n)?[ \t]*$/.test(text.slice(from, to));
}

function fitting(
  entry: Entry | undefined,
  text: string,
  tokens: Token[],
  first: number,
  last: number,
): Entry | undefined {
  if (!entry) return undefined;
  const surface = text.slice(tokens[first]?.start, tokens[last]?.end);
  let exact: Entry | undefined;
  let loose: Entry | undefined;
  for (let other: Entry | undefined = entry; other; other = other.next) {
    if (other.exact === surface) exact ??= other;
    if (other.exact === undefined && isWritten(other, surface, last - first + 1)) loose ??= other;
  }
  if (exact?.guarded === true && loose !== undefined) return isAbout(exact, tokens) ? { skill: exact.skill } : loose;
  return exact ?? loose;
}

const isWritten = ({ words, endsInS }: Entry, surface: string, ofWords: number): boolean =>
  (words === undefined || words === ofWords) && (endsInS === undefined || /s$/i.test(surface));

/** Of two skills with one spelling, the one that needs a sign is meant where the text has its words: GCP is good practice beside "clinical", else a cloud. */
const isAbout = ({ skill }: Entry, tokens: readonly Token[]): boolean => {
  const near = ownCues.get(skill.name)?.near;
  return near !== undefined && tokens.some(({ key }) => near.has(key));
};

/** Words that signal skills. */
const cues = new Set(headsOf(skillCues, 'any skill'));

/** Words that signal a single skill ("R for data analysis"), and those right before its name ("operators in Go", "years of Go"). */
const ownCues = new Map(
  entriesOf(skillCues, 'one skill').map(({ head, columns: [near, before] }) => [
    head,
    { near: new Set(near), before: new Set(before) },
  ]),
);

/** One letter of an abbreviation with a sign inside, not a programming language: "A/C", "R & D"; "C/R" may be two languages. */
function isInitial(text: string, tokens: Token[], { first, last }: Hit): boolean {
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
  if (end - start !== 1) return false;
  return (
    /(?<![\p{L}\p{N}])[ABD-QS-Z] ?[/&] ?$/u.test(text.slice(Math.max(0, start - 5), start)) ||
    /^ ?& ?\p{Lu}(?![\p{L}+#])/u.test(text.slice(end, end + 5)) ||
    // "C-EFM", "R-410A": a name of which it is the first letter.
    /^-\p{Lu}{2}|^-\d/u.test(text.slice(end, end + 3))
  );
}

/** Whether a common word means the skill here: in a list with other skills, or next to a word that signals skills. */
function isMeantAsSkill(text: string, tokens: Token[], hits: Hit[], index: number): boolean {
  const hit = hits[index];
  if (!hit || isShouted(tokens, hit)) return false;
  if ([hits[index - 1], hits[index + 1]].some((other) => other && isListed(text, tokens, other, hit))) return true;
  const before = tokens.slice(Math.max(0, hit.first - 3), hit.first);
  const sentence = text.slice(before[0]?.start, tokens[hit.first]?.start);
  const near = /[.!?]\s/.test(sentence) ? [] : before;
  const own = ownCues.get(hit.entry.skill.name);
  if (own?.before.has(near.at(-1)?.key ?? '')) return true;
  return [...near, ...behindInSentence(text, tokens, hit)].some(({ key }) => cues.has(key) || own?.near.has(key));
}

/** The two words after a hit, within its sentence: "Go team! Experience required" is not about the skill. */
function behindInSentence(text: string, tokens: Token[], { last }: Hit): Token[] {
  const behind = tokens.slice(last + 1, last + 3);
  const from = tokens[last]?.end ?? 0;
  return behind.filter(({ start }) => !/[.!?]\s/.test(text.slice(from, start)));
}

/** In a line of capitals, capitals mean nothing: "MANAGER OR SUPERVISOR" names no operating room. */
function isShouted(tokens: Token[], hit: Hit): boolean {
  const word = tokens[hit.first]?.text ?? '';
  if (word.length < 2 || /\p{Ll}/u.test(word)) return false;
  const around = [tokens[hit.first - 1], tokens[hit.last + 1]].filter((token) => token !== undefined);
  return around.length > 0 && around.every(({ text }) => /^\p{Lu}{3,}$/u.test(text));
}

/** Whether only a comma, slash, bullet, "and" or "or" is between two hits, and the other is certainly a skill or a candidate like it. */
function isListed(text: string, tokens: Token[], other: Hit, hit: Hit): boolean {
  if (other.entry.skill === noSkill || other.entry.skill.family === 'soft skills') return false;
  const [left, right] = other.first < hit.first ? [other, hit] : [hit, other];
  const between = text.slice(tokens[left.last]?.end, tokens[right.first]?.start);
  const joint = /^[\s,;/|•·()&+-]*(?:and|or|und|oder|et|ou|y|o|e|en|of)?[\s,;/|•·()&+-]*$/i;
  return between.length <= 12 && joint.test(between) && /[,;/|•·(&\n]|\p{L}/u.test(between);
}
