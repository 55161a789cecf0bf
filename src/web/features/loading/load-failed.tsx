import type { ReactNode } from 'react';
import { sentenceOf } from '../../api/http-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface LoadFailedProps {
  error: unknown;
  /** What could not be loaded, as a sentence. */
  title: string;
  again: string;
  loading: boolean;
  onRetry: () => void;
  children?: ReactNode;
}

/** Says that something could not be loaded, why as far as it is known, and tries again. */
export function LoadFailed({ error, title, again, loading, onRetry, children }: LoadFailedProps) {
  const sentence = sentenceOf(error, title);
  // The title is not said twice where the cause goes after it.
  const why = sentence.startsWith(title) ? sentence.slice(title.length).replace(/^[.\s]+/, '') : sentence;
  return (
    <Notice
      tone="danger"
      role="alert"
      title={title}
      action={
        <Button look="secondary" size="sm" loading={loading} onClick={onRetry}>
          {again}
        </Button>
      }
    >
      {why === '' ? children : why}
    </Notice>
  );
}

interface QueryFailedProps {
  /** What React Query says of it. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  words: { failed: string; again: string };
  children?: ReactNode;
}

/** Says that of what React Query loads, and loads it again. */
export function QueryFailed({ query: { error, isFetching, refetch }, words, children }: QueryFailedProps) {
  return (
    <LoadFailed
      error={error}
      title={words.failed}
      again={words.again}
      loading={isFetching}
      onRetry={() => void refetch()}
    >
      {children}
    </LoadFailed>
  );
}
