import type { ReactNode } from 'react';
import { MessageSquareText } from 'lucide-react';
import { bandOf } from '#domain/scoring/bands.ts';
import type { PracticedAnswerView, PrepQuestionView } from '#contract/interview-preps.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { bandText } from '../../ui/score-bar.tsx';
import { EvidenceLines } from './evidence-lines.tsx';

/** Where the heading of a question is on the page. */
const questionTitleId = (id: string): string => `prep-question-${id}`;

/** Moves the focus to the heading of a question, where it is shown; answers whether it is. */
export function focusQuestion(id: string): boolean {
  const heading = document.getElementById(questionTitleId(id))?.closest('button');
  heading?.focus();
  return Boolean(heading);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <h5 className="text-xs text-ink-faint">{title}</h5>
      {children}
    </div>
  );
}

/** The background of a question: why it's asked, what a good answer shows, and the person's own evidence for one. */
export function QuestionGrounds({ question }: { question: PrepQuestionView }) {
  const { interviewPrep: words } = useCopy();
  const { why, goodAnswer, evidence } = question;
  return (
    <div className="grid max-w-measure gap-5">
      <Part title={words.why}>
        <p>{why}</p>
      </Part>
      <Part title={words.goodAnswer}>
        <ul className="grid list-disc gap-1 pl-5">
          {goodAnswer.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Part>
      <Part title={words.evidence}>
        {evidence.length > 0 ? (
          <EvidenceLines lines={evidence} />
        ) : (
          <p className="font-serif text-ink-soft italic">{words.noEvidence}</p>
        )}
      </Part>
    </div>
  );
}

function LastScore({ score }: { score: number }) {
  const { interviewPrep: words } = useCopy();
  return (
    <span className={classNames('figures font-medium', bandText[bandOf(score)])}>
      <span aria-hidden>{words.lastScore(score)}</span>
      <span className="sr-only">{words.lastScoreSaid(score)}</span>
    </span>
  );
}

interface QuestionListProps {
  questions: readonly PrepQuestionView[];
  /** Newest first. */
  practice: readonly PracticedAnswerView[];
  /** Shown if there's no question. */
  none: string;
  open: string[];
  onOpenChange: (open: string[]) => void;
  /** Practices a question; undefined where that is not open to the person, `readOnlyId` says where it says why. */
  onPractice: ((id: string) => void) | undefined;
  readOnlyId: string;
}

/** The questions of one kind. */
export function QuestionList({
  questions,
  practice,
  none,
  open,
  onOpenChange,
  onPractice,
  readOnlyId,
}: QuestionListProps) {
  const { interviewPrep: words } = useCopy();
  if (questions.length === 0) return <p className="max-w-measure font-serif text-ink-soft italic">{none}</p>;
  return (
    <Accordion
      headings="h4"
      open={open}
      onOpenChange={onOpenChange}
      items={questions.map((question) => {
        const last = practice.find(({ questionId }) => questionId === question.id);
        return {
          value: question.id,
          title: (
            <span id={questionTitleId(question.id)} className="font-serif leading-snug font-medium">
              {question.text}
            </span>
          ),
          ...(last && { aside: <LastScore score={last.review.score} /> }),
          content: (
            <div className="grid gap-5">
              <QuestionGrounds question={question} />
              <Button
                look="secondary"
                size="sm"
                className="justify-self-start"
                aria-label={words.practiceOf(question.text)}
                disabled={!onPractice}
                aria-describedby={onPractice ? undefined : readOnlyId}
                onClick={() => onPractice?.(question.id)}
              >
                <MessageSquareText aria-hidden className="size-4" />
                {words.practice}
              </Button>
            </div>
          ),
        };
      })}
    />
  );
}
