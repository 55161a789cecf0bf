import type { SavedJobView } from '#contract/saved-jobs.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { SavedCard, type SavedJobActs } from './saved-card.tsx';
import { columnsOf } from './saved-job-list.ts';

interface BoardListProps extends SavedJobActs {
  jobs: readonly SavedJobView[];
}

/** The saved jobs in a list, by status, without statuses that no job has. */
export function BoardList({ jobs, ...acts }: BoardListProps) {
  const { jobBoard: words, savedStatusNames } = useCopy();
  return (
    <div className="grid gap-7">
      {columnsOf(jobs)
        .filter((column) => column.jobs.length > 0)
        .map((column) => (
          <section
            key={column.status}
            aria-label={words.column(savedStatusNames[column.status], column.jobs.length)}
            className="grid gap-3"
          >
            <h3 className="flex items-baseline gap-2 text-lg">
              {savedStatusNames[column.status]}
              <span className="figures text-sm text-ink-faint">{column.jobs.length}</span>
            </h3>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {column.jobs.map((job) => (
                <li key={job.id} className="min-w-0">
                  <SavedCard job={job} inList {...acts} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
