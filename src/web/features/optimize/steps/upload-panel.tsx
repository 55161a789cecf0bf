import { sentenceOf } from '../../../api/http-error.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { FileDrop } from '../../upload/file-drop.tsx';
import { useResumeUpload } from '../use-resume-upload.ts';
import type { NewResume } from '../wizard-state.ts';

interface UploadPanelProps {
  /** Name of the file that was uploaded before. */
  uploaded: string | undefined;
  onUploaded: (resume: NewResume) => void;
}

/** Uploads a file as soon as it is chosen. */
export function UploadPanel({ uploaded, onUploaded }: UploadPanelProps) {
  const { toasts } = useCopy();
  const toast = useToast();
  const sending = useResumeUpload(onUploaded);
  const problem = sending.error && sentenceOf(sending.error, toasts.uploadFailedText);
  const settled = problem !== null ? 'failure' : uploaded === undefined ? 'idle' : 'success';
  return (
    <FileDrop
      foremost
      state={sending.isPending ? 'uploading' : settled}
      detail={sending.isPending ? sending.progress : (problem ?? uploaded)}
      onFile={(file) => sending.mutate(file)}
      onRejected={(text) => {
        sending.reset();
        toast({ tone: 'destructive', title: toasts.uploadFailed, text });
      }}
    />
  );
}
