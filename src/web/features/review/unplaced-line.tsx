import { useState } from 'react';
import { likelyPlace } from '#domain/resume/corrections/likely-place.ts';
import { targetOf } from '#domain/resume/corrections/correction.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { CorrectionNote } from './correction-note.tsx';
import { placeName, placesFor } from './line-places.ts';
import type { UnplacedItem } from './review-order.ts';
import { SourceLines } from './source-lines.tsx';
import type { Review } from './use-corrections.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** A line of the file, or the part of one, that no value was read from: where it belongs, or that it is left out. */
export function UnplacedLine({ review, item }: { review: Review; item: UnplacedItem }) {
  const copy = useCopy();
  const { review: words, linePlaces } = copy;
  const [place, setPlace] = useState('');
  const { row, keepFocus } = useKeptFocus<HTMLLIElement>();
  const { line, text } = item;
  const leftOut = { kind: 'left-out', line } as const;
  const answer = review.corrections.get(targetOf(leftOut));
  const nameOf = (pointer: string): string => placeName(review, pointer, copy);
  const put = (pointer: string) => {
    review.correct({ kind: 'placed', line, pointer });
    keepFocus();
  };
  if (answer) {
    return (
      <li ref={row} tabIndex={-1} className="py-3">
        <CorrectionNote
          read={text}
          correction={answer}
          place={answer.kind === 'placed' ? nameOf(answer.pointer) : ''}
          onUndo={() => {
            review.undo(answer);
            keepFocus();
          }}
        />
      </li>
    );
  }
  const likely = likelyPlace(review.parsed, item);
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="grid gap-x-6 gap-y-2 py-3 @min-[36rem]/review:grid-cols-2 @min-[36rem]/review:items-center"
    >
      {item.source === text ? (
        <p className="border-l-2 border-rule pl-4 font-serif text-sm leading-7 break-words text-ink-soft">{text}</p>
      ) : (
        <SourceLines lines={[item.source]} values={[text]} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {likely !== undefined && (
          <Button
            size="sm"
            look="secondary"
            className="max-w-full text-left whitespace-normal!"
            aria-label={words.likelyOf(nameOf(likely), text)}
            onClick={() => put(likely)}
          >
            {words.likely(nameOf(likely))}
          </Button>
        )}
        <Select
          aria-label={words.placeOf(text)}
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
            if (place !== '') put(place);
          }}
        >
          {words.putThere}
        </Button>
        <Button
          size="sm"
          look="quiet"
          aria-label={words.leaveOutOf(words.lineNoun, text)}
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
