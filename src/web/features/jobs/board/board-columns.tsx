import { useRef, useState, type DragEvent } from 'react';
import type { SavedStatus } from '#contract/job-listings.ts';
import type { SavedJobView } from '#contract/saved-jobs.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SavedCard, type SavedJobActs } from './saved-card.tsx';
import { columnsOf } from './saved-job-list.ts';

interface BoardColumnsProps extends SavedJobActs {
  jobs: readonly SavedJobView[];
}

interface ColumnProps extends SavedJobActs {
  status: SavedStatus;
  jobs: readonly SavedJobView[];
  /** The card that is being dragged, anywhere on the board. */
  dragged: SavedJobView | undefined;
  /** The same at this moment, also before it is drawn. */
  inHand: () => SavedJobView | undefined;
  onDrag: (job: SavedJobView | undefined) => void;
}

function Column({ status, jobs, dragged, inHand, onDrag, ...acts }: ColumnProps) {
  const { jobBoard: words, savedStatusNames } = useCopy();
  const [over, setOver] = useState(false);
  const name = savedStatusNames[status];
  const takes = dragged !== undefined && dragged.status !== status;
  // Asked for at the event: the next one may come before this is drawn again.
  const allow = (event: DragEvent) => {
    if (!inHand()) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOver(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for pointers; the card's menu does the same by keyboard.
    <section
      aria-label={words.column(name, jobs.length)}
      onDragEnter={allow}
      onDragOver={allow}
      onDragLeave={(event) => {
        // Moving over a card inside the column isn't leaving it.
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const dropped = inHand();
        if (dropped) acts.onMove(dropped, status);
        onDrag(undefined);
      }}
      className={classNames(
        'flex min-h-40 flex-col gap-2.5 rounded-lg border bg-well p-2 transition-colors duration-150',
        over && takes ? 'border-accent bg-accent-wash' : takes ? 'border-dashed border-edge' : 'border-transparent',
      )}
    >
      <h3 className="flex items-baseline justify-between gap-2 px-1 text-base">
        {name}
        <span className="figures text-sm text-ink-faint">{jobs.length}</span>
      </h3>
      {jobs.length === 0 && (
        <p className="px-1 text-xs text-ink-faint">{takes ? words.dropHere(name) : words.emptyColumn}</p>
      )}
      <ul className="grid gap-2.5">
        {jobs.map((job) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above.
          <li
            key={job.id}
            data-saved-job={job.id}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              // Firefox drags nothing that carries no data; a title is what another window may take.
              event.dataTransfer.setData('text/plain', job.jobListing.title);
              onDrag(job);
            }}
            onDragEnd={() => onDrag(undefined)}
            className={classNames('min-w-0 cursor-grab', dragged?.id === job.id && 'opacity-50')}
          >
            <SavedCard job={job} {...acts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A column without jobs leaves its room to those with some. */
const widthOf = ({ jobs }: { jobs: readonly SavedJobView[] }): string =>
  jobs.length === 0 ? 'minmax(8rem, 0.5fr)' : 'minmax(11.25rem, 1fr)';

/** The saved jobs in a column for each status. A card is dragged to another, or moved there by its menu. */
export function BoardColumns({ jobs, ...acts }: BoardColumnsProps) {
  const { jobBoard: words } = useCopy();
  const [dragged, setDragged] = useState<SavedJobView>();
  const columns = columnsOf(jobs);
  const held = useRef<SavedJobView>(undefined);
  const drag = (job: SavedJobView | undefined) => {
    held.current = job;
    setDragged(job);
  };
  return (
    <div className="grid min-w-0 gap-2">
      <p className="text-sm text-ink-faint">{words.hint}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to scroll by keyboard, too. */}
      <section aria-label={words.region} tabIndex={0} className="overflow-x-auto pb-2">
        <div className="grid gap-2.5" style={{ gridTemplateColumns: columns.map(widthOf).join(' ') }}>
          {columns.map((column) => (
            <Column
              key={column.status}
              {...column}
              dragged={dragged}
              inHand={() => held.current}
              onDrag={drag}
              {...acts}
            />
          ))}
        </div>
      </section>
    </div>
  );
}
