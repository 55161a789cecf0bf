import { squeeze } from '../../language/fold.ts';
import { findEmail, findPhone } from './contact.ts';
import type { Draft, SourcedText } from '../evidence.ts';
import type { Basics } from '../json-resume.ts';
import { findLocation } from './home-location.ts';
import { findName } from './person-name.ts';
import { findLabel, findSummary } from './profile-text.ts';
import { findProfiles, findUrl } from './profiles.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';
import type { Section } from '../sections/section.ts';
import { sameLook, type TextRow } from '../../document/layout/text-row.ts';

/** Name, label, contact, place, profiles and summary: from the top of the resume and its contact and summary sections. */
export function readBasics(rows: readonly TextRow[], sections: readonly Section[]): Draft<Basics> {
  const ownRows = sections.filter((section) => section.kind === 'basics').flatMap((section) => section.rows);
  const own = new Set(ownRows);
  const email = findEmail([...ownRows, ...rows.filter((row) => !own.has(row))]);
  const contactRows = withNeighbours(ownRows, rows, email);
  const phone = findPhone(contactRows) ?? findPhone(rows.filter((row) => row.page === 1).slice(0, 12));
  const profiles = findProfiles(contactRows, rows);
  const url = findUrl(contactRows, outsideEntries(rows, sections), email);
  const headings = new Set(sections.map((section) => section.heading));
  const firstHeading = rows.findIndex((row) => headings.has(row));
  const hints = [email?.text.split('@')[0] ?? '', ...profiles.map((profile) => profile.username?.text ?? '')]
    .concat(url?.text.replace(/^https?:\/\/(?:www\.)?/, '').split('/')[0] ?? '')
    .map(squeeze)
    .filter((hint) => hint !== '');
  const name = findName(rows, firstHeading < 0 ? rows.length : firstHeading, hints);
  const used = usedLines([email, phone, url, name]);
  const label = findLabel(rows, sections, name);
  const summary = findSummary(sections, contactRows, [...used, ...(label?.lines ?? [])]);
  return {
    name,
    label,
    email,
    phone,
    url,
    summary,
    location: findLocation(contactRows, rows, [name, label]),
    profiles,
  };
}

/** An address in an entry of work or projects belongs to that entry. */
function outsideEntries(rows: readonly TextRow[], sections: readonly Section[]): TextRow[] {
  const kinds: readonly SectionKind[] = ['work', 'volunteer', 'projects', 'certificates', 'publications'];
  const entryRows = new Set(sections.filter(({ kind }) => kinds.includes(kind)).flatMap((section) => section.rows));
  return rows.filter((row) => !entryRows.has(row));
}

/** Contacts at the foot of a page are in no contact section: what is close to the e-mail address belongs to it. */
function withNeighbours(own: TextRow[], rows: readonly TextRow[], email: SourcedText | undefined): TextRow[] {
  const at = rows.findIndex((row) => email?.lines.includes(row.id));
  const row = rows[at];
  if (!row || own.includes(row)) return own;
  const near = rows.slice(Math.max(at - 2, 0), at + 3);
  return [...own, ...near.filter((other) => other === row || (sameLook(other.look, row.look) && !other.heading))];
}

const usedLines = (values: readonly (SourcedText | undefined)[]): string[] =>
  values.flatMap((value) => value?.lines ?? []);
