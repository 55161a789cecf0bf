import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { SavedJobView } from '#contract/saved-jobs.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useJobsCache } from '../jobs-cache.ts';
import { beforeChange, queryOf, withChange, type BoardFilters, type SavedJobChange } from './saved-job-list.ts';

/** The beginning of the keys of every list of saved jobs: what the rest of the page reads again when it has saved one. */
const savedJobsKey = [api.listSavedJobs.path];
const changeKey = ['change saved job'];

interface List {
  savedJobs: SavedJobView[];
}

/** The person's saved jobs, the newest first; loaded again on each visit. While other filters load, the previous list stays. */
export function useSavedJobs(filters: BoardFilters) {
  const client = useApi();
  const query = queryOf(filters);
  return useQuery<List>({
    queryKey: [...savedJobsKey, query],
    queryFn: ({ signal }) => client.call(api.listSavedJobs, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

interface Change {
  job: SavedJobView;
  change: SavedJobChange;
}

/** Changes a saved job: it is shown at once, and taken back where the server refuses it. */
export function useSavedJobChange() {
  const client = useApi();
  const queries = useQueryClient();
  const { changeListing, refreshCounts } = useJobsCache();
  return useMutation({
    mutationKey: changeKey,
    // One after another: what was changed last is what stays.
    scope: { id: 'saved jobs' },
    mutationFn: ({ job, change }: Change) => client.call(api.updateSavedJob, { params: { id: job.id }, body: change }),
    async onMutate({ job, change }) {
      await queries.cancelQueries({ queryKey: savedJobsKey });
      queries.setQueriesData<List>({ queryKey: savedJobsKey }, (list) =>
        list ? { savedJobs: withChange(list.savedJobs, job.id, change) } : list,
      );
      return beforeChange(job, change);
    },
    onSuccess: ({ id, status, jobListing }) =>
      changeListing(jobListing.id, (listing) => ({ ...listing, saved: { id, status } })),
    onError: (_, { job }, before) =>
      queries.setQueriesData<List>({ queryKey: savedJobsKey }, (list) =>
        list && before ? { savedJobs: withChange(list.savedJobs, job.id, before) } : list,
      ),
    // An answer read between two changes would show the first one for a moment.
    onSettled: () => (queries.isMutating({ mutationKey: changeKey }) === 1 ? refreshCounts() : undefined),
  });
}

/** Moves a job to another status, and says where that failed. */
export function useMove() {
  const { jobBoard: words } = useCopy();
  const toast = useToast();
  const { mutate } = useSavedJobChange();
  return (job: SavedJobView, status: SavedJobView['status'], moved: () => void) => {
    if (status === job.status) return;
    moved();
    mutate(
      { job, change: { status } },
      {
        onError: (error) =>
          toast({ tone: 'destructive', title: words.moveFailed, text: sentenceOf(error, words.moveFailedText) }),
      },
    );
  };
}

/** Removes a saved job, and puts it back with its status, notes and reminder. */
export function useRemoval(removed: (job: SavedJobView | undefined) => void) {
  const { jobBoard: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const { changeListing, refreshCounts } = useJobsCache();
  const remove = useMutation({
    mutationFn: (job: SavedJobView) => client.call(api.removeSavedJob, { params: { id: job.id } }),
    onSuccess: async (_, job) => {
      removed(job);
      changeListing(job.jobListing.id, (listing) => ({ ...listing, saved: null }));
      await refreshCounts();
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: words.removeFailed, text: sentenceOf(error, words.removeFailedText) }),
  });
  const putBack = useMutation({
    mutationFn: async ({ jobListing, status, notes, reminder }: SavedJobView) => {
      const saved =
        jobListing.source === 'own'
          ? // An ad of one's own is gone with its place on the board.
            await client.call(api.addOwnJob, {
              body: {
                title: jobListing.title,
                company: jobListing.company || undefined,
                location: jobListing.location ?? undefined,
                description: jobListing.description || undefined,
                applicationUrl: jobListing.applicationUrl || undefined,
              },
            })
          : await client.call(api.saveJob, { body: { jobListingId: jobListing.id, status } });
      return client.call(api.updateSavedJob, {
        params: { id: saved.id },
        // A time that has passed meanwhile would be refused, and its reminder is useless.
        body: { status, notes, ...(reminder !== null && Date.parse(reminder) > Date.now() && { reminder }) },
      });
    },
    onSuccess: async ({ id, status, jobListing }) => {
      removed(undefined);
      changeListing(jobListing.id, (listing) => ({ ...listing, saved: { id, status } }));
      await refreshCounts();
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: words.putBackFailed, text: sentenceOf(error, words.putBackFailedText) }),
  });
  return { remove, putBack };
}
