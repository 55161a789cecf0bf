import { MessagesSquare } from 'lucide-react';
import { sentenceOf } from '../../api/http-error.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';

interface Generate {
  generate: () => void;
}

/** The shape of what is coming: tabs, and questions below them. */
function PrepSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-10 w-full max-w-md" />
      <SkeletonLines lines={6} />
    </div>
  );
}

export function PrepLoading() {
  const { interviewPrep: words } = useCopy();
  return (
    <>
      <output className="sr-only">{words.loading}</output>
      <PrepSkeleton />
    </>
  );
}

export function NoPrep({ generate }: Generate) {
  const { interviewPrep: words } = useCopy();
  return (
    <EmptyState
      icon={MessagesSquare}
      title={words.none}
      text={words.noneText}
      action={<Button onClick={generate}>{words.generate}</Button>}
    />
  );
}

/** It is being made; `disconnected` while we cannot ask how far it is. */
export function PrepWorking({ disconnected }: { disconnected: boolean }) {
  const { interviewPrep: words } = useCopy();
  return (
    <>
      <output className="grid max-w-measure gap-1">
        <span className="text-lg font-medium">{words.working}</span>
        <span className="text-ink-soft">{words.workingText}</span>
      </output>
      {disconnected && <Notice tone="warn" title={words.connectionLost} />}
      <PrepSkeleton />
    </>
  );
}

export function PrepUnknown({ generate }: Generate) {
  const { interviewPrep: words } = useCopy();
  const again = (
    <Button look="secondary" size="sm" onClick={generate}>
      {words.generateAgain}
    </Button>
  );
  return (
    <Notice tone="warn" title={words.unknown} action={again}>
      {words.unknownText}
    </Notice>
  );
}

export function PrepFailed({ failure, generate }: Generate & { failure: string | null }) {
  const { interviewPrep: words } = useCopy();
  return (
    <Notice
      tone="danger"
      role="alert"
      title={words.failed}
      action={<Button onClick={generate}>{words.generateAgain}</Button>}
    >
      {failure === null || failure === words.failed ? undefined : failure}
    </Notice>
  );
}

export function PrepLoadFailed({ error, generate, reload }: Generate & { error: Error; reload: () => void }) {
  const { interviewPrep: words } = useCopy();
  const ways = (
    <>
      <Button onClick={reload}>{words.loadAgain}</Button>
      <Button look="secondary" onClick={generate}>
        {words.generate}
      </Button>
    </>
  );
  return (
    <Notice tone="danger" role="alert" title={words.loadFailed} action={ways}>
      {sentenceOf(error, words.loadFailedText)}
    </Notice>
  );
}
