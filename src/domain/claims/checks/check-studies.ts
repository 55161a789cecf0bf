import rankWords from '../../words/claims/ranks.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { isAim } from './check-titles.ts';
import { checkLanguages } from './check-languages.ts';
import { certificateWords, degreePatterns, proficiencyGroups, unfinishedStudy } from './ranks.ts';
import type { SourceEntry, SourceSentence } from '../evidence/source-facts.ts';
import { unsupportedClaim, type ClaimCheck, type CheckedSentence } from '../evidence/checked-sentence.ts';
import { carriesContent, shared, topicsOf, wordsOf, type Word } from '../words/words.ts';

interface Mention {
  level: string;
  pattern: RegExp;
  text: string;
  /** The words that belong to the degree: up to the next degree or the end of the sentence. */
  about: string;
}

function mentions(text: string, patterns: readonly (readonly [string, RegExp])[]): Mention[] {
  const found = patterns
    .flatMap(([level, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({ level, pattern, text: match[0], index: match.index })),
    )
    .toSorted((a, b) => a.index - b.index);
  return found.map((mention, place) => {
    const end = found[place + 1]?.index ?? text.length;
    const from = place === 0 ? 0 : mention.index;
    return { ...mention, about: text.slice(from, end) };
  });
}

/** Every degree must be one of the person's, with its field and school, and finished only if the resume says so. */
export const checkDegrees: ClaimCheck = (statement) => {
  if (statement.addressing) return { checked: 0, unsupported: [] };
  const found = mentions(statement.text, degreePatterns).map((mention) =>
    statement.header || statement.cited ? mention : { ...mention, about: nearDegree(mention.about, mention.text) },
  );
  const entries = statement.base.entries.filter(({ section }) => section === 'education');
  const scope = statement.entry?.section === 'education' ? [statement.entry] : entries;
  const unsupported = found.flatMap((mention) => {
    const has = (entry: SourceEntry) => entry.sentences.some(({ text }) => text.search(mention.pattern) >= 0);
    const levels = scope.filter(has);
    if (levels.some((entry) => agrees(mention, entry, entries, statement))) return [];
    if (levels.length === 0 && statement.own.some(({ text }) => text.search(mention.pattern) >= 0)) return [];
    const reason = levels.length > 0 ? 'changed' : entries.some(has) ? 'elsewhere' : 'absent';
    return [unsupportedClaim(statement, 'degree', mention.text, reason)];
  });
  return { checked: found.length, unsupported };
};

/** In a sentence, what belongs to a degree: up to the next sign, or to what else the person has. */
const nearDegree = (about: string, degree: string): string =>
  about
    .slice(Math.max(0, about.indexOf(degree) - reachBefore))
    .split(/[;:.](?=\s|$)|,?\s(?:and|und|et|y)\s(?:an?|my|the|have|worked|working|eine?n?|une?)\s/)[0] ?? about;
const reachBefore = 24;

/** All words of the mention that name any school or field must be this entry's; unfinished studies must be called unfinished. */
function agrees(
  mention: Mention,
  entry: SourceEntry,
  all: readonly SourceEntry[],
  { base, text }: CheckedSentence,
): boolean {
  const words = wordsOf(mention.about, base.language).filter((word) => carriesContent(word, base.language));
  const degrees = all.filter(({ titles }) =>
    titles.some((title) => degreePatterns.some(([, pattern]) => title.search(pattern) >= 0)),
  );
  const foreign = words.filter(({ key }) => !entry.header.has(key) && degrees.some(({ header }) => header.has(key)));
  if (foreign.length > 0) return false;
  const open =
    entry.sentences.some(({ text }) => unfinishedStudy.test(text)) || entry.dates.some(({ present }) => present);
  return !open || unfinishedStudy.test(text) || entry.dates.some(({ end }) => end !== undefined);
}

/** "Certified", "licensed": the resume must contain the certificate and what it is for. */
export const checkCertificates: ClaimCheck = (statement) => {
  if (statement.addressing) return { checked: 0, unsupported: [] };
  const found = isAim(statement.text.trim()) ? [] : [...statement.text.matchAll(certificateWords)];
  const entries = statement.base.entries.filter(({ section }) => section === 'certificates');
  const unsupported = found.flatMap((match) => {
    const [from, to] =
      statement.cited || statement.header ? [0, statement.text.length] : clauseAround(statement.text, match.index);
    const near = statement.words.filter(
      ({ end, start }) =>
        start >= from && end <= to && end >= match.index - 45 && start <= match.index + match[0].length + 60,
    );
    const about = topicsOf(
      near.filter(({ text }) => text.search(certificateWords) < 0),
      statement.base.language,
    );
    const certified = [
      ...entries.map(({ sentences }) => sentences).flat(),
      ...statement.own.filter(({ text }) => text.search(certificateWords) >= 0),
    ];
    const supported = certified.some(
      ({ topics }) => about.size === 0 || shared(topics, about) >= Math.min(2, about.size, topics.size),
    );
    return supported
      ? []
      : [unsupportedClaim(statement, 'certificate', match[0], certified.length > 0 ? 'changed' : 'absent')];
  });
  return { checked: found.length, unsupported };
};

/** From one comma to the next. */
const clauseAround = (text: string, at: number): [from: number, to: number] => {
  const behind = text.slice(at).search(/[,;]/);
  return [Math.max(text.lastIndexOf(',', at), text.lastIndexOf(';', at)) + 1, behind < 0 ? text.length : at + behind];
};

/** "Fluent", "expert": the resume must give that level for the same skill or language. */
export const checkProficiency: ClaimCheck = (statement) => {
  if (statement.addressing) return { checked: 0, unsupported: [] };
  const languages = !statement.cited && checkLanguages(statement).checked > 0;
  const found = mentions(statement.claimed, proficiencyGroups).filter(
    ({ level }) => !languages || !/^(?:native|fluent|advanced)$/.test(level),
  );
  const unsupported = found.flatMap((mention) => {
    const sentences: SourceSentence[] = [
      ...statement.own.filter(({ text }) => text.search(mention.pattern) >= 0),
      ...statement.base.entries
        .filter(({ titles }) => titles.some((title) => title.search(mention.pattern) >= 0))
        .map(joinedEntry),
    ];
    const about = topicsOf(wordsOf(mention.about, statement.base.language), statement.base.language);
    const isOfTwo =
      /^bilingual/i.test(mention.text) && new Set(statement.base.spoken().map(({ name }) => name)).size > 1;
    const supported =
      (isOfTwo && !statement.cited) ||
      sentences.some(({ topics }) => shared(topics, about) >= Math.min(2, about.size, topics.size));
    return supported
      ? []
      : [unsupportedClaim(statement, 'skill', mention.text, sentences.length > 0 ? 'changed' : 'absent')];
  });
  return { checked: found.length, unsupported };
};

/** An entry taken as one sentence: a language with its fluency, a skill with its level. */
const joinedEntry = (entry: SourceEntry): SourceSentence => ({
  text: entry.sentences.map(({ text }) => text).join(' '),
  words: [],
  vocabulary: entry.header,
  topics: new Set(entry.sentences.flatMap(({ topics }) => [...topics])),
  quantities: [],
  subjects: [],
  skills: () => new Set(),
});

const schoolWord = patternOf(rankWords, 'schools', 'giu', (any) => String.raw`(?<!\p{L})(?:${any})(?!\p{L})`);

/** A school's name is one of the resume's as a whole: not the word for a school with the name of a town. */
export const checkSchools: ClaimCheck = (statement) => {
  if (statement.addressing || statement.header || statement.cited) return { checked: 0, unsupported: [] };
  const { base, claimed, words } = statement;
  const found = [...claimed.matchAll(schoolWord)].flatMap((match) => {
    const name = nameAround(words, claimed, match.index);
    return name.length < 2 ? [] : [{ text: claimed.slice(name[0]?.start, name.at(-1)?.end), words: name }];
  });
  const unsupported = found
    .filter(({ words: name }) => !base.sentences.some(({ vocabulary }) => name.every(({ key }) => vocabulary.has(key))))
    .map(({ text }) => unsupportedClaim(statement, 'school', text, 'absent'));
  return { checked: found.length, unsupported };
};

const nameLink = /^\s(?:(?:of|de|du|des|del|la|für|the|at|and|&|der|in)\s)*$|^-$/i;

/** The words with capitals around a place in a text, small words between them left out. */
function nameAround(all: readonly Word[], text: string, at: number): Word[] {
  const names = all.filter((word) => /^\p{Lu}/u.test(word.text));
  const place = names.findIndex(({ start }) => start === at);
  if (place < 0) return [];
  const joins = (a: Word | undefined, b: Word | undefined): boolean =>
    a !== undefined && b !== undefined && nameLink.test(text.slice(a.end, b.start));
  let [from, to] = [place, place];
  while (joins(names[from - 1], names[from])) from--;
  while (joins(names[to], names[to + 1])) to++;
  return names.slice(from, to + 1);
}
