import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#contract/api.ts';
import type { documentFormats } from '#contract/downloads.ts';
import type { PaperSize, TemplateId } from '#domain/resume/document/templates.ts';
import { isStatus, sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useToast } from '../../../ui/toast.tsx';
import type { Settled } from '../saving.ts';
import { Unsaved, useSavedFirst } from './use-saved-first.ts';

export interface DownloadWish {
  part: 'resume' | 'coverLetter';
  format: (typeof documentFormats)[number];
  template: TemplateId;
  /** Without one, the paper of the person's own country. */
  paper: PaperSize | undefined;
}

const routes = { resume: api.downloadResume, coverLetter: api.downloadCoverLetter } as const;
const names = { resume: 'optimized-resume', coverLetter: 'cover-letter' } as const;

/**
 * Downloads a document with all pending changes: waits until they're saved, and downloads nothing if they can't be. If it isn't paid
 * for, shows a message and opens the checkout.
 */
export function useDownload(optimizationId: string, settled: Settled) {
  const { downloads: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { savedFirst, waiting } = useSavedFirst(optimizationId, settled);
  const download = useMutation({
    mutationFn: async ({ part, ...query }: DownloadWish) => {
      await savedFirst();
      return client.file(routes[part], { params: { optimizationId }, query });
    },
    onSuccess: (file, { part, format }) => {
      const name = `${names[part]}.${format}`;
      saveFile(file, name);
      toast({ title: words.started, text: words.startedText(name) });
    },
    onError: (error) => {
      if (!isStatus(error, 403)) {
        const text = error instanceof Unsaved ? words.unsavedText : sentenceOf(error, words.failedText);
        toast({ tone: 'destructive', title: words.failed, text });
        return;
      }
      toast({ tone: 'destructive', title: words.paymentRequired, text: sentenceOf(error, words.paymentRequiredText) });
      void navigate(paths.checkout({ plan: 'complete', optimizationId }));
    },
  });
  return { ...download, waiting };
}
