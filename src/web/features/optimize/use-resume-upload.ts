import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../api/http-error.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useMounted } from '../../ui/use-mounted.ts';
import { keepPerson } from '../in-hand/person-in-hand.ts';
import { trackedFile } from '../tracking/tracked-file.ts';
import { useTrack } from '../tracking/use-track.ts';
import { useFileReading } from '../upload/use-file-reading.ts';
import { keepResumeInHand } from '../in-hand/kept-resume.ts';
import type { NewResume } from './wizard-state.ts';

/**
 * Uploads a resume file, reports the outcome, and passes on what was read. If the person has left the step meanwhile, they aren't
 * pulled back: the resume is there when they come back.
 */
export function useResumeUpload(onUploaded: (resume: NewResume) => void) {
  const { toasts } = useCopy();
  const { read, progress } = useFileReading();
  const toast = useToast();
  const isMounted = useMounted();
  const track = useTrack();
  const sending = useMutation({
    mutationFn: read,
    onSuccess: ({ fileName, uploadId, content, parsed, layout, pictures, grammar }, file) => {
      track('file_uploaded', trackedFile(file));
      toast({ title: toasts.uploaded, text: toasts.uploadedText(fileName) });
      keepPerson(sessionStorage, parsed.resume.basics ?? {});
      const resume = { fileName, uploadId, content, parsed, layout, pictures, grammar };
      if (isMounted()) onUploaded(resume);
      else keepResumeInHand(sessionStorage, resume);
    },
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: toasts.uploadFailed,
        text: sentenceOf(error, toasts.uploadFailedText),
      }),
  });
  return { ...sending, progress };
}
