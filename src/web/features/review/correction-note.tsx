import { Undo2 } from 'lucide-react';
import type { Correction } from '#domain/resume/corrections/correction.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

interface CorrectionNoteProps {
  /** What was read: a value, a line, or the name of an entry. */
  read: string | undefined;
  correction: Correction;
  /** Where a line was put. */
  place?: string;
  onUndo: () => void;
}

/** What a person said about a value or line, as a proofreader writes it, and how to undo it. */
export function CorrectionNote({ read, correction, place = '', onUndo }: CorrectionNoteProps) {
  const { review: words } = useCopy();
  const { kind } = correction;
  const confirmed = kind === 'value' && correction.value === read;
  const struck = kind === 'removed' || kind === 'left-out' || (kind === 'value' && !confirmed);
  const said = {
    value: confirmed ? words.confirmed : words.yours,
    removed: words.leftOut,
    'left-out': words.leftOut,
    placed: words.placedAs(place),
  }[kind];
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      {read !== undefined &&
        (struck ? (
          <del className="break-words text-ink-faint decoration-danger">{read}</del>
        ) : (
          <span className="break-words">{read}</span>
        ))}
      {kind === 'value' && !confirmed && (
        <ins className="break-words decoration-accent decoration-2 underline-offset-4">{correction.value}</ins>
      )}
      <Badge tone={kind === 'value' ? 'accent' : 'plain'}>{said}</Badge>
      <Button size="sm" look="quiet" onClick={onUndo} aria-label={words.undoOf(read ?? said)}>
        <Undo2 aria-hidden className="size-3.5" />
        {words.undo}
      </Button>
    </span>
  );
}
