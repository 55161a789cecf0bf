/** A piece of a text of `copy/long-reads`. */
export type TextPart =
  | { kind: 'plain' | 'strong' | 'deleted' | 'inserted' | 'evidence' | 'fact'; text: string }
  | { kind: 'link'; text: string; page: string };

const marks = /\[([^\]]+)\]\(([\w#-]+)\)|\{(\w+)\}|~~(.+?)~~|\+\+(.+?)\+\+|==(.+?)==|\*\*(.+?)\*\*/g;

function marked([, link, page = '', fact, deleted, inserted, evidence, strong]: RegExpMatchArray): TextPart {
  if (link !== undefined) return { kind: 'link', text: link, page };
  if (fact !== undefined) return { kind: 'fact', text: fact };
  if (deleted !== undefined) return { kind: 'deleted', text: deleted };
  if (inserted !== undefined) return { kind: 'inserted', text: inserted };
  if (evidence !== undefined) return { kind: 'evidence', text: evidence };
  return { kind: 'strong', text: strong ?? '' };
}

/** Takes a text apart by its marks. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > at) parts.push({ kind: 'plain', text: text.slice(at, match.index) });
    parts.push(marked(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ kind: 'plain', text: text.slice(at) });
  return parts;
}
