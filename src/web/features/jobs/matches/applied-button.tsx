import { useMutation } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { api } from '#contract/api.ts';
import type { JobMatchView } from '#contract/job-matches.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useJobsCache } from '../jobs-cache.ts';

/** Notes that one has applied; pressed again it takes that back. */
export function AppliedButton({ match, named }: { match: JobMatchView; named: string }) {
  const { matchCard: words, jobToasts } = useCopy();
  const client = useApi();
  const toast = useToast();
  const { replaceMatch, refreshCounts } = useJobsCache();
  const { id, isApplied } = match;
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call(api.updateMatch, { params: { id }, body: { isApplied: !isApplied } }),
    onSuccess: async (changed) => {
      replaceMatch(changed);
      await refreshCounts();
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: jobToasts.statusFailed, text: sentenceOf(error, jobToasts.tryAgain) }),
  });
  const Icon = isApplied ? CircleCheck : Circle;
  return (
    <Button
      look="secondary"
      size="sm"
      loading={isPending}
      aria-pressed={isApplied}
      className="aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent-strong"
      onClick={() => mutate()}
    >
      {!isPending && <Icon aria-hidden className="size-4" />}
      {words.applied} <span className="sr-only">{named}</span>
    </Button>
  );
}
