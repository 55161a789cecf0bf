import misspelled from '../../words/scoring/misspellings.json' with { type: 'json' };
import { entriesOf } from '../../words/word-table.ts';
import { sectionsWhere } from '../../document/headings/section-kinds.ts';
import { generationalCache, type GenerationalCache } from '../../memoize.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import type { GrammarFact } from './grammar-fact.ts';
import { wrongForms } from './wrong-forms.ts';

/** Sections of prose: names, addresses and lists of tools are spelled as their owners like. */
const prose = sectionsWhere({
  basics: false,
  summary: true,
  work: true,
  education: true,
  skills: false,
  projects: true,
  certificates: false,
  awards: true,
  publications: false,
  languages: false,
  volunteer: true,
  interests: false,
  references: false,
  other: false,
});

/** A mistake, without the line it is on. */
type Mistake = Omit<GrammarFact, 'line'>;

/** The mistakes of recently read texts, for resumes that are read again after an edit. */
export type KnownMistakes = GenerationalCache<readonly Mistake[]>;

/**
 * Mistakes that can be detected without a grammar checker in the resume's prose: repeated words, spaces before commas, a small "i", "a" before a vowel, and the
 * most common misspellings of resumes. English except for the first two.
 */
export function findMistakes(parsed: ParsedResume, known: KnownMistakes = generationalCache()): GrammarFact[] {
  const isEnglish = parsed.language === 'en';
  const mistakesIn = (text: string): Mistake[] => [...anywhere(text), ...(isEnglish ? english(text) : [])];
  return parsed.lines
    .filter(({ section, heading }) => prose.has(section) && !heading)
    .flatMap(({ id, text }) =>
      known.get(`${isEnglish} ${text}`, () => mistakesIn(text)).map((mistake) => ({ line: id, ...mistake })),
    );
}

/** A line of at least this many words is a sentence, and not the header of an entry. */
const sentenceWords = 8;

/** Words that can rightly occur twice: "that that", "die die". */
const rightTwice = new Set(['that', 'had', 'die', 'der', 'das', 'sie', 'que', 'nous', 'vous']);

function anywhere(text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const words = text.split(/\s+/);
  const isSentence = words.length >= sentenceWords;
  words.forEach((word, index) => {
    if (word.length > 1 && word === words[index + 1] && /^\p{Ll}+$/u.test(word) && !rightTwice.has(word)) {
      mistakes.push({ quote: `${word} ${word}`, kind: 'repetition', suggestion: word });
    }
    // In a short line, and between names, the space belongs to the layout, which sets a comma between a school and its town.
    const before = words[index - 1] ?? '';
    if (word === ',' && isSentence && /[\p{L}\p{N})]$/u.test(before) && /^\p{Ll}{2}/u.test(words[index + 1] ?? '')) {
      mistakes.push({ quote: `${before} ,`, kind: 'punctuation', suggestion: `${before},` });
    }
  });
  return mistakes;
}

/** Words that begin with a vowel and are pronounced with a consonant ("a user"), and the other way round ("an hour"). */
const saidWithConsonant = /^(?:u(?:ni(?!n|m)|s[ae]|t[ei]|ra|k)|eu|one\b|once\b|ubiq)/i;

function english(text: string): Mistake[] {
  const mistakes: Mistake[] = wrongForms(text);
  for (const [word] of text.matchAll(/[A-Za-z]{4,}/g)) {
    const suggestion = misspellings.get(word.toLowerCase());
    if (suggestion) mistakes.push({ quote: word, kind: 'spelling', suggestion });
  }
  if (/\bi (?:am|was|have|had|did|do|will|can|also|[a-z]+ed)\b/.test(text)) {
    mistakes.push({ quote: 'i', kind: 'capitalization', suggestion: 'I' });
  }
  for (const [quote, word = ''] of text.matchAll(/\ba ([aeiou][a-z]{2,})/g)) {
    if (!saidWithConsonant.test(word)) {
      mistakes.push({ quote, kind: 'grammar', suggestion: `an ${word}` });
    }
  }
  return mistakes;
}

/** Misspelled words in lower case, and their correct spelling. */
const misspellings: ReadonlyMap<string, string> = new Map(
  entriesOf(misspelled).flatMap(({ head, columns: [wrong = []] }) =>
    wrong.map((word): [string, string] => [word, head]),
  ),
);
