import { documentWords } from '#copy/document-words.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { Language } from '#domain/language/languages.ts';
import type { TemplateId } from '#domain/resume/document/templates.ts';
import { cleanLine, cleanParagraphs } from './clean-text.ts';
import { dateRange, monthYear } from './document-dates.ts';
import { marked } from './line-breaks.ts';
import type { Entry, Part, PartRole, Row, Span } from './sheet.ts';
import { linked, shownAddress, webAddress } from './web-addresses.ts';

type Item<K extends keyof JsonResume> = NonNullable<JsonResume[K]> extends (infer T)[] ? T : never;

/** What an entry's words depend on beside its facts. */
export interface EntryStyle {
  language: Language;
  template: TemplateId;
}

const part = (role: PartRole, text: string | undefined): Part[] => {
  const cleaned = cleanLine(text);
  return cleaned === '' ? [] : [{ role, text: marked(cleaned) }];
};

const linkPart = (url: string | undefined): Part[] => {
  const live = webAddress(url);
  return part('link', shownAddress(url)).map((shown) => (live === undefined ? shown : { ...shown, url: live }));
};

const paragraphs = (...texts: (string | undefined)[]): Span[][] => texts.flatMap(cleanParagraphs).map(linked);

/** Words about an employer as a sentence: bare, they would look like one more heading line. */
const sentence = (text: string | undefined): string => cleanLine(text).replace(/[\p{L}\p{N})]$/u, '$&.');

/** A highlight is one point; a source's own bullet in front of it would print twice. */
const bullets = (highlights: string[] | undefined): Span[][] =>
  (highlights ?? [])
    .map((highlight) => cleanLine(highlight).replace(/^[•‣◦▪●·*–—-]\s+/u, ''))
    .filter((highlight) => highlight !== '')
    .map(linked);

const note = (label: string, texts: (string | undefined)[] | undefined): Row[] => {
  const list = (texts ?? []).map(cleanLine).filter(Boolean);
  return list.length === 0 ? [] : [{ label, text: linked(list.join(', ')) }];
};

const joined = (...texts: (string | undefined)[]): string => texts.map(cleanLine).filter(Boolean).join(', ');

/** Heading lines without the empty ones; where the first is missing the next takes its place. */
const lines = (...all: Part[][]): Part[][] => all.filter((line) => line.length > 0);

/** A classic resume names the employer first, the others the position. */
function headed(style: EntryStyle, what: Part[], where: Part[], place: Part[], dates: Part[], links: Part[]): Part[][] {
  if (style.template === 'classic') return lines([...where, ...place], [...what, ...dates, ...links]);
  return lines(what, [...where, ...place, ...dates, ...links]);
}

export function workEntry(work: Item<'work'>, style: EntryStyle): Entry {
  return {
    lines: headed(
      style,
      part('position', work.position),
      part('organization', work.name),
      part('location', work.location),
      part('dates', dateRange(work, style.language)),
      linkPart(work.url),
    ),
    paragraphs: paragraphs(sentence(work.description), work.summary),
    bullets: bullets(work.highlights),
    notes: [],
  };
}

export function volunteerEntry(volunteer: Item<'volunteer'>, style: EntryStyle): Entry {
  return workEntry({ ...volunteer, name: volunteer.organization }, style);
}

export function educationEntry(education: Item<'education'>, style: EntryStyle): Entry {
  const words = documentWords[style.language];
  return {
    lines: headed(
      style,
      part('position', joined(education.studyType, education.area)),
      part('organization', education.institution),
      [],
      part('dates', dateRange(education, style.language)),
      linkPart(education.url),
    ),
    paragraphs: [],
    bullets: [],
    notes: [...note(words.grade, [education.score]), ...note(words.courses, education.courses)],
  };
}

export function projectEntry(project: Item<'projects'>, style: EntryStyle): Entry {
  return {
    lines: lines(part('position', project.name), [
      ...part('organization', project.entity),
      ...part('detail', joined(...(project.roles ?? []), project.type)),
      ...part('dates', dateRange(project, style.language)),
      ...linkPart(project.url),
    ]),
    paragraphs: paragraphs(project.description),
    bullets: bullets(project.highlights),
    notes: note('', project.keywords),
  };
}

/** One line: what, from whom, when, where to look it up. */
const oneLine = (what: string | undefined, from: string | undefined, date: string, url?: string): Part[][] =>
  lines([...part('position', what), ...part('organization', from), ...part('dates', date), ...linkPart(url)]);

export const certificateEntry = (certificate: Item<'certificates'>, { language }: EntryStyle): Entry => ({
  lines: oneLine(certificate.name, certificate.issuer, monthYear(certificate.date, language), certificate.url),
  paragraphs: [],
  bullets: [],
  notes: [],
});

export const awardEntry = (award: Item<'awards'>, { language }: EntryStyle): Entry => ({
  lines: oneLine(award.title, award.awarder, monthYear(award.date, language)),
  paragraphs: paragraphs(award.summary),
  bullets: [],
  notes: [],
});

export const publicationEntry = (publication: Item<'publications'>, { language }: EntryStyle): Entry => ({
  lines: oneLine(
    publication.name,
    publication.publisher,
    monthYear(publication.releaseDate, language),
    publication.url,
  ),
  paragraphs: paragraphs(publication.summary),
  bullets: [],
  notes: [],
});

export const referenceEntry = (reference: Item<'references'>): Entry => ({
  lines: lines(part('position', reference.name)),
  paragraphs: paragraphs(reference.reference),
  bullets: [],
  notes: [],
});
