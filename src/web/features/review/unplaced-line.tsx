import { useState } from 'react';
import { targetOf } from '#domain/resume/corrections/correction.ts';
import type { SourceLine } from '#domain/resume/parsed-resume.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { CorrectionNote } from './correction-note.tsx';
import { placeName, placesFor } from './line-places.ts';
import type { Review } from './use-corrections.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** A line of the file that no value was read from: where it belongs, or that it is left out. */
export function UnplacedLine({ review, line }: { review: Review; line: SourceLine }) {
  const { review: words, linePlaces } = useCopy();
  const [place, setPlace] = useState('');
  const { row, keepFocus } = useKeptFocus<HTMLLIElement>();
  const leftOut = { kind: 'left-out', line: line.id } as const;
  const answer = review.corrections.get(targetOf(leftOut));
  if (answer) {
    return (
      <li ref={row} tabIndex={-1} className="py-3">
        <CorrectionNote
          read={line.text}
          correction={answer}
          place={answer.kind === 'placed' ? placeName(review, answer.pointer, linePlaces) : ''}
          onUndo={() => {
            review.undo(answer);
            keepFocus();
          }}
        />
      </li>
    );
  }
  return (
    <li ref={row} tabIndex={-1} className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-2 md:items-center">
      <p className="border-l-2 border-rule pl-4 font-serif text-sm leading-7 break-words text-ink-soft">{line.text}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={words.placeOf(line.text)}
          className="max-w-full min-w-56 flex-1"
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        >
          <option value="">{words.choosePlace}</option>
          {placesFor(review, linePlaces).map(({ group, places }) => (
            <optgroup key={group} label={group}>
              {places.map(({ pointer, name }) => (
                <option key={pointer} value={pointer}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <Button
          size="sm"
          look="secondary"
          aria-disabled={place === '' || undefined}
          onClick={() => {
            if (place === '') return;
            review.correct({ kind: 'placed', line: line.id, pointer: place });
            keepFocus();
          }}
        >
          {words.putThere}
        </Button>
        <Button
          size="sm"
          look="quiet"
          aria-label={words.leaveOutOf(words.lineNoun, line.text)}
          onClick={() => {
            review.correct(leftOut);
            keepFocus();
          }}
        >
          {words.leaveOut}
        </Button>
      </div>
    </li>
  );
}
