import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { ArrowLeft } from 'lucide-react';
import { nextQuestion } from '#domain/interview/next-question.ts';
import type { PracticedAnswerView, PrepQuestionView } from '#contract/interview-preps.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { draftsInHand, keepDraft } from '../../in-hand/draft-in-hand.ts';
import type { CompletedPrep } from '../prep-state.ts';
import { QuestionGrounds } from '../question-list.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AnswerReview } from './answer-review.tsx';
import { EarlierAnswers } from './earlier-answers.tsx';
import { usePractice } from './use-practice.ts';

/** Under which name the drafts of a preparation are kept: apart from those of the optimization's own questions. */
const draftsOf = (optimizationId: string): string => `prep:${optimizationId}`;

/** How many questions were answered well, by the rule that says which come again. */
const answeredWell = (questions: readonly PrepQuestionView[], practice: readonly PracticedAnswerView[]): number =>
  questions.filter((question) => nextQuestion([question], practice) === undefined).length;

interface PracticeProps {
  prep: CompletedPrep;
  question: PrepQuestionView;
  onGo: (questionId: string) => void;
  onLeave: () => void;
}

/** One question at a time: answered in the person's own words, reviewed, and asked again until it is answered well. */
export function Practice({ prep, question, onGo, onLeave }: PracticeProps) {
  const { practice: words } = useCopy();
  const { questions } = prep.details;
  const well = answeredWell(questions, prep.practice);
  const [timerShown, setTimerShown] = useState(true);
  return (
    <div className="grid gap-6">
      <Button look="quiet" size="sm" className="-ml-2 justify-self-start sm:-ml-3" onClick={onLeave}>
        <ArrowLeft aria-hidden className="size-4" />
        {words.back}
      </Button>
      <div className="grid max-w-md gap-2">
        <p className="figures text-sm text-ink-soft">{words.answeredWell(well, questions.length)}</p>
        <Progress value={Math.round((100 * well) / questions.length)} label={words.progress} />
      </div>
      <Asked
        key={question.id}
        prep={prep}
        question={question}
        onGo={onGo}
        onLeave={onLeave}
        timerShown={timerShown}
        onTimerShownChange={setTimerShown}
      />
    </div>
  );
}

/** The question that is asked now, with its tries. */
function Asked({
  prep,
  question,
  onGo,
  onLeave,
  ...timer
}: PracticeProps & Pick<ComponentProps<typeof AnswerForm>, 'timerShown' | 'onTimerShownChange'>) {
  const { practice: words, interviewPrep } = useCopy();
  const { optimizationId, practice, details } = prep;
  const { id } = question;
  const titleId = `practice-${id}`;
  const drafts = draftsOf(optimizationId);
  const title = useRef<HTMLHeadingElement>(null);
  const reviewTitle = useRef<HTMLHeadingElement>(null);
  const [firstText, setFirstText] = useState(() => draftsInHand(localStorage, drafts)[id]?.text ?? '');
  const [reviewed, setReviewed] = useState<PracticedAnswerView>();
  const keep = (text: string) => keepDraft(localStorage, drafts, id, text === '' ? undefined : { text }, Date.now());
  const { handIn, saving, error, removal } = usePractice(optimizationId, (answer) => {
    keep('');
    setReviewed(answer);
  });
  useEffect(() => {
    (reviewed ? reviewTitle : title).current?.focus();
  }, [reviewed]);
  const next = nextQuestion(details.questions, practice);
  const again = (text: string) => {
    setFirstText(text);
    setReviewed(undefined);
  };
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <Badge>{interviewPrep.tabs[question.kind]}</Badge>
        <h4 id={titleId} ref={title} tabIndex={-1} className="animate-rise font-serif text-xl leading-snug font-medium">
          {question.text}
        </h4>
      </div>
      {reviewed ? (
        <section aria-labelledby="practice-review" className="grid gap-5">
          <Disclosure summary={words.yourAnswer}>
            <p className="max-w-measure font-serif text-base wrap-anywhere whitespace-pre-line">{reviewed.text}</p>
            <p className="figures pt-1 text-xs text-ink-faint">
              {words.took(reviewed.review.words, words.saidTime(reviewed.seconds))}
            </p>
          </Disclosure>
          <h5 id="practice-review" ref={reviewTitle} tabIndex={-1} className="text-lg font-medium">
            {words.review}
          </h5>
          <AnswerReview review={reviewed.review} />
          {next === undefined && <p className="font-serif text-lg">{words.allWell}</p>}
          {next === id && <p className="text-ink-soft">{words.lastWeak}</p>}
          <div className="flex flex-wrap gap-3">
            {next !== undefined && next !== id && <Button onClick={() => onGo(next)}>{words.next}</Button>}
            <Button look={next === id ? 'primary' : 'secondary'} onClick={() => again(reviewed.text)}>
              {words.again}
            </Button>
            {next === undefined && (
              <Button look="secondary" onClick={onLeave}>
                {words.back}
              </Button>
            )}
          </div>
        </section>
      ) : (
        <AnswerForm
          firstText={firstText}
          questionId={titleId}
          onType={keep}
          onSubmit={(answer) => handIn({ questionId: id, ...answer })}
          optimizationId={optimizationId}
          saving={saving}
          error={error}
          {...timer}
        />
      )}
      <div className="grid gap-1 border-t border-rule pt-4">
        <Disclosure summary={words.help}>
          <QuestionGrounds question={question} />
        </Disclosure>
        <EarlierAnswers
          answers={practice.filter((answer) => answer.questionId === id && answer.id !== reviewed?.id)}
          onDelete={(answerId) => removal.mutate(answerId)}
          deleting={removal.isPending ? removal.variables : undefined}
        />
      </div>
    </>
  );
}
