import { useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { UploadedResume } from './wizard-state.ts';

/** Uploads a resume file, reports success or failure, and passes on what was read. */
export function useResumeUpload(onUploaded: (resume: Omit<UploadedResume, 'corrected'>) => void) {
  const { toasts } = useCopy();
  const client = useApi();
  const toast = useToast();
  return useMutation({
    mutationFn: (file: File) => client.call(api.uploadResume, { file }),
    onSuccess: ({ fileName, uploadId, content, parsed, layout, pictures, grammar }) => {
      toast({ title: toasts.uploaded, text: toasts.uploadedText(fileName) });
      onUploaded({ fileName, uploadId, content, parsed, layout, pictures, grammar });
    },
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: toasts.uploadFailed,
        text: sentenceOf(error, toasts.uploadFailedText),
      }),
  });
}
