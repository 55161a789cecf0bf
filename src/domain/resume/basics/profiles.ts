import { plainWords } from '../../language/fold.ts';
import { sourced, type Draft, type SourcedText } from '../evidence.ts';
import type { Basics } from '../json-resume.ts';
import { isProse } from '../entries/prose.ts';
import type { Piece, TextRow } from '../../document/layout/text-row.ts';
import { findAddresses, networkNames, profileOf, sameAddress, urlLabel, type WebAddress } from './web-address.ts';

type ProfileDraft = Draft<NonNullable<Basics['profiles']>[number]>;

interface Found {
  address: WebAddress;
  row: TextRow;
  piece: Piece;
  /** The lines that it stands on. */
  lines: string[];
  /** The text links to the address without containing it. */
  linked: boolean;
  /** What stands before its piece on the row. */
  beside: string;
}

/** Profiles on known networks: written addresses, links on names, and "GitHub: ada" labels. */
export function findProfiles(contactRows: readonly TextRow[], rows: readonly TextRow[]): ProfileDraft[] {
  const profiles: ProfileDraft[] = [];
  const add = (network: string, lines: string[], url?: SourcedText, username?: SourcedText): void => {
    const known = profiles.find((profile) => profile.network?.text === network);
    if (known) {
      known.url ??= url;
      known.username ??= username;
    } else profiles.push({ network: sourced(network, lines, 0.95), username, url });
  };
  const head = rows.slice(0, 15);
  const contacts = new Set(contactRows);
  for (const found of addresses([...new Set([...contactRows, ...head])])) {
    const profile = profileOf(found.address);
    if (!profile || (found.linked && !contacts.has(found.row))) continue;
    const { lines } = found;
    const username = profile.username ? sourced(profile.username, lines, 0.9) : undefined;
    add(profile.network, lines, sourced(found.address.text, lines, found.linked ? 0.8 : 0.95), username);
  }
  for (const labelled of labelledUsers(contactRows))
    add(labelled.network, labelled.lines, undefined, labelled.username);
  return profiles;
}

function addresses(rows: readonly TextRow[]): Found[] {
  return rows.flatMap((row) =>
    row.pieces.flatMap((piece, at) => {
      const beside = row.pieces[at - 1]?.text ?? '';
      const links = piece.runs.flatMap((run) => run.link ?? []).filter((link) => /^https?:/.test(link));
      // If the text links to the address it contains, the link has its scheme too.
      const written = findAddresses(piece.text).map((cut): Found => {
        const { address, lines } = wholeAddress(cut, piece, row, rows);
        const link = links.find((other) => sameAddress(other, address.text));
        const text = (address.text.endsWith('/') ? link : link?.replace(/\/$/, '')) ?? address.text;
        return { address: { ...address, text }, row, piece, lines, linked: false, beside };
      });
      const linked = [...new Set(piece.runs.map((run) => run.link))]
        .filter((link): link is string => link !== undefined && /^https?:/.test(link))
        .flatMap((link) => findAddresses(link).slice(0, 1))
        .filter((address) => !written.some((other) => sameAddress(other.address.text, address.text)))
        .map((address): Found => ({ address, row, piece, lines: row.lines, linked: true, beside }));
      return [...written, ...linked];
    }),
  );
}

/** "linkedin.com/in/robin-" above "example (LinkedIn)": an address that was broken where its piece ends goes on below it. */
function wholeAddress(
  address: WebAddress,
  piece: Piece,
  row: TextRow,
  rows: readonly TextRow[],
): Pick<Found, 'address' | 'lines'> {
  const isCut = /[-/]$/.test(address.text) && address.path !== '' && piece.text.trimEnd().endsWith(address.text);
  const isBelow = ({ page, y }: TextRow): boolean =>
    page === row.page && y > row.y && y - row.bottom < row.bottom - row.y;
  for (const below of isCut ? rows.filter(isBelow) : []) {
    const rest = below.pieces.find(({ x }) => Math.abs(x - piece.x) < sameEdge)?.text ?? '';
    const [, tail] = /^([\w%-]+\/?)(?:\s+\(\p{L}+\))?$/u.exec(rest) ?? [];
    const whole = tail === undefined ? undefined : findAddresses(address.text + tail)[0];
    if (whole) return { address: { ...whole, index: address.index }, lines: [...row.lines, ...below.lines] };
  }
  return { address, lines: row.lines };
}

const sameEdge = 5;

/** "GitHub: ada", "ada (GitHub)", and a network's name above or below a user name. */
function labelledUsers(rows: readonly TextRow[]): { network: string; username: SourcedText; lines: string[] }[] {
  const found: { network: string; username: SourcedText; lines: string[] }[] = [];
  const known = new Set<string>();
  const add = (network: string, username: SourcedText, lines: string[]): void => {
    found.push({ network, username, lines });
    known.add(`${network} ${username.text}`);
  };
  const isUser = (text: string): boolean =>
    /^@?[\p{L}\p{N}][\p{L}\p{N}._-]{2,38}$/u.test(text) && !networkNames.has(text.toLowerCase());
  rows.forEach((row, index) => {
    for (const piece of row.pieces) {
      const inline =
        /^(\p{L}[\p{L}. ]*?)\s*[:：]\s*@?(\S+)$/u.exec(piece.text) ?? /^(\p{L}[\p{L}. ]*?)\s+@(\S+)$/u.exec(piece.text);
      const behind = /^(\S+)\s+\((\p{L}[\p{L}. ]*)\)$/u.exec(piece.text);
      const [name, user] = inline ? [inline[1], inline[2]] : behind ? [behind[2], behind[1]] : [];
      const network = networkNames.get(plainWords(name ?? ''));
      if (network && user && isUser(user)) add(network, sourced(user, row.lines, 0.9), row.lines);
      const alone = networkNames.get(plainWords(piece.text));
      if (!alone || alone === 'X') continue;
      for (const other of [rows[index + 1], rows[index - 1]]) {
        const beside =
          row.pieces.find((p) => p !== piece && isUser(p.text)) ??
          other?.pieces.find((p) => Math.abs(p.x - piece.x) < 30 && isUser(p.text));
        if (!beside || known.has(`${alone} ${beside.text}`)) continue;
        const line = row.pieces.includes(beside) ? row.id : (other?.id ?? row.id);
        add(alone, sourced(beside.text, [line], 0.75), row.lines);
        break;
      }
    }
  });
  return found;
}

const longestLabel = 200;

/** A host with an unusual ending, alone between the separators of the contact line. */
function bareHost(contactRows: readonly TextRow[]): SourcedText | undefined {
  for (const row of contactRows.filter((candidate) => /@/.test(candidate.text))) {
    const host = row.text
      .split(/\s*[|•·⋅\t]\s*/)
      .find((chunk) => /^[a-z][a-z0-9-]+(?:\.[a-z][a-z0-9-]+)+$/.test(chunk));
    if (host) return sourced(host, row.lines, 0.5);
  }
  return undefined;
}

/** The person's own page: an address in the contact part that is not a profile on a network. */
export function findUrl(
  contactRows: readonly TextRow[],
  rows: readonly TextRow[],
  email: SourcedText | undefined,
): SourcedText | undefined {
  const contacts = new Set(contactRows);
  const places = new Map(rows.map((row, index) => [row, index]));
  const sources = [...new Set([...contactRows, ...rows.slice(0, 12)])].filter(
    (row) => !isProse(row) || (contacts.has(row) && /\s[·|•]\s/.test(row.text)),
  );
  const found = addresses(sources).filter(({ address }) => !profileOf(address));
  // The end of an e-mail address that was broken off is not a page.
  const isTail = ({ address, row }: Found): boolean =>
    email !== undefined && email.lines.includes(row.id) && email.text.endsWith(address.text);
  const written = found.filter((candidate) => !candidate.linked && !isTail(candidate));
  const user = email?.text.split('@')[0]?.toLowerCase() ?? '';
  const scored = written.map((candidate) => {
    const { index } = candidate.address;
    // A label is short: what stands farther before the address is none.
    const before = candidate.piece.text.slice(Math.max(0, index - longestLabel), index);
    const above = rows[(places.get(candidate.row) ?? -1) - 1]?.text ?? '';
    const labelled = [before, candidate.beside, above].some((text) => urlLabel.test(text.trim()));
    const schemed = /^(?:https?:|www\.)/i.test(candidate.address.text);
    const alone = candidate.piece.text.trim().length <= candidate.address.text.length + 2;
    // "Monday.com" in the middle of a text names a tool.
    let score = contacts.has(candidate.row) ? 3 : labelled || schemed || alone ? 1 : -Infinity;
    if (labelled) score += 2;
    if (schemed) score += 1;
    if (user.length > 2 && candidate.address.host.includes(user.slice(0, 4))) score += 1;
    if (candidate.address.path !== '') score -= 0.5;
    return { candidate, score };
  });
  const best = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)[0];
  if (best)
    return sourced(best.candidate.address.text, best.candidate.row.lines, Math.min(0.6 + best.score / 15, 0.97));
  const bare = bareHost(contactRows);
  if (bare) return bare;
  const linked = found.find((candidate) => contacts.has(candidate.row) && urlLabel.test(candidate.piece.text));
  return linked && sourced(linked.address.text, linked.row.lines, 0.7);
}
