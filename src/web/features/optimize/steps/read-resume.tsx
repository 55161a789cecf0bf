import { ChevronRight } from 'lucide-react';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Field, Textarea } from '../../../ui/field.tsx';

/** The resume's text as it was read, to look at and to correct. */
export function ReadResume({ content, onCorrect }: { content: string; onCorrect: (content: string) => void }) {
  const { jobStep } = useCopy();
  return (
    <details className="group rounded-md border border-rule">
      <summary
        className={
          'flex min-h-11 cursor-pointer list-none items-center gap-2 px-3.5 text-sm font-medium ' +
          'hover:text-accent [&::-webkit-details-marker]:hidden'
        }
      >
        <ChevronRight aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-90" />
        {jobStep.resume}
      </summary>
      <div className="p-3.5 pt-1">
        <Field label={jobStep.resumeText} hint={jobStep.resumeHint}>
          {(ties) => (
            <Textarea
              {...ties}
              rows={16}
              value={content}
              onChange={(event) => onCorrect(event.target.value)}
              className="font-mono text-sm"
            />
          )}
        </Field>
      </div>
    </details>
  );
}
