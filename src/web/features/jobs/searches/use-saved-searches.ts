import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { RouteBodySent, RouteResponse } from '#contract/route.ts';
import type { SavedSearchView } from '#contract/saved-searches.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { readOptions } from '../../../api/queries.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { useToast } from '../../../ui/toast.tsx';

const searchesQuery = readOptions(api.listSavedSearches, undefined);
type List = RouteResponse<typeof api.listSavedSearches>;

/** The person's saved searches; loaded again on each visit. */
export const useSavedSearches = (asked = true) =>
  useQuery({ ...searchesQuery, enabled: asked, refetchOnMount: 'always' });

function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: searchesQuery.queryKey });
}

/** Keeps a search. */
export function useSearchSaving(saved: (search: SavedSearchView) => void) {
  const client = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: RouteBodySent<typeof api.saveSearch>) => client.call(api.saveSearch, { body }),
    onSuccess: async (search) => {
      saved(search);
      await refresh();
    },
  });
}

export type SearchChange = RouteBodySent<typeof api.updateSavedSearch>;

/** Changes a search that is kept: shown at once, and taken back where the server refuses it. */
export function useSearchChange() {
  const { savedSearchList: words } = useCopy();
  const client = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const refresh = useRefresh();
  const show = (id: string, change: Partial<SavedSearchView>) =>
    queries.setQueryData<List>(searchesQuery.queryKey, (list) =>
      list
        ? { savedSearches: list.savedSearches.map((search) => (search.id === id ? { ...search, ...change } : search)) }
        : list,
    );
  return useMutation({
    scope: { id: 'saved searches' },
    mutationFn: ({ search, change }: { search: SavedSearchView; change: SearchChange }) =>
      client.call(api.updateSavedSearch, { params: { id: search.id }, body: change }),
    async onMutate({ search, change: { seen, name, dailyMail } }) {
      await queries.cancelQueries({ queryKey: searchesQuery.queryKey });
      show(search.id, {
        ...(name !== undefined && { name }),
        ...(dailyMail !== undefined && { dailyMail }),
        ...(seen && { newJobs: 0 }),
      });
    },
    onError: (error, { search, change }) => {
      show(search.id, search);
      // That a search was looked at is nothing that the person has asked for.
      if (change.seen) return;
      toast({ tone: 'destructive', title: words.actionFailed, text: sentenceOf(error, words.actionFailedText) });
    },
    onSettled: refresh,
  });
}

/** Deletes a search that is kept, and says so. */
export function useSearchDeletion(deleted: () => void) {
  const { savedSearchList: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (search: SavedSearchView) => client.call(api.deleteSavedSearch, { params: { id: search.id } }),
    onSuccess: async (_, search) => {
      deleted();
      toast({ title: words.removed, text: search.name });
      await refresh();
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: words.actionFailed, text: sentenceOf(error, words.actionFailedText) }),
  });
}
