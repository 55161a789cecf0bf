import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { readOptions } from '../../../api/queries.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useMounted } from '../../../ui/use-mounted.ts';
import { useSession } from '../../account/use-session.ts';
import type { NewResume } from '../wizard-state.ts';

interface LastResumeProps {
  /** The upload that is already selected. */
  current: string | undefined;
  onChosen: (resume: NewResume) => void;
}

/** The last resume that a signed-in person uploaded, to continue with, including their corrections. */
export function LastResume({ current, onChosen }: LastResumeProps) {
  const { lastResume: words, longDate } = useCopy();
  const client = useApi();
  const toast = useToast();
  const session = useSession();
  const isMounted = useMounted();
  const { data: uploads, isLoading } = useQuery({
    ...readOptions(api.listUploads, undefined),
    enabled: !!session,
    refetchOnMount: 'always',
  });
  const choice = useMutation({
    mutationFn: (uploadId: string) => client.call(api.getUpload, { params: { id: uploadId } }),
    // People who have left the step aren't pulled back to it.
    onSuccess: (resume) => isMounted() && onChosen(resume),
    onError: (error) => toast({ tone: 'destructive', title: words.failed, text: sentenceOf(error, words.failedText) }),
  });
  const last = uploads?.find(({ uploadId }) => uploadId !== current);
  if (isLoading) {
    return (
      <div className="pt-6">
        <output className="sr-only">{words.loading}</output>
        <Skeleton className="h-20 w-full" />
      </div>
    );
  }
  if (!last) return null;
  return (
    <section aria-labelledby="last-resume" className="mt-6 rounded-lg border border-rule bg-sheet p-5">
      <h3 id="last-resume" className="text-lg">
        {words.title}
      </h3>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-2">
        <div className="flex min-w-0 gap-2.5">
          <FileText aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
          <div className="min-w-0">
            <p className="break-all">{last.fileName}</p>
            <p className="text-sm text-ink-faint">{words.uploaded(longDate(last.createdAt))}</p>
          </div>
        </div>
        <Button
          look="secondary"
          loading={choice.isPending}
          aria-label={words.chooseNamed(last.fileName)}
          onClick={() => choice.mutate(last.uploadId)}
        >
          {words.use}
        </Button>
      </div>
    </section>
  );
}
