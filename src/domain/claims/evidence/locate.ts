import words from '../../words/claims/line-openings.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { sectionsWhere, type SectionKind } from '../../document/headings/section-kinds.ts';
import { headingMeaning } from '../../document/headings/headings.ts';
import { sheetWords } from '../../resume/document/sheet-words.ts';
import { alignLines, coverage, sectionsWithEntries, type TextLine } from './align.ts';
import type { ClaimText } from '../claim.ts';
import type { FactBase } from './fact-base.ts';
import type { SourceEntry, SourceSentence } from './source-facts.ts';
import { quotesAd, isAboutPerson, withoutTarget } from './letter-speech.ts';
import { bindLines } from './job-lines.ts';
import { segmentsOf } from './segments.ts';
import { sentencesOf } from './sentences.ts';
import { once } from '../../memoize.ts';
import { quantitiesOf } from '../quantities/quantities.ts';
import type { ClaimContext, CheckedSentence } from './checked-sentence.ts';
import { shared, topicsOf, wordsOf } from '../words/words.ts';

/** Creates statements from texts for one resume and one ad. */
interface Maker {
  base: FactBase;
  context: ClaimContext;
  target: ReadonlySet<string>;
  /** Keys and stems of all words of what may support a sentence. */
  vocabularyOf: (support: Support) => ReadonlySet<string>;
}

interface Support {
  entry?: SourceEntry | undefined;
  entries?: readonly SourceEntry[] | undefined;
  /** All that the sentence names, were it cut into parts. */
  named?: readonly SourceEntry[];
  own: readonly SourceSentence[];
  header?: boolean;
  listing?: boolean;
  cited?: boolean;
  /** The paragraph or line that the text is a sentence of. */
  paragraph?: string;
  /** The text is a letter or message: it may address the reader. */
  letter?: boolean;
}

/** Cuts texts into sentences and finds what may support each: the cited lines, its entry, or the whole resume. */
export function statementsOf(texts: readonly ClaimText[], base: FactBase, context: ClaimContext): CheckedSentence[] {
  const maker: Maker = { base, context, target: targetWords(context), vocabularyOf: vocabularyReader(base) };
  const statements: CheckedSentence[] = [];
  let plain: string[] = [];
  const flush = () => {
    if (plain.length > 0) statements.push(...locate(readLines(plain.join('\n'), base), maker));
    plain = [];
  };
  for (const text of texts) {
    if (text.evidence === undefined && text.entry === undefined) plain.push(text.text);
    else {
      flush();
      statements.push(...cited(text, maker));
    }
  }
  flush();
  return statements;
}

/** Reads the vocabulary of the same sentences once: most sentences of a text may rest on all of the resume. */
function vocabularyReader({ person }: FactBase): Maker['vocabularyOf'] {
  const known = new Map<readonly SourceSentence[], Map<SourceEntry | undefined, ReadonlySet<string>>>();
  return ({ own, entry }) => {
    const byEntry = known.get(own) ?? new Map<SourceEntry | undefined, ReadonlySet<string>>();
    known.set(own, byEntry);
    const vocabulary =
      byEntry.get(entry) ??
      new Set([...own.flatMap(({ vocabulary: words }) => [...words]), ...(entry?.header ?? []), ...person]);
    byEntry.set(entry, vocabulary);
    return vocabulary;
  };
}

function readLines(text: string, base: FactBase): TextLine[] {
  let apart = false;
  return text.split(/\r?\n/).flatMap((raw) => {
    const line = raw
      .replace(/^[\s#>]*(?:[•●▪◦·*–—-]+(?=\s|\p{Lu}))?/u, '')
      .replace(/[*_]{2,}/g, '')
      .trim();
    if (line === '') {
      apart = true;
      return [];
    }
    const read = { text: line, bullet: /^\s*[•●▪◦·*–—-]\s/.test(raw), apart, words: wordsOf(line, base.language) };
    apart = false;
    return [read];
  });
}

function targetWords({ posting, company, jobTitle }: ClaimContext): Set<string> {
  const texts = [company, jobTitle, posting?.employer, posting?.title].filter((text) => text !== undefined);
  return new Set(texts.flatMap((text) => wordsOf(text, 'en').map(({ key }) => key)));
}

function make(text: string, support: Support, { base, context, target, vocabularyOf }: Maker): CheckedSentence {
  const words = wordsOf(text, base.language);
  const letter = support.letter === true;
  const paragraph = support.paragraph ?? text;
  const claimed = letter ? withoutTarget(text, context) : text;
  return {
    text,
    words,
    topics: topicsOf(words, base.language),
    paragraph,
    around: once(() => topicsOf(wordsOf(paragraph, base.language), base.language)),
    header: support.header === true,
    letter,
    listing: support.listing === true,
    cited: support.cited === true,
    claimed,
    quantities: once(() => quantitiesOf(claimed, base.language)),
    addressing: letter && !isAboutPerson(text),
    quotesAd: letter && quotesAd(text),
    entry: support.entry,
    entries: support.entries ?? (support.entry === undefined ? [] : [support.entry]),
    named: support.named ?? support.entries ?? [],
    own: support.own,
    vocabulary: vocabularyOf(support),
    base,
    context,
    target: letter ? target : new Set(),
  };
}

function cited({ text, evidence, entry }: ClaimText, maker: Maker): CheckedSentence[] {
  const { base } = maker;
  const named = base.entries.find(({ pointer }) => pointer === entry);
  const lines = base.ofLines(evidence ?? []);
  const own = lines.length > 0 ? lines : (named?.sentences ?? base.sentences);
  return readLines(text, base).flatMap((line) =>
    sentencesOf(line.text).map((sentence) =>
      make(sentence, { entry: named, own, letter: named === undefined, cited: true }, maker),
    ),
  );
}

/** A run of lines under one heading. */
interface Section {
  kind: SectionKind | undefined;
  lines: TextLine[];
}

/** The headings that we give to what was found under none. */
const ownHeadings: ReadonlySet<string> = new Set(Object.values(sheetWords).map(({ more }) => more));

/** Splits a plain text at its headings; a text without headings is a letter or a few sentences. */
function locate(lines: readonly TextLine[], maker: Maker): CheckedSentence[] {
  const sections: Section[] = [{ kind: undefined, lines: [] }];
  for (const line of lines) {
    const heading = line.bullet ? undefined : headingMeaning(line.text);
    if (ownHeadings.has(line.text.trim())) sections.push({ kind: undefined, lines: [] });
    else if (heading === undefined) sections.at(-1)?.lines.push(line);
    else if (heading !== 'label') sections.push({ kind: heading, lines: [] });
  }
  return sections.flatMap(({ kind, lines }, at) => {
    if (kind !== undefined && studies.has(kind) && !isWhole(sections)) return studyStatements(lines, maker);
    if (kind === undefined && sections.length > 1 && at === 0) return sectionStatements('basics', lines, maker);
    return kind === undefined || (kind === 'basics' && !isWhole(sections))
      ? plainStatements(lines, maker)
      : sectionStatements(kind, lines, maker);
  });
}

const studies = sectionsWhere({
  basics: false,
  summary: false,
  work: false,
  education: true,
  skills: false,
  projects: false,
  certificates: true,
  awards: true,
  publications: true,
  languages: false,
  volunteer: false,
  interests: false,
  references: false,
  other: false,
});

/** Lines about studies and what was earned, which people group as they like: all of them may support each. */
const studyStatements = (lines: readonly TextLine[], maker: Maker): CheckedSentence[] =>
  lines.flatMap((line) =>
    sentencesOf(line.text).map((text) =>
      make(text, { own: maker.base.general, letter: true, paragraph: line.text }, maker),
    ),
  );

/** A whole resume: under one of its headings are positions. */
const isWhole = (sections: readonly Section[]): boolean => sections.some(({ kind }) => kind === 'work');

/** Lines without a heading that says what they are: positions with what was done there, a letter, a summary. */
function plainStatements(lines: readonly TextLine[], maker: Maker): CheckedSentence[] {
  return bindLines(lines, maker.base).flatMap(({ line, entries, header }) => {
    const own = ownOf(entries, maker.base);
    const entry = entries.length === 1 ? entries[0] : undefined;
    if (header) return [make(line.text, { entry, entries, own, header }, maker)];
    if (entries.length === 0) return letterStatements(line, maker);
    return sentencesOf(line.text).map((text) => {
      const only = entries.length > 1 ? entitledIn(text, entries, maker.base) : undefined;
      return make(
        text,
        only
          ? { entry: only, own: only.sentences, paragraph: line.text }
          : { entry, entries, own, paragraph: line.text },
        maker,
      );
    });
  });
}

/** Of several positions at one place the only one whose title a sentence names. */
function entitledIn(text: string, entries: readonly SourceEntry[], base: FactBase): SourceEntry | undefined {
  const words = new Set(wordsOf(text, base.language).map(({ key }) => key));
  const named = entries.filter(({ titles }) =>
    titles.some((title) => coverage(title.split(/[,(]/)[0] ?? '', words, base) === 1),
  );
  return named.length === 1 ? named[0] : undefined;
}

const ownOf = (entries: readonly SourceEntry[], base: FactBase): readonly SourceSentence[] => {
  const [only, other] = entries;
  if (only === undefined) return base.sentences;
  return other === undefined ? only.sentences : entries.flatMap(({ sentences }) => sentences);
};

function sectionStatements(kind: SectionKind, lines: readonly TextLine[], maker: Maker): CheckedSentence[] {
  const { base } = maker;
  const entries = base.entries.filter(({ section }) => section === kind);
  if (sectionsWithEntries.has(kind) && entries.length > 0) {
    return alignLines(lines, entries, base).flatMap(({ line, entry, header }) => {
      const support = { entry, own: entry?.sentences ?? base.sentences, header, paragraph: line.text };
      return header
        ? [make(line.text, support, maker)]
        : sentencesOf(line.text).map((text) => make(text, support, maker));
    });
  }
  if (kind === 'basics') {
    const own = [base.letterhead, ...base.sentences];
    return lines.flatMap((line) =>
      sentencesOf(line.text).map((text) => make(text, { own, paragraph: line.text }, maker)),
    );
  }
  if (kind === 'certificates' || kind === 'languages' || sectionsWithEntries.has(kind)) {
    return (kind === 'languages' ? lines.flatMap((line) => itemsOf(line, base)) : lines).map((line) => {
      const entry = nearestEntry(line, entries, base);
      const own =
        entry?.sentences ??
        base.sentences.filter((sentence) => shared(sentence.topics, topicsOf(line.words, base.language)) > 0);
      return make(line.text, { entry, own, header: true }, maker);
    });
  }
  const listing = kind === 'skills' || kind === 'interests';
  return lines.flatMap((line) =>
    sentencesOf(line.text).map((text) => make(text, { own: base.sentences, listing }, maker)),
  );
}

/** "Spanish (fluent), French": each language of a line is a claim of its own. */
function itemsOf(line: TextLine, { language }: FactBase): TextLine[] {
  const items = line.text.split(/\s·\s/.test(line.text) ? /\s·\s+/ : /,\s+(?![^(]*\))/);
  return items.length < 2 ? [line] : items.map((text) => ({ ...line, text, words: wordsOf(text, language) }));
}

function nearestEntry(line: TextLine, entries: readonly SourceEntry[], base: FactBase): SourceEntry | undefined {
  const topics = topicsOf(line.words, 'en');
  const words = new Set(line.words.map(({ key }) => key));
  const scored = entries.map((entry) => ({
    entry,
    score:
      Math.max(0, ...entry.sentences.map((sentence) => shared(sentence.topics, topics))) +
      2 * Math.max(0, ...entry.names.map((name) => coverage(name, words, base))),
  }));
  return scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)[0]?.entry;
}

/** Sentences of a letter: a part that names one of the person's places of work can be supported by that entry, and by what belongs to none. */
function letterStatements(line: TextLine, maker: Maker): CheckedSentence[] {
  const { base } = maker;
  if (isGreeting(line.text)) return [];
  return sentencesOf(withoutGreeting(line.text)).flatMap((sentence) => {
    const segments = segmentsOf(sentence, base);
    const named = [...new Set(segments.flatMap(({ entries }) => entries))];
    return segments.map(({ text, entries }) => {
      const entry = entries.length === 1 ? entries[0] : undefined;
      const own = entries.length === 0 ? base.sentences : [...ownOf(entries, base), ...base.general];
      return make(text, { entry, entries, named, own, letter: true, paragraph: line.text }, maker);
    });
  });
}

/** "Dear Hiring Team, at Ridgeline I …": the address before the first sentence. */
const withoutGreeting = (text: string): string => {
  const address = /^[^,:]{0,60}[,:]\s/.exec(text)?.[0];
  return address !== undefined && greeting.test(address) ? text.slice(address.length) : text;
};

const greeting = patternOf(words, 'greetings', 'i', (any) => String.raw`^(?:${any})`);

const isGreeting = (text: string): boolean => text.split(' ').length <= 8 && greeting.test(text);
