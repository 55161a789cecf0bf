import { cleanLine } from '#domain/resume/document/clean-text.ts';
import type { Part } from '#domain/resume/document/sheet.ts';
import { marked } from './line-breaks.ts';
import type { Span } from './print-sheet.ts';

const address = /\bhttps?:\/\/[^\s<>"'“”«»]+[^\s<>"'“”«».,;:!?)\]}…]/giu;

/** Cleaned text with the web addresses in it turned into links. */
export function linked(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    if (match.index > from) spans.push({ text: marked(text.slice(from, match.index)) });
    const url = webAddress(match[0]);
    spans.push({ text: marked(match[0]), ...(url === undefined ? {} : { url }) });
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ text: marked(text.slice(from)) });
  return spans;
}

/** The http(s) address to link to, if any. Other schemes (javascript:, file:, data:) are printed but never become links. */
export function webAddress(text: string | undefined): string | undefined {
  const cleaned = cleanLine(text);
  if (cleaned === '' || /\s/.test(cleaned)) return undefined;
  const schemed = /^[a-z][a-z0-9+.-]*:/i.test(cleaned);
  const candidate = schemed && !/^[^:/]+\.[^:/]+:\d/.test(cleaned) ? cleaned : `https://${cleaned}`;
  if (!URL.canParse(candidate)) return undefined;
  const url = new URL(candidate);
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  return web && url.hostname.includes('.') && url.username === '' && url.password === '' ? url.href : undefined;
}

const emailAddress = (email: string): string | undefined =>
  /^[^\s@<>"(),:;\\[\]?&#%]+@[^\s@<>"(),:;\\[\]?&#%]+\.[^\s@.]+$/.test(email) ? `mailto:${email}` : undefined;

function phoneAddress(phone: string): string | undefined {
  const digits = phone.replace(/\(0\)/, '').replace(/[\s().\-/]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : undefined;
}

/** The link target of a part of a sheet, if it's safe to follow. */
export function liveAddress({ role, text, address: given }: Part): string | undefined {
  if (role === 'email') return emailAddress(text);
  return role === 'phone' ? phoneAddress(text) : webAddress(given);
}
