import { useState } from 'react';
import { keysOf, pointerOf } from '#domain/resume/json-pointer.ts';
import { fieldName } from '#copy/field-name.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { CorrectionNote } from './correction-note.tsx';
import { offeredAnswers } from '#domain/resume/corrections/offered-answers.ts';
import { entryTitle, linesOf, type ReadValue } from './read-values.ts';
import { SourceLines } from './source-lines.tsx';
import type { Review } from './use-corrections.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { ValueEditor } from './value-editor.tsx';

/** A value that the parser is not certain of, with a question next to its line. */
export function QuestionItem({ review, read }: { review: Review; read: ReadValue }) {
  const { review: words, resumeFields } = useCopy();
  const [editing, setEditing] = useState(false);
  const { row, keepFocus } = useKeptFocus<HTMLLIElement>();
  const { pointer, value = '' } = read;
  const field = fieldName(pointer, resumeFields);
  const entry = entryTitle(review, pointer);
  const answer = review.corrections.get(pointer) ?? review.corrections.get(pointerOf(keysOf(pointer).slice(0, 2)));
  return (
    <li ref={row} tabIndex={-1} className="grid gap-x-6 gap-y-2 py-4 @min-[36rem]/review:grid-cols-2">
      <div className="grid min-w-0 content-start gap-1.5">
        <p className="font-serif text-lg leading-snug">{words.question(field)}</p>
        {entry !== '' && entry !== value && <p className="text-xs text-ink-faint">{words.inEntry(entry)}</p>}
        {answer && !editing ? (
          <CorrectionNote
            read={value}
            correction={answer}
            onUndo={() => {
              review.undo(answer);
              keepFocus();
            }}
          />
        ) : (
          <p className="font-medium break-words">{value}</p>
        )}
        {editing && (
          <ValueEditor
            review={review}
            pointer={pointer}
            value={value}
            onClose={() => {
              setEditing(false);
              keepFocus();
            }}
          />
        )}
        {!answer && !editing && (
          <div className="flex flex-wrap gap-2 pt-1">
            <Button
              size="sm"
              look="secondary"
              aria-label={words.yesTo(field, value)}
              onClick={() => {
                review.correct({ kind: 'value', pointer, value });
                keepFocus();
              }}
            >
              {words.yes}
            </Button>
            {offeredAnswers(review.parsed, pointer).map(({ kind, text = '', corrections }) => (
              <Button
                key={`${kind} ${text}`}
                size="sm"
                look="secondary"
                className="max-w-full text-left whitespace-normal!"
                aria-label={
                  kind === 'instead'
                    ? words.insteadOf(field, text)
                    : { swap: words.swapOf, noJob: words.noJobOf }[kind](entry)
                }
                onClick={() => {
                  review.correct(...corrections);
                  keepFocus();
                }}
              >
                {kind === 'instead' ? words.instead(text) : words[kind]}
              </Button>
            ))}
            <Button
              size="sm"
              look="secondary"
              aria-label={words.correctOf(field, value)}
              onClick={() => setEditing(true)}
            >
              {words.correct}
            </Button>
            <Button
              size="sm"
              look="quiet"
              aria-label={words.leaveOutOf(field, value)}
              onClick={() => {
                review.correct({ kind: 'removed', pointer });
                keepFocus();
              }}
            >
              {words.leaveOut}
            </Button>
          </div>
        )}
      </div>
      <SourceLines lines={linesOf(review.parsed, pointer)} values={[value]} />
    </li>
  );
}
