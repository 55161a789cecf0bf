import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { api } from '#contract/api.ts';
import type { Version } from '#contract/versions.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { readOptions } from '../../../api/queries.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { CompareVersions } from './compare-versions.tsx';
import { NameForm } from './name-form.tsx';
import { useVersionActs, useVersions, type VersionAct } from './use-versions.ts';
import { VersionRow } from './version-row.tsx';

/** The versions of an optimization: kept, named, compared and restored. */
export function Versions({ optimizationId }: { optimizationId: string }) {
  const { versions: words } = useCopy();
  const { data, error, refetch, isFetching } = useVersions(optimizationId);
  const { data: optimization } = useQuery(readOptions(api.getOptimization, { id: optimizationId }));
  const { mutate, isPending, variables } = useVersionActs(optimizationId);
  const completedAt = optimization?.completedAt;
  // Another outcome makes another version current.
  useEffect(() => {
    if (completedAt) void refetch({ cancelRefetch: false });
  }, [completedAt, refetch]);
  const title = useRef<HTMLHeadingElement>(null);
  const pending = isPending ? variables : undefined;
  const act = (wish: VersionAct, done?: () => void) => {
    // One after the other: each answer is the whole list.
    if (isPending) return;
    mutate(wish, {
      onSuccess: () => {
        done?.();
        // The button that did it is gone, and the focus with it.
        if (wish.act === 'restore' || wish.act === 'remove') title.current?.focus();
      },
    });
  };
  return (
    <section aria-labelledby="versions-title" className="grid gap-5 rounded-lg border border-rule bg-sheet p-5 sm:p-7">
      <div className="grid gap-1">
        <h2 ref={title} tabIndex={-1} id="versions-title" className="text-xl">
          {words.title}
        </h2>
        <p className="max-w-measure text-sm text-ink-soft">{words.intro}</p>
      </div>
      {optimization?.status === 'completed' && (
        <NameForm
          label={words.saveLabel}
          placeholder={words.saveExample}
          submit={words.save}
          pending={pending?.act === 'save'}
          onName={(name, clear) => act({ act: 'save', name }, clear)}
        />
      )}
      {data ? (
        <VersionList versions={data.versions} pending={pending} onAct={act} />
      ) : (
        <Unread error={error} loading={isFetching} onRetry={() => void refetch()} />
      )}
      {optimization?.status === 'completed' && data && data.versions.some(({ current }) => !current) && (
        <CompareVersions optimization={optimization} versions={data.versions} />
      )}
    </section>
  );
}

interface VersionListProps {
  versions: readonly Version[];
  pending: VersionAct | undefined;
  onAct: (act: VersionAct, done?: () => void) => void;
}

export function VersionList({ versions, pending, onAct }: VersionListProps) {
  const { versions: words } = useCopy();
  if (versions.length === 0) return <EmptyState icon={History} title={words.empty} text={words.emptyText} />;
  return (
    <ul aria-label={words.list}>
      {versions.map((version) => (
        <VersionRow key={version.id} version={version} pending={pending} onAct={onAct} />
      ))}
    </ul>
  );
}

/** The list while it is being read, and where it could not be. */
export function Unread({ error, loading, onRetry }: { error: unknown; loading: boolean; onRetry: () => void }) {
  const { versions: words } = useCopy();
  if (!error)
    return (
      <div aria-busy className="grid gap-3">
        <span className="sr-only">{words.loading}</span>
        <SkeletonLines lines={5} />
      </div>
    );
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{sentenceOf(error, words.failed)}</p>
      <Button look="secondary" size="sm" loading={loading} onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
