import { tokenise, type Token } from './tokenise.ts';

/** Runs of this many words that two texts share are taken for copied: shorter ones are shared by chance. */
const usualSize = 5;

/** All runs of `size` neighbouring words of a text, case, accents and plurals apart. */
export function shingles(text: string, size: number = usualSize): Set<string> {
  const found = new Set<string>();
  const tokens = tokenise(text);
  for (let at = 0; at + size <= tokens.length; at += 1) found.add(runAt(tokens, at, size));
  return found;
}

/** A stretch of a text that stands in another one word by word; offsets into the text. */
export interface CopiedSpan {
  start: number;
  end: number;
}

/** The stretches of a text that stand in the source: `size` words or longer, in order, neighbouring ones joined. */
export function copiedSpans(text: string, source: ReadonlySet<string>, size: number = usualSize): CopiedSpan[] {
  const tokens = tokenise(text);
  const spans: CopiedSpan[] = [];
  for (let at = 0; at + size <= tokens.length; at += 1) {
    if (!source.has(runAt(tokens, at, size))) continue;
    const start = tokens[at]?.start ?? 0;
    const end = tokens[at + size - 1]?.end ?? start;
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

/** The share of a text's words, from 0 to 1, that stand in stretches copied from the source. */
export function copiedShare(text: string, source: ReadonlySet<string>, size: number = usualSize): number {
  const tokens = tokenise(text);
  if (tokens.length === 0) return 0;
  const spans = copiedSpans(text, source, size);
  const copied = tokens.filter((token) => spans.some((span) => token.start >= span.start && token.end <= span.end));
  return copied.length / tokens.length;
}

const runAt = (tokens: Token[], at: number, size: number): string =>
  tokens
    .slice(at, at + size)
    .map((token) => token.key)
    .join(' ');
