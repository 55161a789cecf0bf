import { useState, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { QuestionItem } from './question-item.tsx';
import { doubtsOf, openDoubts, readSections } from './read-values.ts';
import { SectionList } from './section-list.tsx';
import { UnplacedLine } from './unplaced-line.tsx';
import { useCorrections, type Keeping, type Review, type ReviewedUpload } from './use-corrections.ts';

/**
 * What was read from a resume, each value next to its line, to check and correct: doubtful values first, then all. Open if there are doubtful values, unless
 * the page has more important content; it can always be skipped.
 */
export function ResumeReview({ startOpen = true, ...upload }: ReviewedUpload & { startOpen?: boolean }) {
  const { review: words } = useCopy();
  const review = useCorrections(upload);
  const doubts = openDoubts(review);
  const [open, setOpen] = useState(startOpen && doubts > 0);
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/review w-full rounded-lg border border-rule bg-sheet"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 hover:text-accent sm:px-5 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 text-accent transition-transform duration-150 group-open/review:rotate-90"
        />
        <span className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="text-lg">{words.title}</h3>
          <span className="figures text-sm text-ink-faint">
            {words.counted(Object.keys(upload.parsed.evidence).length)}, {words.doubts(doubts)}
          </span>
          {!open && review.status === 'failed' && <span className="text-sm text-danger">{words.status.failed}</span>}
        </span>
      </summary>
      {/* Hundreds of values are rendered only for those who look at them. */}
      {open && <Readings review={review} />}
    </details>
  );
}

function Readings({ review }: { review: Review & Keeping }) {
  const { review: words } = useCopy();
  const { parsed } = review;
  const sections = readSections(review);
  const questions = doubtsOf(review);
  const unread = parsed.lines.filter(({ id }) => parsed.unread.includes(id));
  return (
    <div className="grid gap-6 px-4 pb-5 sm:px-5">
      <div className="grid gap-2">
        <p className="max-w-measure text-sm text-ink-soft">{sections.length === 0 ? words.nothingRead : words.intro}</p>
        <KeepingNote {...review} />
      </div>
      {questions.length === 0 && unread.length === 0 && sections.length > 0 && (
        <p className="text-sm">{words.nothingDoubtful}</p>
      )}
      {questions.length > 0 && (
        <Part title={words.questionsTitle}>
          <Some items={questions}>{(read) => <QuestionItem key={read.pointer} review={review} read={read} />}</Some>
        </Part>
      )}
      {unread.length > 0 && (
        <Part title={words.unreadTitle} text={words.unreadIntro}>
          <Some items={unread}>{(line) => <UnplacedLine key={line.id} review={review} line={line} />}</Some>
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

/** A few of the items, and the rest on request. */
function Some<Item>({ items, children }: { items: readonly Item[]; children: (item: Item) => ReactNode }) {
  const { review: words } = useCopy();
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, shownAtFirst);
  return (
    <>
      <ul className="grid divide-y divide-rule">{shown.map(children)}</ul>
      {shown.length < items.length && (
        <Button look="secondary" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          {words.more(items.length - shown.length)}
        </Button>
      )}
    </>
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
