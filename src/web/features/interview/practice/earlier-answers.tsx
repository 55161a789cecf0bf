import { useState } from 'react';
import { bandOf } from '#domain/scoring/bands.ts';
import type { PracticedAnswerView } from '#contract/interview-preps.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { bandText } from '../../../ui/score-bar.tsx';

interface EarlierAnswersProps {
  /** Newest first. */
  answers: readonly PracticedAnswerView[];
  onDelete: (answerId: string) => void;
  /** The answer being deleted. */
  deleting: string | undefined;
}

/** What was answered to a question before, each with its date and score, to be read again or deleted. */
export function EarlierAnswers({ answers, onDelete, deleting }: EarlierAnswersProps) {
  const { practice: words, dayAndTime } = useCopy();
  const [asked, setAsked] = useState<string>();
  if (answers.length === 0) return null;
  return (
    <Disclosure summary={words.earlier(answers.length)}>
      <ol className="-ml-5.5 grid">
        {answers.map(({ id, text, seconds, createdAt, review }) => (
          <li key={id} className="grid gap-1.5 border-b border-rule py-3 last:border-b-0">
            <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <time dateTime={createdAt} className="figures text-ink-soft">
                {dayAndTime(createdAt)}
              </time>
              <span className={classNames('figures font-medium', bandText[bandOf(review.score)])}>
                {words.score(review.score)}
              </span>
              <span className="figures text-xs text-ink-faint">
                {words.took(review.words, words.saidTime(seconds))}
              </span>
            </p>
            <p className="max-w-measure font-serif text-base wrap-anywhere whitespace-pre-line">{text}</p>
            <Button
              look="quiet"
              size="sm"
              className="-ml-2 justify-self-start sm:-ml-3"
              aria-label={words.removeOf(dayAndTime(createdAt))}
              loading={deleting === id}
              onClick={() => setAsked(id)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={words.removeTitle}
        text={words.removeText}
        confirm={words.remove}
        cancel={words.keep}
        onConfirm={() => {
          if (asked !== undefined) onDelete(asked);
          setAsked(undefined);
        }}
      />
    </Disclosure>
  );
}
