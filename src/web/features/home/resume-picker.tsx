import { useEffect, useRef, useState, type DragEvent } from 'react';
import { FileUp } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';
import { classNames } from '../../ui/class-names.ts';
import { problemOf, resumeTypes } from './picked-file.ts';

interface ResumePickerProps {
  onFile: (file: File) => void;
}

/** A resume by click, keyboard or drop. It is the browser's own field, so that it can be used before the code of the page is there. */
export function ResumePicker({ onFile }: ResumePickerProps) {
  const { home, upload } = useCopy();
  const words = home.picker;
  const field = useRef<HTMLInputElement>(null);
  const [dragging, setDragging] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const take = (files: FileList | null) => {
    const picked = [...(files ?? [])];
    const wrong = problemOf(picked, upload);
    setProblem(wrong);
    if (wrong === undefined && picked[0]) onFile(picked[0]);
  };
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  // What was picked before the code of the page was there.
  useEffect(() => {
    const picked = field.current?.files;
    if (picked && picked.length > 0) taking.current(picked);
  }, []);
  const over = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setDragging(isOver);
  };
  return (
    <div className="grid gap-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped on it; by keyboard its field is used. */}
      <label
        onDragEnter={(event) => over(event, true)}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          take(event.dataTransfer.files);
        }}
        className={classNames(
          'group relative flex cursor-pointer flex-wrap items-center gap-x-5 gap-y-4 rounded-lg',
          'border-2 border-dashed px-5 py-5 transition-colors duration-150',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          dragging ? 'border-accent bg-accent-wash' : 'border-edge hover:border-accent',
        )}
      >
        <span className="grid min-w-52 flex-1 gap-1">
          <span className="flex items-center gap-2.5 font-serif text-xl font-medium tracking-tight">
            <FileUp aria-hidden strokeWidth={1.5} className="size-6 shrink-0 text-accent" />
            {dragging ? words.dragging : words.label}
          </span>
          <span className="text-sm text-ink-soft">{words.text}</span>
          <span className="text-xs text-ink-faint">{words.hint}</span>
        </span>
        <span
          className={
            'inline-flex min-h-11 items-center rounded-md border border-edge bg-sheet px-5 font-medium transition-colors duration-150 ' +
            'group-hover:border-accent group-hover:text-accent'
          }
        >
          {words.choose}
        </span>
        <input
          ref={field}
          type="file"
          accept={resumeTypes.join(',')}
          className="sr-only"
          onChange={(event) => take(event.target.files)}
        />
      </label>
      {problem !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
