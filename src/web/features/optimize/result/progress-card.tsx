import { useMutation } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { api } from '#contract/api.ts';
import { progressOf, type OptimizationView } from '#contract/optimizations.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { AdCoverage } from './ad-coverage.tsx';
import { LongWait } from './long-wait.tsx';
import { MatchScore } from './match-score.tsx';
import { StageList } from './stage-list.tsx';

/** Runs a failed optimization again, and then shows it from the start. */
function useTryAgain(id: string) {
  const { toasts, optimization: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  return useMutation({
    mutationFn: () => client.call(api.retryOptimization, { params: { id } }),
    onSuccess: () => location.reload(),
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: toasts.optimizationFailed,
        text: sentenceOf(error, words.retryFailed),
      }),
  });
}

/** That it failed, why, and the way to run it again: said once. */
function FailedNotice({ optimization: { id, failure } }: { optimization: OptimizationView }) {
  const { optimization: words } = useCopy();
  const tryAgain = useTryAgain(id);
  return (
    <Notice
      tone="danger"
      role="alert"
      title={words.status.failed}
      action={
        <Button loading={tryAgain.isPending} onClick={() => tryAgain.mutate()}>
          {words.tryAgain}
        </Button>
      }
    >
      {failure !== null && (
        <>
          <span className="sr-only">{words.reason}: </span>
          {failure}
        </>
      )}
    </Notice>
  );
}

interface ProgressCardProps {
  optimization: OptimizationView;
  disconnected: boolean;
}

/** The progress of the optimization and, at the end, its match score or why it failed. */
export function ProgressCard({ optimization, disconnected }: ProgressCardProps) {
  const { optimization: words } = useCopy();
  const { id, status, stage } = optimization;
  const percent = progressOf[status];
  const working = status === 'pending' || status === 'processing';
  if (status === 'failed')
    return (
      <div className="grid max-w-180 gap-4">
        <FailedNotice optimization={optimization} />
        <div className="flex items-center gap-2.5 text-xs text-ink-faint *:last:w-14">
          <p className="figures">{words.percent(percent)}</p>
          <Progress value={percent} label={words.progress} />
        </div>
      </div>
    );
  const over = status === 'completed';
  return (
    <Card className="grid gap-4">
      {status === 'completed' && <MatchScore optimization={optimization} />}
      {status === 'completed' && <AdCoverage coverage={optimization.coverage} />}
      <div
        className={classNames(
          // Once it is over, what came of it is what counts.
          over
            ? 'flex items-center gap-2.5 text-xs *:last:w-14 *:last:shrink-0'
            : 'grid gap-x-4 gap-y-3 *:last:col-span-2 grid-cols-[minmax(0,1fr)_auto] items-baseline',
        )}
      >
        <output className="text-ink-soft">{words.status[status]}</output>
        <p className={classNames('figures', over ? 'text-ink-soft' : 'text-sm font-medium')}>
          {words.percent(percent)}
        </p>
        <Progress value={percent} label={words.progress} working={working} />
      </div>
      {stage && <StageList stage={stage} />}
      {working && <p className="text-sm text-ink-faint">{words.patience}</p>}
      {working && <LongWait optimizationId={id} />}
      {disconnected && (
        <output className="flex gap-2 text-sm">
          <WifiOff aria-hidden className="mt-1 size-4 shrink-0" />
          {words.connectionLost}
        </output>
      )}
    </Card>
  );
}
