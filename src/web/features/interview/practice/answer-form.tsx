import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { maxAnswerCharacters, practiceAnswer } from '#contract/interview-preps.ts';
import { codeOf, sentenceOf } from '../../../api/http-error.ts';
import { useCopy, useValidation } from '../../../copy/use-copy.tsx';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field, Textarea } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Timer } from './timer.tsx';
import { useElapsed } from './use-elapsed.ts';

/** The words of a text, as an answer is counted. */
const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** From this length on, the number of characters left is shown. */
const nearLimit = maxAnswerCharacters - 500;

/** Why an answer wasn't saved: it's no longer paid for, which a payment fixes, or an error. */
function NotSaved({ error, optimizationId }: { error: Error; optimizationId: string }) {
  const { practice: words, unlocking } = useCopy();
  if (codeOf(error) !== 'PAYMENT_REQUIRED')
    return (
      <Notice tone="danger" role="alert" title={words.saveFailed}>
        {sentenceOf(error, words.kept)}
      </Notice>
    );
  const pay = (
    <ButtonLink size="sm">
      <Link to={paths.checkout({ plan: 'complete', optimizationId })}>{unlocking.pay}</Link>
    </ButtonLink>
  );
  return (
    <Notice tone="warn" role="alert" title={words.notPaid} action={pay}>
      {words.notPaidText}
    </Notice>
  );
}

interface AnswerFormProps {
  optimizationId: string;
  /** The initial text of the field. */
  firstText: string;
  /** The heading with the question. */
  questionId: string;
  onType: (text: string) => void;
  onSubmit: (answer: { text: string; seconds: number }) => void;
  saving: boolean;
  /** Why the last answer could not be saved. */
  error: Error | null;
  timerShown: boolean;
  onTimerShownChange: (shown: boolean) => void;
}

/** A field for one try at a question; the time runs from when it comes up. */
export function AnswerForm({
  optimizationId,
  firstText,
  questionId,
  onType,
  onSubmit,
  saving,
  error,
  timerShown,
  onTimerShownChange,
}: AnswerFormProps) {
  const { practice: words } = useCopy();
  const said = useValidation();
  const seconds = useElapsed();
  const countId = useId();
  const [text, setText] = useState(firstText);
  // The text that the form itself rejected, and why.
  const [wrong, setWrong] = useState<{ text: string; message: string }>();
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (saving) return;
    const message = said(practiceAnswer.body.shape.text.safeParse(text).error?.issues[0]?.message);
    setWrong(message === undefined ? undefined : { text, message });
    if (message === undefined) onSubmit({ text, seconds });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form aria-labelledby={questionId} onSubmit={submit} className="grid gap-4">
      <Timer seconds={seconds} shown={timerShown} onShownChange={onTimerShownChange} />
      <Field
        label={words.field}
        hint={
          <>
            {words.hint} <span className="pointer-coarse:hidden">{words.shortcut}</span>
          </>
        }
        error={wrong?.text === text ? wrong.message : undefined}
      >
        {(ties) => (
          <Textarea
            {...ties}
            rows={8}
            maxLength={maxAnswerCharacters}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              onType(target.value);
            }}
            onKeyDown={onKeyDown}
            className="field-sizing-content min-h-48"
          />
        )}
      </Field>
      {error !== null && !saving && <NotSaved error={error} optimizationId={optimizationId} />}
      <div
        className={classNames(
          'flex items-center gap-4',
          'max-sm:sticky max-sm:bottom-(--cookie-banner) max-sm:z-10 max-sm:-mx-4 max-sm:border-t max-sm:border-rule max-sm:bg-sheet max-sm:px-4 max-sm:py-3',
        )}
      >
        <Button type="submit" loading={saving} aria-describedby={countId} className="flex-1 sm:flex-none">
          {words.submit}
        </Button>
        <span id={countId} className="figures text-sm text-ink-faint">
          {text.length < nearLimit ? words.words(wordsIn(text)) : words.characters(text.length, maxAnswerCharacters)}
        </span>
      </div>
    </form>
  );
}
