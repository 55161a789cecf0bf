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
  /** There is nothing else to do on the page. */
  foremost?: boolean;
  children?: ReactNode;
}

/** The sentence that a text ends with. */
const lastOf = (text: string): string => /[^.!?]+[.!?]*\s*$/.exec(text)?.[0].trim() ?? '';

/** Says that something could not be loaded, why as far as it is known, and tries again. */
export function LoadFailed({ error, title, again, loading, onRetry, foremost = false, children }: LoadFailedProps) {
  const sentence = sentenceOf(error, title);
  // Neither the title nor what it ends with is said twice where the cause goes after it.
  const cause = sentence.startsWith(title) ? sentence.slice(title.length).replace(/^[.\s]+/, '') : sentence;
  const advice = lastOf(title);
  const why = advice !== '' && cause.endsWith(advice) ? cause.slice(0, -advice.length).trimEnd() : cause;
  return (
    <Notice
      tone="danger"
      role="alert"
      title={title}
      action={
        <Button look={foremost ? 'primary' : 'secondary'} size="sm" loading={loading} onClick={onRetry}>
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
  foremost?: boolean;
  children?: ReactNode;
}

/** Says that of what React Query loads, and loads it again. */
export function QueryFailed({
  query: { error, isFetching, refetch },
  words,
  foremost = false,
  children,
}: QueryFailedProps) {
  return (
    <LoadFailed
      error={error}
      title={words.failed}
      again={words.again}
      loading={isFetching}
      onRetry={() => void refetch()}
      foremost={foremost}
    >
      {children}
    </LoadFailed>
  );
}
