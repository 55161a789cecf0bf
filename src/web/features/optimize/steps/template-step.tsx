import { useState, type ReactNode } from 'react';
import type { Correction } from '#domain/resume/corrections/correction.ts';
import { templateIds, type TemplateId } from '#domain/resume/document/templates.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { ResumeReview } from '../../review/resume-review.tsx';
import { useCorrections, type ReviewedUpload } from '../../review/use-corrections.ts';
import { useWideScreen } from '../../../ui/use-wide-screen.ts';
import { StepPanel } from '../step-panel.tsx';
import type { Wizard } from '../use-wizard.ts';
import { TemplateCard } from './template-card.tsx';

/** The template that is chosen now. */
function Selected({ template }: { template: TemplateId }) {
  const { templates, templateStep } = useCopy();
  const { name, description } = templates[template];
  return (
    <div className="grid gap-1" aria-live="polite">
      <h3 className="font-sans text-xs font-normal tracking-normal text-ink-faint">{templateStep.selected}</h3>
      <p className="font-serif text-xl">{name}</p>
      <p className="font-serif text-ink-soft italic">{description}</p>
    </div>
  );
}

/** Step 2: the templates, and next to them, folded, what was read from the resume: checking it is optional. */
export function TemplateStep({ wizard }: { wizard: Wizard }) {
  const { uploadId, parsed, corrections = [] } = wizard.state.resume ?? {};
  if (uploadId === undefined || !parsed) return <Templates wizard={wizard} />;
  const onCorrections = (all: Correction[]) => wizard.dispatch({ type: 'reviewed', corrections: all });
  return <CheckedTemplates key={uploadId} wizard={wizard} upload={{ uploadId, parsed, corrections, onCorrections }} />;
}

/** The panel moves between the margin and the page with the width of the window: what it knows is kept here. */
function CheckedTemplates({ wizard, upload }: { wizard: Wizard; upload: ReviewedUpload }) {
  const review = useCorrections(upload);
  const [open, setOpen] = useState(false);
  return (
    <Templates wizard={wizard} checking={open} check={<ResumeReview review={review} open={open} onOpen={setOpen} />} />
  );
}

interface TemplatesProps {
  wizard: Wizard;
  check?: ReactNode;
  checking?: boolean;
}

function Templates({ wizard: { state, dispatch, goTo }, check, checking = false }: TemplatesProps) {
  const { templateStep, wizard: words } = useCopy();
  const wide = useWideScreen();
  const beside = (
    <div className="grid gap-8">
      <Selected template={state.template} />
      {check}
    </div>
  );
  return (
    <StepPanel
      title={templateStep.title}
      wideMargin
      margin={wide && beside}
      marginOpen={checking}
      stickyActions
      actions={
        <>
          <Button onClick={() => goTo('choice')}>{templateStep.next}</Button>
          <Button look="quiet" onClick={() => goTo('upload')}>
            {words.back}
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="sr-only">{templateStep.title}</legend>
        <div className="@container">
          <div className="grid gap-4 @min-[40rem]:grid-cols-2">
            {templateIds.map((template) => (
              <TemplateCard
                key={template}
                template={template}
                chosen={template === state.template}
                onChoose={() => dispatch({ type: 'templateChosen', template })}
              />
            ))}
          </div>
        </div>
      </fieldset>
      {/* Where there is no margin, it comes before the next button. */}
      {!wide && <div className="pt-8">{beside}</div>}
    </StepPanel>
  );
}
