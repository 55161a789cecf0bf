import { useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { api } from '#contract/api.ts';
import type { JobMatchView } from '#contract/job-matches.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useJobsCache } from '../jobs-cache.ts';

const ratings = [1, 2, 3, 4, 5] as const;

/** How good a person finds a match, from 1 to 5: radio buttons that look like stars. The list stays as it is until it is loaded again. */
export function Rating({ match: { id, userRating } }: { match: JobMatchView }) {
  const { matchCard: words, jobToasts } = useCopy();
  const client = useApi();
  const toast = useToast();
  const name = useId();
  const { replaceMatch } = useJobsCache();
  // What was pressed last, until the server has answered.
  const [pressed, setPressed] = useState<number | null>();
  const { mutate } = useMutation({
    scope: { id: `rate ${id}` },
    mutationFn: (rating: number | null) => client.call(api.updateMatch, { params: { id }, body: { rating } }),
    onSuccess: replaceMatch,
    onError: (error) =>
      toast({ tone: 'destructive', title: jobToasts.ratingFailed, text: sentenceOf(error, jobToasts.tryAgain) }),
    onSettled: (_answer, _error, rating) => setPressed((now) => (now === rating ? undefined : now)),
  });
  const shown = pressed === undefined ? userRating : pressed;
  const rate = (rating: number | null) => {
    setPressed(rating);
    mutate(rating);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <fieldset className="flex flex-wrap items-center gap-x-3">
        <legend className="float-left text-sm text-ink-soft">{words.rating}</legend>
        <div className="flex">
          {ratings.map((rating) => (
            <label
              key={rating}
              className={classNames(
                'relative grid size-9 cursor-pointer place-items-center rounded-sm pointer-coarse:size-11',
                'has-focus-visible:outline-2 has-focus-visible:outline-accent hover:text-accent',
                shown !== null && rating <= shown ? 'text-accent' : 'text-ink-faint',
              )}
            >
              <input
                type="radio"
                name={name}
                value={rating}
                checked={rating === shown}
                onChange={() => rate(rating)}
                aria-label={words.stars(rating)}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              <Star aria-hidden className={classNames('size-5', shown !== null && rating <= shown && 'fill-current')} />
            </label>
          ))}
        </div>
      </fieldset>
      <span className="figures min-w-12 text-sm text-ink-soft" aria-hidden>
        {shown !== null && words.stars(shown)}
      </span>
      {shown !== null && (
        <Button
          look="quiet"
          size="sm"
          onClick={(event) => {
            // The button goes, and the focus with it.
            event.currentTarget.parentElement?.querySelector<HTMLElement>('input')?.focus();
            rate(null);
          }}
        >
          {words.clearRating}
        </Button>
      )}
    </div>
  );
}
