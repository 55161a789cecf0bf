import { useState } from 'react';
import { CircleAlert, CircleCheck, FileUp, LoaderCircle } from 'lucide-react';
import { ErrorCode, useDropzone, type FileRejection } from 'react-dropzone';
import { maxUploadBytes } from '#contract/limits.ts';
import type { PageCopy } from '#copy/copy.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { trackedFile } from '../tracking/tracked-file.ts';
import { useTrack } from '../tracking/use-track.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

const accepted = {
  resume: {
    'application/pdf': ['.pdf'],
    'application/msword': ['.doc'],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
    // JSON Resume, which the texts do not name: who has one knows to try it.
    'application/json': ['.json'],
  },
  /** What LinkedIn makes of a profile: "Save to PDF", and the export of its data. */
  linkedin: {
    'application/pdf': ['.pdf'],
    'application/zip': ['.zip'],
    // What Windows calls it.
    'application/x-zip-compressed': ['.zip'],
  },
};

const useWords = (what: keyof typeof accepted): PageCopy['upload'] => {
  const { upload, linkedinFile } = useCopy();
  if (what === 'resume') return upload;
  const { dragging, success, hint, fieldLabel, wrongType, problems } = linkedinFile;
  const { FILE_EMPTY, FILE_TOO_LARGE } = problems;
  const sizes = { tooSmall: () => FILE_EMPTY, tooLarge: () => FILE_TOO_LARGE };
  return { ...upload, dragging, success, hint, fieldLabel, wrongType, ...sizes };
};

const minUploadBytes = 1;

const rejectionText = (
  { errors: [error] }: FileRejection,
  { upload, toasts }: Pick<PageCopy, 'upload' | 'toasts'>,
): string => {
  switch (error?.code) {
    case ErrorCode.FileInvalidType:
      return upload.wrongType;
    case ErrorCode.FileTooLarge:
      return upload.tooLarge(maxUploadBytes);
    case ErrorCode.FileTooSmall:
      return upload.tooSmall(minUploadBytes);
    case ErrorCode.TooManyFiles:
      return upload.tooMany;
    default:
      return toasts.uploadFailedText;
  }
};

const looks: Record<PanelState, string> = {
  idle: 'border-edge bg-sheet hover:border-accent',
  dragging: 'border-accent bg-accent-wash',
  uploading: 'border-rule bg-sheet',
  chosen: 'border-accent bg-sheet',
  success: 'border-accent bg-sheet',
  failure: 'border-danger bg-danger-wash',
};

type PanelState = 'idle' | 'dragging' | 'uploading' | 'chosen' | 'success' | 'failure';

const icons = {
  idle: FileUp,
  dragging: FileUp,
  uploading: LoaderCircle,
  chosen: CircleCheck,
  success: CircleCheck,
  failure: CircleAlert,
};

interface FileDropProps {
  /** Choosing a file is the only thing to do on the page. */
  foremost?: boolean;
  /** The contents of the file. */
  what?: keyof typeof accepted;
  /** The state of the file, when nothing is being dragged: chosen, being sent, sent or failed. */
  state: Exclude<PanelState, 'dragging'>;
  /** Why there has to be a file, where none was chosen. */
  missing?: string | undefined;
  /** The file's name, or what is wrong with it. */
  detail?: string | undefined;
  onFile: (file: File) => void;
  /** Called with the sentence that says why a file is rejected. */
  onRejected: (text: string) => void;
}

/** One file by click, keyboard or drop, with a text for each state. */
export function FileDrop({
  foremost = false,
  what = 'resume',
  state: given,
  missing,
  detail: givenDetail,
  onFile,
  onRejected,
}: FileDropProps) {
  const { toasts } = useCopy();
  const upload = useWords(what);
  const track = useTrack();
  const [rejected, setRejected] = useState<string | undefined>();
  const busy = given === 'uploading';

  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: accepted[what],
    maxSize: maxUploadBytes,
    minSize: minUploadBytes,
    multiple: false,
    disabled: busy,
    noClick: true,
    noKeyboard: true,
    onDrop: ([file], [rejection]) => {
      const problem = rejection && rejectionText(rejection, { upload, toasts });
      setRejected(problem);
      if (problem !== undefined) onRejected(problem);
      else if (file) {
        track('file_upload', trackedFile(file));
        onFile(file);
      }
    },
  });

  const settled: PanelState = !busy && rejected !== undefined ? 'failure' : given;
  const state = isDragActive && !busy ? 'dragging' : settled;
  const detail = state === 'failure' ? (rejected ?? givenDetail) : givenDetail;
  const done = state === 'chosen' || state === 'success';
  const Icon = icons[state];

  return (
    <div
      {...getRootProps()}
      data-testid="tour-upload"
      // Before the program runs, `late.js` opens the file chooser.
      data-chooser
      className={classNames(
        'relative rounded-lg border-2 border-dashed px-6 text-center transition-colors duration-150',
        what === 'resume' ? 'py-14' : 'py-8',
        looks[state],
      )}
    >
      {/* The library hides it by a style attribute, which the CSP would refuse in a prerendered page. */}
      <input {...getInputProps({ className: 'hidden', 'aria-label': upload.fieldLabel })} style={undefined} />
      <div className="grid justify-items-center gap-3">
        <Icon
          aria-hidden
          strokeWidth={1.5}
          className={classNames(
            'size-10',
            state === 'failure' ? 'text-danger' : 'text-accent',
            state === 'uploading' && 'animate-turn',
          )}
        />
        <output className="grid gap-1">
          <span className="text-md font-medium text-balance sm:text-lg">{upload[state]}</span>
          {detail && state !== 'dragging' && (
            <span className="mx-auto max-w-measure break-words text-balance text-ink-soft">{detail}</span>
          )}
          {missing !== undefined && state === 'idle' && <span className="text-danger">{missing}</span>}
        </output>
        {/* Covers the panel, so that a click anywhere opens the file chooser. */}
        <Button
          look={foremost && !done ? 'primary' : 'secondary'}
          size={foremost && !done ? 'md' : 'sm'}
          onClick={open}
          disabled={busy}
          className="after:absolute after:inset-0 after:content-['']"
        >
          {done || state === 'failure' ? upload.replace : upload.choose}
        </Button>
        <p className="text-sm text-balance text-ink-faint">
          {what === 'resume' ? `${upload.hint} · ${upload.limit}` : upload.hint}
        </p>
      </div>
    </div>
  );
}
