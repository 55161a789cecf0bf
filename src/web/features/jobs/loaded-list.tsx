import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { QueryFailed } from '../loading/load-failed.tsx';

interface LoadedListProps<Item> {
  /** Undefined until they have been loaded. */
  items: readonly Item[] | undefined;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  words: { loading: string; failed: string; again: string };
  /** The height of a row, as a class, and how many placeholders to show while the list loads. */
  row: string;
  rows: number;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that is read from the server: rows of its shape until it is there, and another try where it could not be loaded. */
export function LoadedList<Item>({ items, query, words, row, rows, children }: LoadedListProps<Item>) {
  const { error } = query;
  return (
    <>
      {Boolean(error) && <QueryFailed query={query} words={words} />}
      {items
        ? children(items)
        : !error && (
            <div className="grid gap-3">
              <output className="sr-only">{words.loading}</output>
              {Array.from({ length: rows }, (_, index) => (
                <Skeleton key={index} className={row} />
              ))}
            </div>
          )}
    </>
  );
}
