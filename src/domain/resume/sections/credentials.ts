import { findDates, isoDate } from '../../language/dates.ts';
import { sameLook, type Look, type TextRow } from '../../document/layout/text-row.ts';
import { placeScore } from '../basics/location.ts';
import { findAddresses, type WebAddress } from '../basics/web-address.ts';
import { headerParts } from '../entries/header-parts.ts';
import { continuesIn, isProse, joinLines, leavesNoRoom, openEnd } from '../entries/prose.ts';
import { employerScore } from '../entries/roles.ts';
import { isEmphatic } from '../entries/typography.ts';
import { sourced, type SourcedText } from '../evidence.ts';

/** A certificate, licence or award with what belongs to it alone. */
export interface Credential {
  name: SourcedText;
  issuer?: SourcedText | undefined;
  date?: SourcedText | undefined;
  url?: SourcedText | undefined;
}

/** The credentials of a section: one a line, several in a line, or each with its lines below a name that is set apart. None takes what stands on another's. */
export function readCredentials(rows: readonly TextRow[]): Credential[] {
  const issuers = issuersAbove(rows);
  return credentialRows(rows.filter((row) => !issuers.has(row))).flatMap((own) => {
    const read = credentialOf(own);
    const above = rows.slice(0, rows.findIndex((row) => row.id === own[0]?.id) + 1).findLast((row) => issuers.has(row));
    if (!read || !above || read.issuer) return read ?? [];
    return { ...read, issuer: sourced(above.text.replace(/:$/, ''), above.lines, 0.8) };
  });
}

/** Those above several bullets each: who gave what the bullets name. */
function issuersAbove(rows: readonly TextRow[]): ReadonlySet<TextRow> {
  const heads = rows.filter((row, index) => !row.bullet && rows[index + 1]?.bullet);
  const isIssuer = ({ text }: TextRow): boolean => findDates(text).length === 0 && employerScore(text) >= 0.7;
  const bullets = rows.filter(({ bullet }) => bullet);
  return new Set(
    bullets.length > heads.length && bullets.length + heads.length === rows.length && !bullets.some(isProse)
      ? heads.filter((row) => isIssuer(row) || row.look.caps)
      : [],
  );
}

/** The rows of each credential. */
function credentialRows(rows: readonly TextRow[]): TextRow[][] {
  const [first] = rows;
  // Names that are set apart have what belongs to them below; without them most lines end with their date where several do.
  const areNamed =
    first !== undefined && rows.some((row) => row.look.size > 0 && isEmphatic(nameLook(first), nameLook(row)));
  const isName = (row: TextRow): boolean => first !== undefined && sameLook(nameLook(row), nameLook(first));
  const areDated = 2 * rows.filter(endsWithDate).length >= Math.max(rows.length / 2, fewestDated);
  const groups: TextRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const above = last?.at(-1);
    const isBroken =
      above !== undefined &&
      !row.bullet &&
      (areNamed ? isName(row) && continuesName(above, row) : continuesText(above, row, areDated));
    const begins = row.bullet || (areNamed ? isName(row) : !isDetail(row));
    if (last && above && isBroken) last[last.length - 1] = joined(above, row);
    else if (!last || begins) groups.push([row]);
    else last.push(row);
  }
  return groups.flatMap((group) => inOneLine(group) ?? [group]);
}

/** How the name on a row is set, whatever date stands before it. */
const nameLook = ({ pieces, look }: TextRow): Look =>
  pieces.find(({ text }) => (findDates(text)[0]?.text.length ?? 0) < text.length - 2)?.look ?? look;

/** A row made whole with the one that it was broken into. */
function joined(above: TextRow, row: TextRow): TextRow {
  const last = above.pieces.at(-1);
  const [first, ...others] = row.pieces;
  if (!last || !first) return above;
  const whole = { ...last, text: joinLines([last.text, first.text]), runs: [...last.runs, ...first.runs] };
  const pieces = [...above.pieces.slice(0, -1), whole, ...others];
  const text = pieces.map((piece) => piece.text).join('\t');
  return { ...row, pieces, text, lines: [...above.lines, ...row.lines], bullet: above.bullet, look: above.look };
}

const continuesName = (above: TextRow, row: TextRow): boolean => continuesIn(above, row) && !endsWithDate(above);

const fewestDated = 4;

const continuesText = (above: TextRow, row: TextRow, areDated: boolean): boolean =>
  /[·•|]$/.test(above.text) ||
  (!endsWithDate(above) &&
    findDates(row.text)[0]?.index !== 0 &&
    (open(above.text) ||
      endsWithWord(above.text) ||
      (continuesIn(above, row) &&
        (startsLow.test(row.text) ||
          /[,–-]$/.test(above.text) ||
          (areDated && endsWithDate(row) && leavesNoRoom(above, row))))));
const startsLow = /^(?:\p{Ll}(?!\p{L}*\p{Lu})|[(\d])/u;
/** "Map Drawing for Field Work and": a name goes on behind such a word, however far below. */
const endsWithWord = (text: string): boolean => /[\p{L}&]$/u.test(text) && openEnd.test(text);
const open = (text: string): boolean => text.split('(').length > text.split(')').length;
const endsWithDate = ({ text }: TextRow): boolean => findDates(text).some(({ end }) => text.length - end <= 2);

/** A date, a number, a label with its value, an address: nothing that could be a credential. */
const isDetail = ({ text, pieces }: TextRow): boolean => {
  const rest = findDates(text).reduce((left, span) => left.replace(span.text, ''), text);
  return (
    !/\p{L}{2}/u.test(rest) ||
    isNumber(rest.trim()) ||
    /^(?:issued|expires|valid|credential|certificate (?:id|no|number)|licen[cs]e (?:no|number))\b/i.test(text) ||
    (pieces.length === 1 && findAddresses(text).some((address) => address.text.length > 0.7 * text.length))
  );
};

const between = /\s*;\s+|\s+[|•]\s+/u;
const fewestInLine = 2;
const mostWords = 9;

/** "First aid; Forklift licence (2019); Working at heights": several on one line, each with its own date. */
function inOneLine(group: readonly TextRow[]): TextRow[][] | undefined {
  const [row] = group;
  if (!row || group.length > 1 || row.pieces.length > 1) return undefined;
  const texts = row.text.split(between).filter((text) => text !== '');
  const areNames = texts.every((text) => text.split(' ').length <= mostWords && !isDetail({ ...row, text }));
  if (texts.length < fewestInLine || !areNames || (!row.text.includes(';') && texts.length < 3)) return undefined;
  return texts.map((text) => [{ ...row, text, pieces: row.pieces.map((piece) => ({ ...piece, text })) }]);
}

function credentialOf(rows: readonly TextRow[]): Credential | undefined {
  const parts = headerParts(rows, undefined);
  const addresses = parts.flatMap((part) => findAddresses(part.text).map((found) => ({ found, part })));
  const names = parts
    .filter(
      (whole) => !addresses.some(({ found, part }) => part === whole && part.text.length < found.text.length / 0.7),
    )
    .flatMap((part) => segmentsOf(unlabelled(part.text)).map((segment) => ({ text: segment, lines: part.row.lines })))
    .filter((segment, at, all) => !isNumber(segment.text) && !(at < all.length - 1 && isLabel(segment.text)));
  const [first, ...others] = names;
  if (!first) return undefined;
  const issuer = others.findLast(({ text: last }) => isIssuerLike(last));
  const named = others.slice(0, issuer ? others.indexOf(issuer) : others.length).filter(isBehindName(first));
  const span = rows.flatMap((own) => findDates(own.text).map((date) => ({ date, own })))[0];
  const point = span?.date.start ?? span?.date.finish;
  const [address] = addresses;
  return {
    name: sourced(
      [first, ...named].map((one) => one.text).join(', '),
      [...first.lines, ...named.flatMap((one) => one.lines)],
      0.8,
    ),
    issuer: issuer && sourced(issuer.text, issuer.lines, 0.75),
    date: span && point && sourced(isoDate(point), span.own.lines, 0.9),
    url: address && urlOf(address.found, address.part.link, address.part.row.lines),
  };
}

/** "Certifications: Certified Welder": the label names the section and not the certificate. */
function unlabelled(text: string): string {
  const [label, name] = text.split(/:\s+/, 2);
  return name !== undefined && isLabel(label ?? '') ? text.slice(text.indexOf(name)) : text;
}

const isLabel = (text: string): boolean => /^(?:certifications?|certificates?|licen[cs]es)$/i.test(text);

const urlOf = (found: WebAddress, link: string | undefined, lines: readonly string[]): SourcedText =>
  sourced(link?.includes(found.text) ? link : found.text, lines, 0.9);

/** What stands on the name's own line is of the name, or of its issuer. */
const isBehindName =
  (first: { lines: readonly string[] }) =>
  (other: { lines: readonly string[] }): boolean =>
    other.lines[0] === first.lines[0];

/** A part at its commas, and at a dash or bracket before what can only be an issuer. */
function segmentsOf(text: string): string[] {
  return text
    .split(/,\s+(?![^()]*\))/u)
    .flatMap((segment) => {
      const behind = /^(.{4,}?)(?:\s+[-–—]\s+|\s*:\s+|\s+\()([^()]{2,60})\)?$/u.exec(segment);
      return behind?.[1] && behind[2] && (employerScore(behind[2]) >= 1 || isNumber(behind[2]))
        ? [behind[1], behind[2]]
        : [segment];
    })
    .map((segment) => segment.replace(/^[\s(:–—-]+|[\s:,–—-]+$/g, ''))
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment));
}

const numbered =
  /^(?:[\p{L}.]+[\s.-]*){0,3}(?:id|n[or°º]|nr|num(?:ber|mer|éro|ero)?|#|reg(?:istration)?|licen[cs]e|permit|ausweis)\b[\s.:#-]*\p{L}{0,5}[\s-]?\d/iu;
/** "Credential ID 2291847", "RN60441207", "GTCS 124578": it counts a credential and names none. */
const isNumber = (text: string): boolean =>
  numbered.test(text) || /^(?:[A-Z]{1,6}[\s-]?)?(?=[\w-]*\d[\w-]*\d[\w-]*\d)[A-Z\d]+(?:-[A-Z\d]+)*$/u.test(text);

/** What a link to a certificate is called, and what was reached in an award: neither gives it. */
const noIssuer =
  /^(?:(?:view|show|see|verify|open)\s+)?(?:credentials?|certificates?|certification|link|url|verify|proof)$|\brank(?:ed)?\b/i;

const isIssuerLike = (text: string): boolean =>
  !noIssuer.test(text) &&
  /^\P{Ll}/u.test(text) &&
  text.split(/\s+/).length <= 8 &&
  (employerScore(text) >= 0.7 || placeScore(text) < 0.85);
