import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { QuestionsView } from '#contract/questions.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { AnswerList } from './answer-list.tsx';
import { currentOf, isWorking, strandedIn } from './conversation-state.ts';
import { OutcomeNote } from './outcome-note.tsx';
import { QuestionCard } from './question-card.tsx';
import { ScoreMove } from './score-move.tsx';
import { useConversation, type Conversation as Talk } from './use-conversation.ts';
import { useOnline } from '../../../ui/use-online.ts';

interface ConversationProps {
  optimizationId: string;
  /** The documents were made again by an answer. */
  onAnswered: () => void;
}

/** Asks for what the ad wants and the resume does not show, one question at a time, and puts truthful answers into the resume. */
export function Conversation({ optimizationId, onAnswered }: ConversationProps) {
  const { conversation: words, optimization } = useCopy();
  const talk = useConversation(optimizationId, onAnswered);
  const { view } = talk;
  const title = useRef<HTMLHeadingElement>(null);
  if (view?.status === 'failed' && view.questions.length === 0 && view.answers.length === 0) return null;
  return (
    <section aria-labelledby="conversation-title" className="border-t border-rule pt-5">
      <div className="grid max-w-measure gap-4">
        <div className="grid gap-1">
          <h3 id="conversation-title" ref={title} tabIndex={-1} className="text-lg">
            {words.title}
          </h3>
          <p className="text-sm text-ink-soft">{words.text}</p>
        </div>
        {view ? <Loaded talk={talk} view={view} title={title} /> : <NotLoaded talk={talk} />}
        <p className="text-xs text-ink-faint">{optimization.questionsSource}</p>
      </div>
    </section>
  );
}

/** Before there is anything to show: its shape, or why it did not come. */
function NotLoaded({ talk: { loadError, notFound, reload } }: { talk: Talk }) {
  const { conversation: words } = useCopy();
  if (!loadError) return <QuestionSkeleton />;
  return (
    <Notice
      tone="danger"
      role="alert"
      title={notFound ? words.notFound : words.loadFailed}
      action={
        !notFound && (
          <Button look="secondary" size="sm" onClick={reload}>
            {words.again}
          </Button>
        )
      }
    >
      {notFound ? words.notFoundText : sentenceOf(loadError, words.loadFailedText)}
    </Notice>
  );
}

function QuestionSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-4 w-28" />
      <SkeletonLines lines={2} />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  );
}

interface LoadedProps {
  talk: Talk;
  view: QuestionsView;
  title: RefObject<HTMLElement | null>;
}

function Loaded({ talk, view, title }: LoadedProps) {
  const { conversation: words } = useCopy();
  const online = useOnline();
  const { state, loadError } = talk;
  const asked = currentOf(view, state);
  const field = useRef<HTMLTextAreaElement>(null);
  const { last } = state;
  // What had the focus is gone with the answer that was taken back, or with the last question.
  const lost = last?.did === 'removed' || asked === undefined ? last : undefined;
  useEffect(() => {
    if (lost) title.current?.focus();
  }, [lost, title]);
  const edit = (key: string | undefined) => {
    flushSync(() => talk.dispatch({ type: 'went', key }));
    field.current?.focus();
  };
  const nothingYet = view.questions.length === 0 && view.answers.length === 0;
  if (nothingYet && isWorking(view))
    return (
      <>
        <output className="text-sm text-ink-soft">{words.waiting}</output>
        <QuestionSkeleton />
      </>
    );
  if (nothingYet) return <p className="font-serif text-ink-soft italic">{words.nothing}</p>;
  return (
    <>
      <ScoreMove view={view} last={state.last} />
      <OutcomeNote talk={talk} view={view} shown={asked?.key} onEdit={edit} />
      <output className="grid gap-4 empty:hidden">
        {!online && !talk.problem && <Notice tone="warn" title={words.offline} />}
        {online && loadError && isWorking(view) && <Notice title={words.connectionLost} />}
        {view.status === 'failed' && <Notice tone="warn" title={words.updateFailed} />}
      </output>
      {asked ? (
        <QuestionCard talk={talk} view={view} asked={asked} field={field} onLeave={() => edit(undefined)} />
      ) : (
        <p className="font-serif text-ink-soft italic">{words.allAnswered}</p>
      )}
      {strandedIn(view, state).map(({ key, text }) => (
        <Notice
          key={key}
          title={words.stranded}
          action={
            <Button look="secondary" size="sm" onClick={() => talk.dispatch({ type: 'discarded', key })}>
              {words.discard}
            </Button>
          }
        >
          <span className="font-serif italic">{words.quoted(text)}</span>
        </Notice>
      ))}
      {view.answers.length > 0 && <AnswerList talk={talk} view={view} shown={asked?.key} onEdit={edit} />}
    </>
  );
}
