import { useState } from 'react';
import { Pencil, Plus, X } from 'lucide-react';
import { fieldName } from '#copy/field-name.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { CorrectionNote } from './correction-note.tsx';
import type { ReadValue } from './read-values.ts';
import type { Review } from './use-corrections.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { ValueEditor } from './value-editor.tsx';

interface ValueRowProps {
  review: Review;
  read: ReadValue;
  /** The name of the entry it belongs to. */
  entry: string;
}

/** One value with its actions. */
export function ValueRow({ review, read, entry }: ValueRowProps) {
  const { review: words, resumeFields } = useCopy();
  const [editing, setEditing] = useState(false);
  const { row, keepFocus } = useKeptFocus<HTMLDivElement>();
  const { pointer, value, correction } = read;
  const field = fieldName(pointer, resumeFields);
  const close = () => {
    setEditing(false);
    keepFocus();
  };
  return (
    <div ref={row} tabIndex={-1} className="grid">
      <span className="pt-1 text-xs text-ink-faint first-letter:uppercase">{field}</span>
      {editing ? (
        <ValueEditor review={review} pointer={pointer} value={value ?? ''} onClose={close} />
      ) : correction ? (
        <CorrectionNote
          read={value}
          correction={correction}
          onUndo={() => {
            review.undo(correction);
            keepFocus();
          }}
        />
      ) : (
        <span className="flex items-start justify-between gap-2">
          <span className={value === undefined ? 'text-ink-faint italic' : 'min-w-0 break-words'}>
            {value ?? words.noLine}
          </span>
          <span className="-my-1.5 flex shrink-0">
            <IconButton
              label={value === undefined ? words.addOf(field, entry) : words.correctOf(field, value)}
              onClick={() => setEditing(true)}
            >
              {value === undefined ? (
                <Plus aria-hidden className="size-4" />
              ) : (
                <Pencil aria-hidden className="size-4" />
              )}
            </IconButton>
            {value !== undefined && (
              <IconButton
                label={words.leaveOutOf(field, value)}
                onClick={() => {
                  review.correct({ kind: 'removed', pointer });
                  keepFocus();
                }}
              >
                <X aria-hidden className="size-4" />
              </IconButton>
            )}
          </span>
        </span>
      )}
    </div>
  );
}

function IconButton({ label, onClick, children }: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <Button size="sm" look="quiet" aria-label={label} title={label} onClick={onClick}>
      {children}
    </Button>
  );
}
