import { headingMeaning } from '../../document/headings/headings.ts';
import { inOneScript } from '../../language/lookalikes.ts';
import { withoutMojibake } from '../../language/mojibake.ts';
import { readBasics } from '../basics/basics.ts';
import { degreeOrder } from '../entries/dotted-courses.ts';
import { dottedEntries } from '../entries/dotted-entries.ts';
import { withMarkedDates } from '../entries/marked-dates.ts';
import { titleOrder } from '../entries/dotted-positions.ts';
import { readEducation } from '../sections/education.ts';
import { settle, sourced, type ResumeDraft } from '../evidence.ts';
import type { Reading } from '../likelihood/read-values.ts';
import type { HeaderPart } from '../entries/header-parts.ts';
import type { SectionKey } from '../json-resume.ts';
import type { SourceLine } from '../parsed-resume.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';
import type { Section } from '../sections/section.ts';
import { withLabelledParts } from '../sections/labelled-parts.ts';
import { splitSections } from '../sections/sections.ts';
import {
  readAwards,
  readCertificates,
  readInterests,
  readProjects,
  readPublications,
  readReferences,
} from '../sections/simple-sections.ts';
import { readLanguages } from '../sections/languages.ts';
import { readSkills } from '../sections/skills.ts';
import type { PageView, Piece, TextRow } from '../../document/layout/text-row.ts';
import { withoutTowns } from '../names-with-towns.ts';
import { unreadLines } from '../unread-lines.ts';
import { readPositions, toWork } from '../sections/work.ts';

/** What the rules read from the rows, with how sure each rule is of its values. */
export function readingOf(rows: readonly TextRow[], { headings }: PageView): Reading {
  const sections = splitSections(rows, headings === 'by words alone');
  const { resume, evidence, confidence } = settle(withoutTowns(readSections(rows, sections)));
  const lines = sourceLines(sections);
  const read = new Set(Object.values(evidence).flat());
  return { resume, evidence, confidence, lines, unread: unreadLines(lines, read, resume), rows };
}

function readSections(rows: readonly TextRow[], split: readonly Section[]): ResumeDraft {
  const sections = withLabelledParts(withMarkedDates(rows, split));
  const rowsOf = (kind: SectionKind): TextRow[][] =>
    sections.filter((section) => section.kind === kind).map((section) => section.rows);
  const dotted = (kind: SectionKind): HeaderPart[][] =>
    rowsOf(kind).flatMap((own) => (dottedEntries(own) ?? []).flatMap((entry) => (entry.cells ? [entry.cells] : [])));
  // A person who names the employer first does so where the words do not decide, and names the school first too.
  const order = titleOrder([...dotted('work'), ...dotted('volunteer')]) + degreeOrder(dotted('education'));
  const positions = rowsOf('work').flatMap((own) => readPositions(own, order));
  const volunteering = rowsOf('volunteer').flatMap((own) => readPositions(own, order));
  return {
    basics: readBasics(rows, split),
    work: positions.map(toWork),
    volunteer: volunteering.map(({ employer, title, ...rest }) => ({
      organization: employer,
      position: title,
      url: rest.url,
      startDate: rest.start,
      endDate: rest.end,
      summary: rest.summary,
      highlights: rest.highlights,
    })),
    education: rowsOf('education').flatMap((own) => readEducation(own, order)),
    skills: sections.filter((section) => section.kind === 'skills').flatMap((section) => readSkillSection(section)),
    projects: rowsOf('projects').flatMap(readProjects),
    certificates: rowsOf('certificates').flatMap(readCertificates),
    awards: rowsOf('awards').flatMap(readAwards),
    publications: rowsOf('publications').flatMap(readPublications),
    languages: rowsOf('languages').flatMap(readLanguages),
    interests: rowsOf('interests').flatMap(readInterests),
    references: rowsOf('references').flatMap(readReferences),
  } satisfies Record<'basics' | SectionKey, unknown>;
}

/** Skills under an unusual heading ("Cloud") are a group of that name. */
function readSkillSection({ heading, rows }: Section): ResumeDraft['skills'] & object {
  const skills = readSkills(rows);
  const name = heading && headingMeaning(heading.text) !== 'skills' ? heading : undefined;
  if (!name || skills.some((skill) => (skill.keywords?.length ?? 0) > 0)) return skills;
  return [{ name: sourced(name.text, name.lines, 0.6), keywords: skills.flatMap((skill) => skill.name ?? []) }];
}

function sourceLines(sections: readonly Section[]): SourceLine[] {
  const toLine = (row: TextRow, section: SectionKind, heading: boolean): SourceLine => ({
    id: row.id,
    page: row.page,
    text: row.text,
    section,
    ...(heading ? { heading: true } : {}),
    ...(row.bullet ? { bullet: true } : {}),
    ...(row.pieces.some(isGarbled) ? { garbled: true } : {}),
    ...(row.pieces.some(isRecognized) ? { recognized: true } : {}),
    ...linksOf(row),
  });
  return sections.flatMap((section) => [
    ...(section.heading ? [toLine(section.heading, section.kind, true)] : []),
    ...section.rows.map((row) => toLine(row, section.kind, false)),
  ]);
}

const isGarbled = (piece: Piece): boolean => piece.runs.some(({ text }) => inOneScript(withoutMojibake(text)) !== text);

const isRecognized = (piece: Piece): boolean => piece.runs.some(({ certainty }) => certainty !== undefined);

/** Addresses after the row's text: evidence for values that are not in it. */
function linksOf(row: TextRow): { links?: string[] } {
  const links = new Set(row.pieces.flatMap((piece) => piece.runs.flatMap((run) => run.link ?? [])));
  return links.size === 0 ? {} : { links: [...links] };
}
