import { useState, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import type { Correction } from '#domain/resume/corrections/correction.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RecognizedNotice } from './recognized-notice.tsx';
import { QuestionItem } from './question-item.tsx';
import { doubtsOf, isOpen, openDoubts, readSections, type ReadValue } from './read-values.ts';
import { byCost, unplacedItems } from './review-order.ts';
import { SectionList } from './section-list.tsx';
import { UnplacedLine } from './unplaced-line.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import type { Keeping, Review } from './use-corrections.ts';

interface ResumeReviewProps {
  review: Review & Keeping;
  /** Whether it is open; the page holds it where the panel has more than one place. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/**
 * What was read from a resume, each value next to its line, to check and correct: doubtful values first, then all. It says how many there are to check, and
 * can always be skipped.
 */
export function ResumeReview({ review, open, onOpen }: ResumeReviewProps) {
  const { review: words } = useCopy();
  const doubts = openDoubts(review);
  return (
    <>
      <RecognizedNotice parsed={review.parsed} />
      <details
        open={open}
        onToggle={(event) => onOpen(event.currentTarget.open)}
        className="group/review @container/review w-full rounded-lg border border-rule bg-sheet"
      >
        <summary className="flex min-h-14 cursor-pointer list-none items-start gap-3 p-4 hover:text-accent sm:px-5 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="mt-1 size-5 shrink-0 text-accent transition-transform duration-150 group-open/review:rotate-90"
          />
          <span className="flex flex-wrap items-baseline gap-x-3">
            <h3 className="text-lg">{words.title}</h3>
            <span className="figures text-sm text-ink-faint">
              {words.counted(Object.keys(review.parsed.evidence).length)}, {words.doubts(doubts)}
            </span>
            {!open && review.status === 'failed' && <span className="text-sm text-danger">{words.status.failed}</span>}
          </span>
        </summary>
        {/* Hundreds of values are rendered only for those who look at them. */}
        {open && <Readings review={review} />}
      </details>
    </>
  );
}

function Readings({ review }: { review: Review & Keeping }) {
  const { review: words } = useCopy();
  const sections = readSections(review);
  const questions = byCost(doubtsOf(review));
  const unplaced = unplacedItems(review);
  return (
    <div className="grid gap-6 px-4 pb-5 sm:px-5">
      <div className="grid gap-2">
        <p className="max-w-measure text-sm text-ink-soft">{sections.length === 0 ? words.nothingRead : words.intro}</p>
        <KeepingNote {...review} />
      </div>
      {questions.length === 0 && unplaced.length === 0 && sections.length > 0 && (
        <p className="text-sm">{words.nothingDoubtful}</p>
      )}
      {questions.length > 0 && (
        <Part title={words.questionsTitle}>
          <Questions review={review} questions={questions} />
        </Part>
      )}
      {unplaced.length > 0 && (
        <Part title={words.unreadTitle} text={words.unreadIntro}>
          <Some items={unplaced}>{(item) => <UnplacedLine key={item.line} review={review} item={item} />}</Some>
        </Part>
      )}
      {sections.length > 0 && (
        <Part title={words.sectionsTitle}>
          <SectionList review={review} sections={sections} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-medium">{title}</h4>
      {text !== undefined && <p className="max-w-measure text-sm text-ink-faint">{text}</p>}
      {children}
    </div>
  );
}

const shownAtFirst = 4;

interface SomeProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** A few of the items, and the rest on request. */
function Some<Item>({ items, children }: SomeProps<Item>) {
  const { shown, more } = useSome(items);
  return (
    <>
      <ul className="grid divide-y divide-rule">{shown.map(children)}</ul>
      {more}
    </>
  );
}

/** The first of the items, or all once the button for it was pressed. */
function useSome<Item>(items: readonly Item[]): { shown: readonly Item[]; more: ReactNode } {
  const { review: words } = useCopy();
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, shownAtFirst);
  const more = shown.length < items.length && (
    <Button look="secondary" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
      {words.more(items.length - shown.length)}
    </Button>
  );
  return { shown, more };
}

/** The doubtful values: each with its question, and one answer for those that are shown and right. */
function Questions({ review, questions }: { review: Review; questions: readonly ReadValue[] }) {
  const { shown, more } = useSome(questions);
  return (
    <>
      <ul className="grid divide-y divide-rule">
        {shown.map((read) => (
          <QuestionItem key={read.pointer} review={review} read={read} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <AllRight review={review} shown={shown} />
        {more}
      </div>
    </>
  );
}

/** Confirms at once what is shown and not answered yet; and takes that back at once. */
function AllRight({ review, shown }: { review: Review; shown: readonly ReadValue[] }) {
  const { review: words } = useCopy();
  const { row, keepFocus } = useKeptFocus<HTMLSpanElement>();
  const open = shown.filter((read) => isOpen(review, read));
  const due = open.flatMap(({ pointer, value }): Correction[] =>
    value === undefined ? [] : [{ kind: 'value', pointer, value }],
  );
  const held = shown.flatMap(({ value, correction }) =>
    correction?.kind === 'value' && correction.value === value ? [correction] : [],
  );
  return (
    <span ref={row} tabIndex={-1} className="flex flex-wrap items-center gap-2 text-sm">
      {due.length > 0 && (
        <Button
          size="sm"
          look="secondary"
          onClick={() => {
            review.correct(...due);
            keepFocus();
          }}
        >
          {words.allRight(due.length)}
        </Button>
      )}
      {due.length === 0 && held.length > 1 && (
        <>
          <output className="text-ink-faint">{words.allConfirmed(held.length)}</output>
          <Button
            size="sm"
            look="quiet"
            onClick={() => {
              review.undo(...held);
              keepFocus();
            }}
          >
            {words.undoAll}
          </Button>
        </>
      )}
    </span>
  );
}

/** Whether the corrections are saved; if not, why, and a way to try again. */
function KeepingNote({ status, problem, again }: Keeping) {
  const { review: words } = useCopy();
  return (
    <div className={classNames('flex flex-wrap items-center gap-3 text-sm', status !== 'idle' && 'min-h-9')}>
      <output className={status === 'failed' ? 'text-danger' : 'text-ink-faint'}>
        {words.status[status]} {problem}
      </output>
      {status === 'failed' && (
        <Button size="sm" look="secondary" onClick={again}>
          {words.again}
        </Button>
      )}
    </div>
  );
}
