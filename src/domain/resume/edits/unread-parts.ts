import type { ParsedResume, UnreadPart } from '../parsed-resume.ts';

type Parts = Pick<ParsedResume, 'unreadParts'>;

const changed = ({ unreadParts }: Parts, change: (parts: UnreadPart[]) => UnreadPart[]): Parts =>
  unreadParts === undefined ? {} : { unreadParts: change(unreadParts) };

/** The unread parts of the lines that are not gone. */
export const partsLeft = (parsed: Parts, gone: { has: (id: string) => boolean }): Parts =>
  changed(parsed, (parts) => parts.filter(({ line }) => !gone.has(line)));

/** The unread parts, those of some lines as parts of another: what a value leaves over stays when the value is corrected. */
export const partsOn = (parsed: Parts, lines: readonly string[], line: string): Parts =>
  changed(parsed, (parts) => parts.map((part) => (lines.includes(part.line) ? { ...part, line } : part)));

/** The resume without an unread part, in its line as well. */
export function withoutPart(parsed: ParsedResume, { id, line, text }: UnreadPart): ParsedResume {
  const cut = (from: string): string =>
    from
      .replace(text, () => ' ')
      .replace(/\s*([,;|·–—-])\s*(?=[,;|·–—-]|$)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return {
    ...parsed,
    lines: parsed.lines.map((each) => (each.id === line ? { ...each, text: cut(each.text) } : each)),
    ...changed(parsed, (parts) => parts.filter((part) => part.id !== id)),
  };
}
