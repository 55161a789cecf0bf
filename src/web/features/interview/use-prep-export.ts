import { useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { isStatus, sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useToast } from '../../ui/toast.tsx';

/** Downloads the preparation as PDF, under the name that the server gives it. */
export function usePrepExport(optimizationId: string) {
  const { interviewPrep: words, downloads } = useCopy();
  const client = useApi();
  const toast = useToast();
  return useMutation({
    mutationFn: () => client.file(api.downloadInterviewPrep, { params: { optimizationId } }),
    onSuccess: (file) => {
      saveFile(file, file.name);
      toast({ title: words.exported, text: downloads.startedText(file.name) });
    },
    onError: (error) => {
      if (isStatus(error, 403)) toast({ tone: 'destructive', title: words.exportDenied, text: words.exportDeniedText });
      else
        toast({
          tone: 'destructive',
          title: words.exportFailed,
          text: sentenceOf(error, words.exportFailedText),
        });
    },
  });
}
