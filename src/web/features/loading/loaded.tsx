import type { ReactNode } from 'react';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { QueryFailed } from './load-failed.tsx';

interface LoadedProps<Data> {
  /** What React Query says of it. */
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  words: { loading: string; failed: string; again: string };
  /** How many placeholder lines to show while it loads. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** A list within a page, once it is loaded; until then its place, or what kept it. */
export function Loaded<Data>({ query, words, lines = 3, children }: LoadedProps<Data>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error) return <QueryFailed query={query} words={words} />;
  return (
    <>
      <output className="sr-only">{words.loading}</output>
      <SkeletonLines lines={lines} />
    </>
  );
}
