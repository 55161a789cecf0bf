import { conceptsOf, meantBy, type Concept, type Meant } from '../../lexicon/dictionary/bilingual-dictionary.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { withBroader } from '../../lexicon/skills/lexicon.ts';
import { generationalCache, type GenerationalCache } from '../../memoize.ts';
import type { JsonResume, SectionKey } from '../../resume/json-resume.ts';
import type { Language } from '../../language/languages.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';
import { stopWords } from '../../language/stop-words.ts';
import { tokenise } from '../../language/tokenise.ts';
import { heldTitle } from '../titles/job-titles.ts';
import { hasDate } from '../evidence/recency.ts';
import { isList, sentencesOf } from './sentences.ts';
import { unplacedLines } from './unplaced-lines.ts';

/**
 * What a statement is: `sentence` is about work done; `title` is a position or degree held; `credential` a certificate, award or publication; `claim` is what
 * the person says about themselves (summary, label); `list` bare names without a sentence.
 */
export type StatementRole = 'sentence' | 'title' | 'credential' | 'claim' | 'list';

/** Whether a statement is about something done or held: lists and claims only name things. */
export const statesFact = ({ role }: Pick<Statement, 'role'>): boolean => role !== 'list' && role !== 'claim';

const softSkills = 'soft skills';

/** The words of a text and their meanings, wherever the text is. */
export interface TextTerms {
  /** The words' keys, in order. */
  words: readonly string[];
  /** Stems of its content words, English ones where their meaning is known. */
  stems: Meant;
  /** How many of the words carry no content. */
  smallWords: number;
  /** Canonical names of the skills it mentions, and of those that they are a kind of. */
  skills: ReadonlySet<string>;
  /** The occupational ones among the skills: how people work (soft skills) says nothing about an occupation. */
  trade: ReadonlySet<string>;
  /** The families of the occupational skills. */
  families: ReadonlySet<string>;
}

/** One thing that the resume says: a value, or a sentence of a longer value. */
export interface Statement extends TextTerms {
  /** JSON Pointer of the value that contains it; empty for a line that no value was read from. */
  pointer: string;
  section: SectionKind;
  /** JSON Pointer of the entry it belongs to: `/work/0`. */
  entry: string;
  role: StatementRole;
  text: string;
  /** Whether its entry has a date. */
  dated: boolean;
  /** Ids of the source lines it was read from. */
  lines: string[];
}

/** A text as read in one role: a sentence that only names things is a list. */
interface ReadText {
  role: StatementRole;
  terms: TextTerms;
}

/** The texts that were read recently. */
type ReadTexts = GenerationalCache<ReadText>;

interface Value {
  pointer: string;
  section: SectionKind;
  entry: string;
  role: StatementRole;
  text: string;
}

/**
 * Everything the resume says about the person: value by value in the resume's order, long values cut into sentences, then the lines whose words the parser
 * could place in a section but not in a value (they have no pointer).
 */
export const readStatements = (parsed: ParsedResume): Statement[] => statementReader()(parsed);

/** {@link readStatements} for a resume that is read again after an edit: unchanged texts are not read again. */
export function statementReader(): typeof readStatements {
  const known: ReadTexts = generationalCache();
  return (parsed) => {
    known.nextGeneration();
    return statementsOf(parsed, known);
  };
}

function statementsOf(parsed: ParsedResume, known: ReadTexts): Statement[] {
  const texts = new Map(parsed.lines.map((line) => [line.id, line.text]));
  const readText = textReader(parsed.language);
  const toStatement = (value: Value, lines: string[]): Statement => {
    const { role, text } = value;
    const read = known.get(`${parsed.language} ${role} ${text}`, () => readText(text, role));
    return { ...value, role: read.role, dated: hasDate(parsed.resume, value.entry), lines, ...read.terms };
  };
  const values = valuesOf(parsed).flatMap((value) => {
    const sentences = value.role === 'sentence' || value.role === 'claim' ? sentencesOf(value.text) : [value.text];
    const lines = parsed.evidence[value.pointer] ?? [];
    return sentences.map((text) =>
      toStatement({ ...value, text }, sentences.length > 1 ? linesOf(text, lines, texts) : lines),
    );
  });
  const unplaced = unplacedLines(parsed, sectionsRead).map(({ id, section, text }) => {
    const role = roleOfSection[section] ?? 'list';
    return toStatement({ pointer: '', section, entry: `/${section}`, role, text }, [id]);
  });
  return [...values, ...unplaced];
}

const roleOfSection: Partial<Record<SectionKind, StatementRole>> = {
  work: 'sentence',
  projects: 'sentence',
  volunteer: 'sentence',
  education: 'list',
  summary: 'claim',
  skills: 'list',
};

const sectionsRead: ReadonlySet<SectionKind> = new Set(Object.keys(roleOfSection) as SectionKind[]);

/** Reads texts of one language; a word that recurs is stemmed once. */
function textReader(language: Language): (text: string, role: StatementRole) => ReadText {
  const stops = stopWords(language);
  const read = new Map<string, readonly Concept[]>();
  const meaningOf = (word: string): readonly Concept[] => {
    const known = read.get(word) ?? conceptsOf(word, language);
    read.set(word, known);
    return known;
  };
  return (text, role) => {
    const tokens = tokenise(text);
    const words = tokens.map((token) => token.key);
    const content = words.filter((word) => !stops.has(word));
    const mentions = findSkills(text, { list: role === 'list', tokens, language });
    const trade = mentions.filter((mention) => mention.family !== softSkills);
    const named = mentions.reduce((sum, { start, end }) => sum + end - start, 0) / Math.max(1, text.length);
    const isBare = role === 'sentence' && isList(text, words.length, content.length, named);
    const terms = {
      words,
      stems: meantBy(content.flatMap(meaningOf)),
      smallWords: words.length - content.length,
      skills: withBroader(mentions.map((mention) => mention.skill)),
      trade: new Set(trade.map((mention) => mention.skill)),
      families: new Set(trade.map((mention) => mention.family)),
    };
    return { role: isBare ? 'list' : role, terms };
  };
}

/** Those of a value's lines that share text with one of its sentences; all of them when none does. */
function linesOf(sentence: string, lines: string[], texts: ReadonlyMap<string, string>): string[] {
  const shared = lines.filter((id) => {
    const line = texts.get(id)?.trim() ?? '';
    return line !== '' && (sentence.includes(line.slice(0, 24)) || line.includes(sentence.slice(0, 24)));
  });
  return shared.length > 0 ? shared : lines;
}

type Text = string | undefined;

/** The resume's values in its own order; empty ones are left out. */
function valuesOf({ resume, language }: ParsedResume): Value[] {
  const values: Value[] = [];
  const add = (section: SectionKind, entry: string, role: StatementRole, fields: Record<string, Text | Text[]>) => {
    for (const [field, content] of Object.entries(fields)) {
      const pointer = `${entry}/${field}`;
      if (typeof content === 'string') {
        if (content.trim() !== '') values.push({ pointer, section, entry, role, text: content });
      } else {
        content?.forEach((text, index) => {
          if (text && text.trim() !== '') values.push({ pointer: `${pointer}/${index}`, section, entry, role, text });
        });
      }
    }
  };
  const { basics } = resume;
  add('summary', '/basics', 'claim', { label: basics?.label, summary: basics?.summary });
  for (const addValues of Object.values(valuesFrom)) addValues(resume, add, language);
  return values;
}

type Add = (section: SectionKind, entry: string, role: StatementRole, fields: Record<string, Text | Text[]>) => void;

/** What each section says for the person. References are other people's words, and count for nothing. */
const valuesFrom: Readonly<Record<SectionKey, (resume: JsonResume, add: Add, language: Language) => void>> = {
  work: ({ work }, add, language) =>
    work?.forEach((entry, index) => {
      const { position, name, description, summary, highlights } = entry;
      const title = heldTitle(entry, language);
      add('work', `/work/${index}`, 'title', title === position ? { position } : { name, position });
      add('work', `/work/${index}`, 'sentence', { description, summary, highlights });
    }),
  volunteer: ({ volunteer }, add) =>
    volunteer?.forEach(({ position, summary, highlights }, index) => {
      add('volunteer', `/volunteer/${index}`, 'title', { position });
      add('volunteer', `/volunteer/${index}`, 'sentence', { summary, highlights });
    }),
  projects: ({ projects }, add) =>
    projects?.forEach(({ name, roles, description, highlights, keywords }, index) => {
      add('projects', `/projects/${index}`, 'title', { roles });
      add('projects', `/projects/${index}`, 'sentence', { name, description, highlights });
      add('projects', `/projects/${index}`, 'list', { keywords });
    }),
  education: ({ education }, add) =>
    education?.forEach(({ studyType, area, courses }, index) => {
      add('education', `/education/${index}`, 'title', { studyType, area });
      add('education', `/education/${index}`, 'list', { courses });
    }),
  certificates: ({ certificates }, add) =>
    certificates?.forEach(({ name }, index) => add('certificates', `/certificates/${index}`, 'credential', { name })),
  awards: ({ awards }, add) =>
    awards?.forEach(({ title, summary }, index) => {
      add('awards', `/awards/${index}`, 'credential', { title });
      add('awards', `/awards/${index}`, 'sentence', { summary });
    }),
  publications: ({ publications }, add) =>
    publications?.forEach(({ name, summary }, index) => {
      add('publications', `/publications/${index}`, 'credential', { name });
      add('publications', `/publications/${index}`, 'sentence', { summary });
    }),
  skills: ({ skills }, add) =>
    skills?.forEach(({ name, keywords }, index) => add('skills', `/skills/${index}`, 'list', { name, keywords })),
  languages: ({ languages }, add) =>
    languages?.forEach(({ language }, index) => add('languages', `/languages/${index}`, 'list', { language })),
  interests: ({ interests }, add) =>
    interests?.forEach(({ name, keywords }, index) =>
      add('interests', `/interests/${index}`, 'list', { name, keywords }),
    ),
  references: () => undefined,
};
