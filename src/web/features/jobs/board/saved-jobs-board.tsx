import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Bookmark, Download, Plus, Undo2, X } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '#contract/api.ts';
import type { SavedJobView } from '#contract/saved-jobs.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useWideScreen } from '../../../ui/use-wide-screen.ts';
import { OwnJobDialog } from '../own/own-job-dialog.tsx';
import { BoardColumns } from './board-columns.tsx';
import { BoardFilterFields } from './board-filters.tsx';
import { BoardList } from './board-list.tsx';
import { JobNotes } from './job-notes.tsx';
import { QueryFailed } from '../../loading/load-failed.tsx';
import { activeFilters, noFilters } from './saved-job-list.ts';
import { useMove, useRemoval, useSavedJobs } from './use-saved-jobs.ts';

/** Downloads the saved jobs as a table. */
function ExportButton() {
  const { jobBoard: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.file(api.exportSavedJobs, {}),
    onSuccess: (file) => saveFile(file, file.name),
    onError: (error) =>
      toast({ tone: 'destructive', title: words.exportFailed, text: sentenceOf(error, words.exportFailedText) }),
  });
  return (
    <Button look="secondary" size="sm" loading={isPending} onClick={() => mutate()}>
      {!isPending && <Download aria-hidden className="size-4" />}
      {words.exportTable}
    </Button>
  );
}

interface RemovedNoteProps {
  job: SavedJobView;
  puttingBack: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Stays until it is used or dismissed, and has the focus: the card that had it is gone. */
function RemovedNote({ job, puttingBack, onUndo, onDismiss }: RemovedNoteProps) {
  const { jobBoard: words } = useCopy();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-edge bg-well px-4 py-2 text-sm">
      <p className="min-w-0 flex-1 wrap-anywhere">{words.removed(job.jobListing.title)}</p>
      <Button
        ref={undo}
        look="secondary"
        size="sm"
        loading={puttingBack}
        aria-label={words.undoFor(job.jobListing.title)}
        onClick={onUndo}
      >
        {!puttingBack && <Undo2 aria-hidden className="size-4" />}
        {words.undo}
      </Button>
      <IconButton icon={X} label={words.dismiss} onClick={onDismiss} />
    </div>
  );
}

export function BoardSkeleton() {
  const { jobBoard: words } = useCopy();
  return (
    <div className="grid gap-3 lg:grid-cols-6">
      <output className="sr-only">{words.loading}</output>
      {[3, 2, 2, 1, 1, 1].map((cards, column) => (
        <div key={column} className="grid content-start gap-2.5">
          <Skeleton className="h-6 w-24" />
          {Array.from({ length: cards }, (_, card) => (
            <Skeleton key={card} className="h-36 w-full" />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The saved jobs of the person who is signed in: as a board of columns, on narrow screens as a list. */
export function SavedJobsBoard() {
  const { jobBoard: words, savedStatusNames } = useCopy();
  const wide = useWideScreen();
  const [filters, setFilters] = useState(noFilters);
  const [adding, setAdding] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const [removedJob, setRemovedJob] = useState<SavedJobView>();
  const [moved, setMoved] = useState<{ id: string; said: string }>();
  const region = useRef<HTMLElement>(null);
  const { data, error, isFetching, refetch } = useSavedJobs(filters);
  const move = useMove();
  const { remove, putBack } = useRemoval(setRemovedJob);
  const jobs = data?.savedJobs;
  const filtered = activeFilters(filters) > 0;
  const acts = {
    onMove: (job: SavedJobView, status: SavedJobView['status']) =>
      move(job, status, () =>
        setMoved({ id: job.id, said: words.moved(job.jobListing.title, savedStatusNames[status]) }),
      ),
    onRemove: (job: SavedJobView) => remove.mutate(job),
    onOpen: (job: SavedJobView) => setOpenId(job.id),
    wasMoved: (job: SavedJobView) => job.id === moved?.id,
    removing: remove.isPending ? remove.variables.id : undefined,
  };
  const opened = jobs?.find(({ id }) => id === openId);

  return (
    <section ref={region} tabIndex={-1} aria-labelledby="saved-jobs-title" className="grid min-w-0 gap-5 outline-none">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="saved-jobs-title" className="text-xl">
          {words.title}{' '}
          {jobs && jobs.length > 0 && (
            <span className="figures text-base font-normal text-ink-faint">{words.count(jobs.length)}</span>
          )}
        </h2>
        <div className="flex flex-wrap gap-2">
          {/* Of nothing there is no table. */}
          {jobs?.length !== 0 && <ExportButton />}
          <Button size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden className="size-4" />
            {words.add}
          </Button>
        </div>
      </header>
      <output className="sr-only">{moved?.said}</output>
      {removedJob && (
        <RemovedNote
          key={removedJob.id}
          job={removedJob}
          puttingBack={putBack.isPending}
          onUndo={() => putBack.mutate(removedJob, { onSuccess: () => region.current?.focus() })}
          onDismiss={() => {
            setRemovedJob(undefined);
            region.current?.focus();
          }}
        />
      )}
      {(filtered || (jobs && jobs.length > 0)) && <BoardFilterFields filters={filters} onFilters={setFilters} />}
      {error && (
        <QueryFailed query={{ error, isFetching, refetch }} words={words}>
          {words.failedText}
        </QueryFailed>
      )}
      {jobs === undefined ? (
        error === null && <BoardSkeleton />
      ) : jobs.length === 0 ? (
        filtered ? (
          <p className="text-ink-soft">{words.noneFound}</p>
        ) : (
          <EmptyState
            icon={Bookmark}
            title={words.empty}
            text={words.emptyText}
            action={
              <ButtonLink size="sm" look="secondary">
                <Link to={paths.jobs({ tab: 'search' })}>{words.toSearch}</Link>
              </ButtonLink>
            }
          />
        )
      ) : wide && filters.status === '' ? (
        <BoardColumns jobs={jobs} {...acts} />
      ) : (
        <BoardList jobs={jobs} {...acts} />
      )}
      {opened && <JobNotes key={opened.id} job={opened} onClose={() => setOpenId(undefined)} />}
      <OwnJobDialog open={adding} onOpenChange={setAdding} />
    </section>
  );
}
