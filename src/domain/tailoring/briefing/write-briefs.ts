import type { EvidenceMap, RequirementEvidence } from '../../matching/evidence/evidence-map.ts';
import type { Posting } from '../../posting/posting.ts';
import { valueAt } from '../../resume/json-pointer.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { letterLanguage } from '../letter/write-letter.ts';
import { contentLanguage, evidenceOf, listedEntries, type ListedEntry } from '../resume-values.ts';
import type { Brief, BriefLine, Sendable } from './brief.ts';
import { contactFinder, type ContactFinder } from './contact-words.ts';

/** How much is sent at most: what is longer is worded by the rules alone. */
const most = { entries: 10, lines: 12, characters: 600, facts: 40, requirements: 25, adSentences: 12 };

interface Writing {
  parsed: ParsedResume;
  posting: Posting;
  /** What the ad asks and the resume shows, best first. */
  shown: EvidenceMap;
  serves: Record<string, string[]>;
  isPrivate: ContactFinder;
}

/**
 * What a model is told to word a resume for an ad, section by section: the lines with the ids of their source lines, what the ad asks for that they show, and
 * the ad's sentences about it. A text that holds anything of the contact block is left out whole: its line is worded by the rules.
 */
export function writeBriefs(parsed: ParsedResume, posting: Posting, map: EvidenceMap): Brief[] {
  const shown = map
    .filter(({ kind }) => kind === 'shown' || kind === 'listed')
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight);
  const serves: Record<string, string[]> = {};
  for (const { requirement, lines } of shown) {
    for (const line of lines) (serves[line] ??= []).push(requirement.id);
  }
  const writing: Writing = { parsed, posting, shown, serves, isPrivate: contactFinder(parsed.resume) };
  const entries = listedEntries(parsed.resume)
    .slice(0, most.entries)
    .flatMap((entry) => entryBrief(entry, writing) ?? []);
  const facts = factsOf(writing);
  if (facts.length === 0) return entries;
  return [...entries, ...wholeBriefs(facts, writing)];
}

function entryBrief(entry: ListedEntry, writing: Writing): Brief | undefined {
  const lines = entry.lines
    .map((text, index) => lineOf(text, `${entry.pointer}/highlights/${index}`, `line${index + 1}`, writing))
    .filter(({ text }) => isSendable(text, writing))
    .slice(0, most.lines);
  if (lines.length === 0) return undefined;
  const citable = idsOf(lines);
  const asked = writing.shown.filter((each) => each.lines.some((id) => citable.includes(id)));
  return {
    id: entry.pointer,
    kind: 'entry',
    lines,
    summary: '',
    citable,
    serves: writing.serves,
    language: contentLanguage(writing.parsed),
    data: {
      job: jobData(asked, writing),
      entry: headerOf(entry.pointer, writing),
      lines: lines.map(({ id, text, evidence }) => ({ id, text, evidence, shows: showsOf(evidence, writing) })),
    },
  };
}

/** The summary and the letter, which rest on all of the resume. */
function wholeBriefs(facts: readonly BriefLine[], writing: Writing): Brief[] {
  const { parsed, posting, serves, shown, isPrivate } = writing;
  const own = parsed.resume.basics?.summary?.trim() ?? '';
  const summary = isPrivate(own) ? '' : own;
  const summaryLines = summary === '' ? [] : evidenceOf(parsed, '/basics/summary');
  const common = { lines: [], citable: [...new Set([...summaryLines, ...idsOf(facts)])], serves };
  const data = {
    job: jobData(shown, writing),
    facts: facts.map(({ pointer, text, evidence }) => ({
      text,
      evidence,
      of: entryName(pointer, writing),
      shows: showsOf(evidence, writing),
    })),
  };
  const language = contentLanguage(parsed);
  const told = summary === '' ? undefined : { text: summary, evidence: summaryLines };
  const letter: Brief = {
    ...common,
    id: 'letter',
    kind: 'letter',
    summary: '',
    language: letterLanguage(language),
    data: { ...data, employer: sendable(posting.employer, writing), summary: told },
  };
  // A summary that cannot be shown cannot be replaced without losing what it says.
  if (own !== summary) return [letter];
  return [{ ...common, id: 'summary', kind: 'summary', summary, language, data: { ...data, summary: told } }, letter];
}

const lineOf = (text: string, pointer: string, id: string, { parsed }: Writing): BriefLine => ({
  id,
  pointer,
  text,
  evidence: evidenceOf(parsed, pointer),
});

const isSendable = (text: string, { isPrivate }: Writing): boolean =>
  text.trim() !== '' && text.length <= most.characters && !isPrivate(text);

const sendable = (text: string | undefined, writing: Writing): string | undefined =>
  text !== undefined && isSendable(text, writing) ? text : undefined;

const idsOf = (lines: readonly BriefLine[]): string[] => [...new Set(lines.flatMap(({ evidence }) => evidence))];

const showsOf = (evidence: readonly string[], { shown }: Writing): string[] =>
  shown.filter(({ lines }) => lines.some((id) => evidence.includes(id))).map(({ requirement }) => requirement.text);

function jobData(asked: readonly RequirementEvidence[], writing: Writing): Sendable {
  const wanted = asked.slice(0, most.requirements).map(({ requirement }) => requirement);
  const sentences = [...new Set(wanted.map(({ sentence }) => sentence))];
  return {
    title: sendable(writing.posting.title, writing),
    asksFor: wanted.map(({ text, must }) => ({ text, must })),
    sentences: sentences.filter((text) => isSendable(text, writing)).slice(0, most.adSentences),
  };
}

function headerOf(pointer: string, writing: Writing): { [name: string]: Sendable | undefined } {
  const entry = valueAt(writing.parsed.resume, pointer) as Record<string, string | undefined> | undefined;
  return {
    title: sendable(entry?.['position'], writing),
    at: sendable(entry?.['name'] ?? entry?.['organization'], writing),
    from: entry?.['startDate'],
    to: entry?.['endDate'] ?? (entry?.['startDate'] === undefined ? undefined : 'today'),
  };
}

/** The entry that a fact belongs to, or its section. */
function entryName(pointer: string, writing: Writing): Sendable {
  const [, section = '', index = ''] = pointer.split('/');
  return ['work', 'projects', 'volunteer'].includes(section) ? headerOf(`/${section}/${index}`, writing) : section;
}

/** What a summary or a letter may tell: every line, and the positions, studies, certificates, skills and languages by name. */
function factsOf(writing: Writing): BriefLine[] {
  const { resume } = writing.parsed;
  const highlights = listedEntries(resume).flatMap(({ pointer, lines }) =>
    lines.map((text, index) => [`${pointer}/highlights/${index}`, text] as const),
  );
  return [...namedFacts(resume), ...highlights]
    .map(([pointer, text], index) => lineOf(text, pointer, `fact${index + 1}`, writing))
    .filter(({ text, evidence }) => evidence.length > 0 && isSendable(text, writing))
    .slice(0, most.facts);
}

const namedFacts = (resume: JsonResume): (readonly [pointer: string, text: string])[] => [
  ...(resume.work ?? []).map(
    ({ position, name }, index) => [`/work/${index}`, [position, name].filter((part) => part).join(', ')] as const,
  ),
  ...(resume.education ?? []).map(
    ({ studyType, area, institution }, index) =>
      [`/education/${index}`, [studyType, area, institution].filter((part) => part).join(', ')] as const,
  ),
  ...(resume.certificates ?? []).map(({ name = '' }, index) => [`/certificates/${index}`, name] as const),
  ...(resume.skills ?? []).map(
    ({ name, keywords = [] }, index) =>
      [`/skills/${index}`, [name, ...keywords].filter((part) => part).join(', ')] as const,
  ),
  ...(resume.languages ?? []).map(
    ({ language, fluency }, index) =>
      [`/languages/${index}`, [language, fluency].filter((part) => part).join(', ')] as const,
  ),
];
