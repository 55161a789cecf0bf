import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2, WifiOff } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { api } from '#contract/api.ts';
import type { EnhancementView } from '#contract/enhancements.ts';
import { codeOf, isStatus, sentenceOf, UnreachableError } from '../../api/http-error.ts';
import { readOptions } from '../../api/queries.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { QueryFailed } from '../loading/load-failed.tsx';
import { DeleteEnhancement } from './delete-enhancement.tsx';
import { EnhancementResult } from './enhancement-result.tsx';
import { useEnhancement, useListRefresh, usePlanRefresh } from './use-enhancements.ts';

/** Runs a failed one again, and waits for it. */
function useTryAgain(id: string) {
  const { enhanceToasts: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refreshList = useListRefresh();
  return useMutation({
    mutationFn: () => client.call(api.retryEnhancement, { params: { id } }),
    onSuccess: async ({ enhancementId }) => {
      await queries.invalidateQueries({ queryKey: readOptions(api.getEnhancement, { id: enhancementId }).queryKey });
      if (enhancementId !== id) await navigate(paths.enhanceLinkedin({ result: enhancementId }), { replace: true });
      await refreshList();
    },
    onError: (error) => {
      const text = error instanceof UnreachableError ? error.message : sentenceOf(error, words.failedText);
      toast({ tone: 'destructive', title: words.failed, text });
    },
  });
}

function Working({ disconnected }: { disconnected: boolean }) {
  const { enhancementResult: words } = useCopy();
  return (
    <Card className="grid gap-6">
      <div className="grid gap-1">
        <output className="font-medium">{words.processing}</output>
        <p className="max-w-measure text-sm text-ink-soft">{words.processingText}</p>
      </div>
      {disconnected && (
        <output className="flex gap-2 text-sm">
          <WifiOff aria-hidden className="mt-1 size-4 shrink-0" />
          {words.disconnected}
        </output>
      )}
      <SkeletonLines lines={4} />
    </Card>
  );
}

function Failed({ enhancement: { id, failure } }: { enhancement: EnhancementView }) {
  const { enhancementResult: words } = useCopy();
  const tryAgain = useTryAgain(id);
  return (
    <div className="max-w-180">
      <Notice
        tone="danger"
        role="alert"
        title={words.failedTitle}
        action={
          <Button loading={tryAgain.isPending} onClick={() => tryAgain.mutate()}>
            {words.again}
          </Button>
        }
      >
        {failure ?? words.failedText}
      </Notice>
    </div>
  );
}

interface ShownProps {
  enhancement: EnhancementView;
  disconnected: boolean;
  another: (made: EnhancementView) => void;
}

function Shown({ enhancement, disconnected, another }: ShownProps) {
  const { enhancementResult: words, enhancementDeletion, industryNames, seniorityNames, mediumDate } = useCopy();
  const { id, status, targetRole, industry, seniority, createdAt, output, details } = enhancement;
  const heading = useRef<HTMLHeadingElement>(null);
  const [deleting, setDeleting] = useState(false);
  const refreshList = useListRefresh();
  const begun = useRef(status);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // The list has it as it was.
    if (begun.current !== status) void refreshList();
    begun.current = status;
  }, [status, refreshList]);
  const facts = [
    mediumDate(createdAt),
    ...(industry === null ? [] : [industryNames[industry]]),
    ...(seniority === null ? [] : [seniorityNames[seniority]]),
  ];
  return (
    <section data-result className="grid animate-rise gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
            {words.title(targetRole)}
          </h2>
          <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {status !== 'processing' && (
            <Button look="secondary" onClick={() => another(enhancement)}>
              {words.another}
            </Button>
          )}
          <Button look="quiet" onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden className="size-4" />
            {enhancementDeletion.open}
          </Button>
        </div>
      </div>
      {status === 'processing' && <Working disconnected={disconnected} />}
      {status === 'failed' && <Failed enhancement={enhancement} />}
      {status === 'completed' && output && details && <EnhancementResult output={output} details={details} />}
      <DeleteEnhancement id={id} role={targetRole} open={deleting} onOpenChange={setDeleting} />
    </section>
  );
}

interface OneEnhancementProps {
  id: string;
  /** Called to enhance the same profile for another target. */
  another: (made: EnhancementView) => void;
}

/** One enhancement: being made, failed, done, or not to be found. */
export function OneEnhancement({ id, another }: OneEnhancementProps) {
  const { enhancementResult: words, enhanceToasts } = useCopy();
  const toast = useToast();
  const refreshPlan = usePlanRefresh();
  const { data, error, isFetching, refetch } = useEnhancement(id);
  const notFound = isStatus(error, 404);
  const failed = error !== null && !notFound;
  const locked = codeOf(error) === 'PLAN_REQUIRED';
  useEffect(() => {
    if (locked) void refreshPlan();
    else if (failed)
      toast({ tone: 'destructive', title: enhanceToasts.detailsFailed, text: enhanceToasts.detailsFailedText });
  }, [failed, locked, refreshPlan, toast, enhanceToasts]);
  if (notFound)
    return (
      <EmptyState
        title={words.notFound}
        text={words.notFoundText}
        action={
          <ButtonLink>
            <Link to={paths.enhanceLinkedin()}>{words.toForm}</Link>
          </ButtonLink>
        }
      />
    );
  if (data) return <Shown enhancement={data} disconnected={failed} another={another} />;
  if (failed)
    return (
      <div className="max-w-180">
        <QueryFailed query={{ error, isFetching, refetch }} words={words} />
      </div>
    );
  return (
    <div className="grid gap-6">
      <output className="sr-only">{words.loading}</output>
      <Skeleton className="h-8 w-72" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
