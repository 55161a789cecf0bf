import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useJobsCache } from '../jobs-cache.ts';

const hiddenKey = ['hidden on this visit'];

/**
 * The listings that were hidden since the page was opened: lists loaded before still have them, and show a line with a way back
 * in their place.
 */
export function useHiddenIds(): readonly string[] {
  return useQuery<string[]>({ queryKey: hiddenKey, queryFn: () => [], enabled: false, gcTime: Infinity }).data ?? [];
}

/** Marks listings as hidden or shown, without asking the server. */
export function useMarkHidden(): (id: string, hidden: boolean) => void {
  const queries = useQueryClient();
  return (id, hidden) =>
    void queries.setQueryData<string[]>(hiddenKey, (before = []) => [
      ...before.filter((one) => one !== id),
      ...(hidden ? [id] : []),
    ]);
}

/** Hides a listing at once, and shows it again; what the server refuses is taken back and said. */
export function useHide(id: string) {
  const { jobToasts: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const mark = useMarkHidden();
  const { refreshCounts } = useJobsCache();
  // One after the other, so that the last press wins.
  const scope = { id: `hide ${id}` };
  const { mutate: hide } = useMutation({
    scope,
    mutationFn: () => client.call(api.hideJob, { body: { jobListingId: id, reason: 'not_interested' } }),
    onMutate: () => mark(id, true),
    onSuccess: refreshCounts,
    onError: (error) => {
      mark(id, false);
      toast({ tone: 'destructive', title: words.hideFailed, text: sentenceOf(error, words.tryAgain) });
    },
  });
  const { mutate: show } = useMutation({
    scope,
    mutationFn: () => client.call(api.unhideJob, { params: { id } }),
    onMutate: () => mark(id, false),
    onSuccess: refreshCounts,
    onError: (error) => {
      mark(id, true);
      toast({ tone: 'destructive', title: words.unhideFailed, text: sentenceOf(error, words.tryAgain) });
    },
  });
  return { hide, show };
}
