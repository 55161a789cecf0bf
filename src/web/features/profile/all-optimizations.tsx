import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { profileEntries, type Profile } from '#contract/profile.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { OptimizationList } from './entry-lists.tsx';
import { allOptimizationsKey } from './use-profile.ts';

/** As many as the profile brings itself. */
const pageSize = profileEntries;

/** All of the account's optimizations, newest first, older ones as they are scrolled to. */
export function AllOptimizations({ profile }: { profile: Profile }) {
  const { profile: words } = useCopy();
  const client = useApi();
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    queryKey: allOptimizationsKey,
    queryFn: ({ signal, pageParam }) =>
      client.call(api.listProfileOptimizations, { query: { limit: pageSize, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.length * pageSize;
      return shown < total ? shown : undefined;
    },
    refetchOnMount: 'always',
  });
  // Those from the profile are shown until the first page has loaded.
  const optimizations = data?.pages.flatMap((page) => page.optimizations) ?? profile.recent.optimizations;
  const counts = { ...profile.counts, optimizations: optimizations.length };
  return (
    <>
      <OptimizationList profile={{ ...profile, counts, recent: { ...profile.recent, optimizations } }} />
      {hasNextPage && (
        <LoadMore
          label={words.older}
          loading={isFetchingNextPage}
          failed={isFetchNextPageError}
          onMore={() => void fetchNextPage()}
        />
      )}
    </>
  );
}
