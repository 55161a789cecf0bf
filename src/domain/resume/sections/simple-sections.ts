import { findDates, isoDate } from '../../language/dates.ts';
import { dottedEntries } from '../entries/dotted-entries.ts';
import { withoutAddress } from '../entries/dotted-positions.ts';
import { splitEntries } from '../entries/entries.ts';
import type { Entry } from '../entries/entry-header.ts';
import { paragraphs, descriptionOf, plainDescriptionOf } from '../entries/entry-body.ts';
import { isProse, joinLines } from '../entries/prose.ts';
import { sourced, type Draft, type SourcedText } from '../evidence.ts';
import { headerParts, type HeaderPart } from '../entries/header-parts.ts';
import type { JsonResume, Project } from '../json-resume.ts';
import { employerScore, titleScore } from '../entries/roles.ts';
import { readCredentials } from './credentials.ts';
import { splitList } from './skills.ts';
import type { TextRow } from '../../document/layout/text-row.ts';
import { findAddresses, sameAddress } from '../basics/web-address.ts';
import { listedProjects, toldProjects } from './told-projects.ts';
import { ends } from './work.ts';

type Item<Key extends keyof JsonResume> = NonNullable<JsonResume[Key]> extends (infer One)[] ? Draft<One> : never;

interface Simple {
  first?: SourcedText | undefined;
  second?: SourcedText | undefined;
  others: HeaderPart[];
  /** Its description on the same line. */
  text?: SourcedText | undefined;
  url?: SourcedText | undefined;
  date?: SourcedText | undefined;
  entry: Entry;
}

const sourcedPart = (part: HeaderPart | undefined, confidence: number): SourcedText | undefined =>
  part && sourced(part.text, part.row.lines, confidence);

/** Entries that have a name, an organisation and a date. */
function simpleEntries(rows: readonly TextRow[]): Simple[] {
  const lists = rows.length > 0 && rows.every((row) => row.bullet);
  const dotted = dottedEntries(rows, true);
  if (dotted) return dotted.map(dottedSimple);
  const apart = lists ? paragraphs(rows).map((part) => part.rows) : separatedLines(rows);
  const entries: Entry[] = apart
    ? apart.map((header) => ({ header, body: [], date: splitEntries(header)[0]?.date ?? dateBetween(header) }))
    : splitEntries(rows);
  return entries.map((entry) => {
    const inline = lists ? nameAndText(entry) : undefined;
    if (inline) return inline;
    const parts = headerParts(entry.header, entry.date?.rows[0]);
    const address = parts.flatMap((part) => findAddresses(part.text).map((found) => ({ found, part })))[0];
    const names = parts.filter(
      (part) => !findAddresses(part.text).some((found) => found.text.length > 0.7 * part.text.length),
    );
    const [first, second, ...others] = names.length === 1 ? names.flatMap((part) => splitIssuer(part, entry)) : names;
    return {
      first: sourcedPart(first, 0.8),
      second: sourcedPart(second, 0.7),
      others,
      url: address && sourced(followed(address.found.text, address.part), address.part.row.lines, 0.9),
      date: dateOf(entry),
      entry,
    };
  });
}

function dateOf({ date }: Entry): SourcedText | undefined {
  const point = date?.span.finish ?? date?.span.start;
  if (!date || !point) return undefined;
  return sourced(
    isoDate(point),
    date.rows.flatMap((row) => row.lines),
    0.9,
  );
}

/** "Name · Issuer · 2023 · example.org/1": an address is a part that is a link or comes last, so that an issuer may be called Example.org. */
function dottedSimple(entry: Entry): Simple {
  const { names, url } = withoutAddress(entry.cells ?? []);
  const [first, second, ...others] = names;
  return {
    first: sourcedPart(first, 0.9),
    second: sourcedPart(second, 0.9),
    others,
    url,
    date: dateOf(entry),
    entry,
  };
}

/** The target of a printed address: the same, with its scheme. */
const followed = (address: string, { link }: HeaderPart): string =>
  link !== undefined && sameAddress(link, address) ? link : address;

/** A date between two marks: "Issuer · 2023 · example.com". */
function dateBetween(rows: readonly TextRow[]): Entry['date'] {
  for (const row of rows) {
    for (const part of row.text.split(separator)) {
      const span = findDates(part)[0];
      if (span && span.text.length >= part.trim().length - 2) return { span, rows: [row] };
    }
  }
  return undefined;
}

const separator = / [·|](?: |$)/;

/**
 * "Name · Issuer · 2023", one below the other: each line is an entry, however alike they look; a line that ends in the mark continues on the next. Undefined
 * where any line is something else.
 */
function separatedLines(rows: readonly TextRow[]): TextRow[][] | undefined {
  const entries: TextRow[][] = [];
  for (const row of rows) {
    const open = entries.at(-1);
    if (open && / [·|]\s*$/.test(open.at(-1)?.text ?? '')) open.push(row);
    else entries.push([row]);
  }
  const isEntry = (entry: TextRow[]): boolean =>
    entry.length <= 3 && entry.every((row) => !row.bullet) && entry.some((row) => separator.test(row.text));
  return entries.length > 1 && entries.every(isEntry) ? entries : undefined;
}

/** "QuickSort: a library that …" in a list of bullets: a name, and what it is. Running text without a name stays whole. */
function nameAndText(entry: Entry): Simple | undefined {
  const lines = entry.header.flatMap((row) => row.lines);
  const text = joinLines(entry.header.map((row) => row.pieces.map((piece) => piece.text).join(' ')));
  const named = /^([^:.]{2,60}):\s+(.{20,})$/u.exec(text);
  if (!named?.[1] || !named[2])
    return isProse({ text }) ? { first: sourced(text, lines, 0.6), others: [], entry } : undefined;
  return { first: sourced(named[1], lines, 0.8), text: sourced(named[2], lines, 0.8), others: [], entry };
}

/** "Certified Developer, Amazon Web Services": the issuer, after a comma or a dash. */
function splitIssuer(part: HeaderPart, entry: Entry): HeaderPart[] {
  const match = /^(.{6,}?)(?:\s*,\s+|\s+[-–]\s+)(\p{Lu}[^,]{1,60})$/u.exec(part.text);
  if (!match?.[1] || !match[2] || match[2].split(/\s+/).length > 6) return [part];
  if (employerScore(match[2]) < 0.7 && !entry.date) return [part];
  return [
    { ...part, text: match[1] },
    { ...part, text: match[2] },
  ];
}

export function readCertificates(rows: readonly TextRow[]): Item<'certificates'>[] {
  const dotted = dottedEntries(rows, true);
  if (!dotted) return readCredentials(rows).map((credential) => ({ ...credential }));
  return dotted
    .map(dottedSimple)
    .filter((entry) => entry.first)
    .map(({ first, second, date, url }) => ({ name: first, issuer: second, date, url }));
}

export function readAwards(rows: readonly TextRow[]): Item<'awards'>[] {
  // Only what nothing is told of stands one a line.
  if (!dottedEntries(rows, true) && !rows.some((row) => isProse(row)))
    return readCredentials(rows).map(({ name, issuer, date }) => ({ title: name, awarder: issuer, date }));
  return simpleEntries(rows)
    .filter((entry) => entry.first)
    .map(({ first, second, date, entry }) => ({ title: first, awarder: second, date, summary: wholeBody(entry) }));
}

export function readPublications(rows: readonly TextRow[]): Item<'publications'>[] {
  const cited = citations(rows);
  if (cited) return cited;
  const found: Item<'publications'>[] = [];
  for (const { first, second, date, url, entry } of simpleEntries(rows)) {
    const last = found.at(-1);
    if (!first) continue;
    if (last && identifier.test(first.text)) {
      last.summary ??= sourced(joinLines(entry.header.map((row) => row.text)), first.lines, 0.7);
      last.releaseDate ??= date;
      continue;
    }
    found.push({
      name: first,
      publisher: second && (entry.cells || isPublisher(second.text)) ? second : undefined,
      releaseDate: date,
      url,
      summary: wholeBody(entry),
    });
  }
  return found;
}

/** "[1] A. Author, “Title,” Journal, 2020.", each over as many rows as it takes; undefined where they are not numbered. */
function citations(rows: readonly TextRow[]): Item<'publications'>[] | undefined {
  if (!citationNumber.test(rows[0]?.text ?? '')) return undefined;
  const parts: TextRow[][] = [];
  for (const row of rows) {
    if (citationNumber.test(row.text)) parts.push([row]);
    else parts.at(-1)?.push(row);
  }
  return parts.map((own) => {
    const ids = own.flatMap((row) => row.lines);
    const text = joinLines(own.map((row) => row.text)).replace(citationNumber, '');
    const [quoted, title] = /[“"«]([^”"»]{8,}?)[,.]?\s*[”"»]/u.exec(text) ?? [];
    const behind = quoted === undefined ? text : text.slice(text.indexOf(quoted) + quoted.length);
    const year = findDates(behind).at(-1)?.start;
    return {
      name: sourced(title ?? text, ids, title === undefined ? 0.6 : 0.85),
      releaseDate: year && sourced(isoDate(year), ids, 0.85),
      summary: title === undefined ? undefined : sourced(text, ids, 0.7),
    };
  });
}

const citationNumber = /^\[\d{1,3}\]\s*(?=\p{L})/u;

/** A digital object identifier: it belongs to the text above it, and names nothing. */
const identifier = /^(?:doi:?\s*)?10\.\d{4,9}\/\S+/i;

/** Names of authors, page numbers and identifiers can be where a publisher would be. */
const isPublisher = (text: string): boolean =>
  !/^(?:10\.\d{4}|vol|no|pp|doi|\()/i.test(text) &&
  !/\d{4}|^\p{Lu}\.|,\s*\p{Lu}\.|\bet al\b/u.test(text) &&
  (employerScore(text) > 0 || text.split(/\s+/).length !== 2);

function wholeBody(entry: Entry): SourcedText | undefined {
  if (entry.body.length === 0) return undefined;
  return sourced(
    paragraphs(entry.body)
      .map((part) => part.text)
      .join(' '),
    entry.body.flatMap((row) => row.lines),
    0.7,
  );
}

const keywordLabel =
  /^(?:technologies(?: used)?|tech(?: stack)?|tools|stack|keywords|technologien|outils|tecnologías|tecnologias|tecnologie|technologieën)\s*:\s*/iu;

/** The tools of a project: a bare list of names at the end of its description. */
function closingKeywords({ body, cells }: Entry): SourcedText[] | undefined {
  const last = body.at(-1);
  if (!last || last.bullet || last.pieces.length > 1) return undefined;
  const words = splitList(last.text.replace(keywordLabel, ''));
  const bare = words.length >= 2 && words.every((word) => word.length <= 30 && word.split(/\s+/).length <= 3);
  const listed = bare && (body.length >= 2 || cells !== undefined) && !isProse(last) && !/[.!?]$/.test(last.text);
  return listed || (bare && keywordLabel.test(last.text))
    ? words.map((word) => sourced(word, last.lines, 0.75))
    : undefined;
}

export const readProjects = (rows: readonly TextRow[]): Draft<Project>[] =>
  toldProjects(rows, isKeywords) ?? listedProjects(rows, isKeywords) ?? projectsOf(simpleEntries(rows));

const isKeywords = (text: string): boolean => keywordLabel.test(text);

const projectsOf = (entries: readonly Simple[]): Draft<Project>[] =>
  entries
    .filter((entry) => entry.first)
    .map(({ first, second, text, url, entry }) => {
      const keywords = closingKeywords(entry);
      const body = keywords ? entry.body.slice(0, -1) : entry.body;
      const { summary = text, highlights } = entry.cells ? plainDescriptionOf(body) : descriptionOf(body);
      const isRole = second !== undefined && titleScore(second.text) >= 1 && employerScore(second.text) < 1;
      const dates = ends(entry.date);
      return {
        name: first,
        description: summary ?? (isRole ? undefined : second),
        highlights,
        keywords: keywords ?? [],
        roles: isRole && second ? [second] : [],
        startDate: dates.start,
        endDate: dates.end,
        url,
      };
    });

export function readInterests(rows: readonly TextRow[]): Item<'interests'>[] {
  return paragraphs(rows).flatMap((part) => {
    const ids = part.rows.flatMap((row) => row.lines);
    return part.text.split(/\s+·\s+/u).flatMap((text) => interestsIn(text, ids));
  });
}

/** "Music: piano, choir" is one interest with its details; anything else a list of interests. */
function interestsIn(text: string, ids: readonly string[]): Item<'interests'>[] {
  const labelled = /^([^:,;]{2,40})\s*:\s*(.+)$/.exec(text);
  if (labelled?.[1] && labelled[2])
    return [
      {
        name: sourced(labelled[1].trim(), ids, 0.85),
        keywords: splitList(labelled[2]).map((word) => sourced(word, ids, 0.8)),
      },
    ];
  const items = text.length > 200 ? [text] : splitList(text);
  return items.map((item) => ({ name: sourced(item, ids, 0.75) }));
}

const onRequest =
  /(?:available|provided|furnished)\s+(?:up)?on\s+request|auf anfrage|sur demande|a petición|sob consulta|su richiesta|op aanvraag/i;

/** "References available upon request" means that there is nothing to read. */
export const isOnRequest = (text: string): boolean => onRequest.test(text) && text.length < 60;

export function readReferences(rows: readonly TextRow[]): Item<'references'>[] {
  const parts = paragraphs(rows).filter((part) => !onRequest.test(part.text));
  const found: Item<'references'>[] = [];
  for (const part of parts) {
    const ids = part.rows.flatMap((row) => row.lines);
    const last = found.at(-1);
    const isName = part.text.length <= 60 && !/[.!?。！？]$/.test(part.text) && !/^["“«]/.test(part.text);
    if (isName && last?.reference && !last.name && /^[-–—]/.test(part.text))
      last.name = sourced(part.text.replace(/^[-–—\s]+/, ''), ids, 0.7);
    else if (isName) found.push({ name: sourced(part.text.replace(/^[-–—\s]+/, ''), ids, 0.7) });
    else if (last && !last.reference) last.reference = sourced(part.text, ids, 0.8);
    else found.push({ reference: sourced(part.text, ids, 0.8) });
  }
  return found;
}
