import { useCopy } from '../../../copy/use-copy.tsx';

/** The server sends at most this many characters of a locked document unchanged, cut between words; filler follows. */
const readableCharacters = 400;

/** Where the filler begins. Its words are as long as those they replace, so the cut is found as the server found it. */
export function fillerStart(text: string): number {
  if (text.length <= readableCharacters || /\s/.test(text.charAt(readableCharacters))) return readableCharacters;
  return Math.max(text.slice(0, readableCharacters).search(/\s\S*$/), 0);
}

/** A locked document: its beginning, then the shape of the rest, blurred and hidden from screen readers. */
export function LockedText({ text }: { text: string }) {
  const { overlay } = useCopy();
  const cut = fillerStart(text);
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {text.slice(0, cut)}
      <span aria-hidden className="blur-[3px] select-none">
        {text.slice(cut)}
      </span>
      <span className="sr-only">{overlay.hidden}</span>
    </p>
  );
}
