import { useId, useState, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { answerQuestion } from '#contract/questions.ts';
import type { QuestionsView } from '#contract/questions.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useCopy, useValidation } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Select, Textarea } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { neighboursOf, placeOf, progressOf, wordsOf, type Asked, type Given } from './conversation-state.ts';
import type { Conversation } from './use-conversation.ts';

interface QuestionCardProps {
  talk: Conversation;
  view: QuestionsView;
  asked: Asked;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Leaves an answer as it was. */
  onLeave: () => void;
}

/** Where one is among the questions; arrow keys go on and back from its buttons. */
function Steps({ talk: { dispatch }, view, asked }: Pick<QuestionCardProps, 'talk' | 'view' | 'asked'>) {
  const { conversation: words } = useCopy();
  const progress = progressOf(view, asked.key);
  const { previous, next } = neighboursOf(view, asked.key);
  if (!progress) return null;
  const go = (key: string | undefined) => key !== undefined && dispatch({ type: 'went', key });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(previous);
    if (key === 'ArrowRight') go(next);
  };
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="figures text-sm text-ink-faint">{words.progress(progress.at, progress.of)}</p>
      <div className="-mr-2 flex">
        <IconButton
          icon={ChevronLeft}
          label={words.previous}
          aria-disabled={previous === undefined}
          onClick={() => go(previous)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          icon={ChevronRight}
          label={words.next}
          aria-disabled={next === undefined}
          onClick={() => go(next)}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  );
}

/** The question itself, read out when another one comes up. */
function QuestionText({ asked, id }: { asked: Asked; id: string }) {
  const { conversation: words, optimization } = useCopy();
  const { key, text, must, points, requirement } = asked;
  return (
    <div aria-live="polite" className="grid gap-2">
      <h4 key={key} id={id} className="animate-rise font-serif text-lg leading-snug font-medium break-words">
        {text ?? words.changing(requirement)}
      </h4>
      {text !== undefined && (
        <p className="flex flex-wrap gap-2">
          <Badge tone={must ? 'ink' : 'plain'}>{must ? optimization.must : optimization.nice}</Badge>
          {points > 0 && <Badge tone="accent">{words.points(points)}</Badge>}
        </p>
      )}
    </div>
  );
}

/** One question with a field for the person's own words, which are kept in this browser until they are saved. */
export function QuestionCard({ talk, view, asked, field, onLeave }: QuestionCardProps) {
  const { conversation: words } = useCopy();
  const said = useValidation();
  const id = useId();
  const { state, dispatch, send, busyWith, problem } = talk;
  const { key, given } = asked;
  // The text that the form itself rejected, and why.
  const [wrong, setWrong] = useState<{ text: string; message: string }>();
  const text = wordsOf(asked, state);
  const pointer = placeOf(view, asked, state);
  const busy = busyWith === key;
  const changing = asked.text === undefined;
  const isSame = text === given?.text;
  const missing = given?.state === 'answered' && !given.used && isSame ? given.missing : null;

  const write = (changed: { text?: string; pointer?: string }) =>
    dispatch({
      type: 'wrote',
      key,
      draft: { text, ...(pointer !== undefined && { pointer }), ...changed },
    });
  const answer = (as: Given['state']) => {
    if (!busyWith) send({ asked, state: as, text, pointer });
  };
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    const flaw = answerQuestion.body.shape.text.safeParse(text).error?.issues[0]?.message;
    const message = text.trim() === '' ? words.empty : said(flaw);
    setWrong(message === undefined ? undefined : { text, message });
    if (message === undefined) answer('answered');
  };
  const cancel = () => {
    dispatch({ type: 'discarded', key });
    onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      aria-labelledby={id}
      onSubmit={submit}
      className="@container grid gap-4 rounded-lg border border-rule bg-sheet p-4 sm:p-5 lg:p-4"
    >
      <Steps talk={talk} view={view} asked={asked} />
      <QuestionText asked={asked} id={id} />
      <Field
        label={words.field}
        hint={
          <>
            {words.hints[asked.kind]} <span className="pointer-coarse:hidden">{words.shortcut}</span>
          </>
        }
        error={(wrong?.text === text ? wrong.message : undefined) ?? missing ?? undefined}
      >
        {(ties) => (
          <Textarea
            {...ties}
            ref={field}
            rows={4}
            value={text}
            onChange={({ target }) => write({ text: target.value })}
            onKeyDown={onKeyDown}
            className="field-sizing-content min-h-28"
          />
        )}
      </Field>
      {pointer !== undefined && (
        <Field label={words.place}>
          {(ties) => (
            <Select {...ties} value={pointer} onChange={({ target }) => write({ pointer: target.value })}>
              {view.places.map((place) => (
                <option key={place.pointer} value={place.pointer}>
                  {place.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {problem?.key === key && !busy && (
        <Notice tone="danger" role="alert" title={problem.removing ? words.removeFailed : words.saveFailed}>
          {sentenceOf(problem.error, words.tryAgain)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="secondary" loading={busy} className="min-w-full @md:min-w-0">
          {changing ? words.saveChanges : words.add}
        </Button>
        {changing ? (
          <Button look="quiet" size="sm" onClick={cancel}>
            {words.cancel}
          </Button>
        ) : (
          <>
            <Button look="secondary" size="sm" onClick={() => answer('no')}>
              {words.no}
            </Button>
            <Button look="quiet" size="sm" onClick={() => answer('later')}>
              {words.later}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
