import { fillerStart } from '#domain/tailoring/locked-preview.ts';
import { useCopy } from '../../../copy/use-copy.tsx';

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
