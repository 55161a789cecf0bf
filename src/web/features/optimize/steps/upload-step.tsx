import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { StepPanel } from '../step-panel.tsx';
import type { Wizard } from '../use-wizard.ts';
import { LastResume } from './last-resume.tsx';
import { UploadPanel } from './upload-panel.tsx';

/** Step 1: the resume. */
export function UploadStep({ wizard: { state, goTo, takeResume } }: { wizard: Wizard }) {
  const { uploadStep } = useCopy();
  return (
    <StepPanel
      title={uploadStep.title}
      margin={
        <div className="grid gap-5">
          <h3 className="text-lg">{uploadStep.notesTitle}</h3>
          {uploadStep.notes.map(({ title, text }) => (
            <div key={title} className="grid gap-1">
              <h4 className="text-sm font-medium">{title}</h4>
              <p className="font-serif text-ink-soft italic">{text}</p>
            </div>
          ))}
        </div>
      }
      actions={state.resume && <Button onClick={() => goTo('template')}>{uploadStep.next}</Button>}
    >
      <UploadPanel uploaded={state.resume?.fileName} onUploaded={takeResume} />
      <LastResume current={state.resume?.uploadId} onChosen={takeResume} />
    </StepPanel>
  );
}
