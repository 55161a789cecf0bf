import { templateIds, type TemplateId } from '#domain/resume/document/templates.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { ResumeReview } from '../../review/resume-review.tsx';
import { StepPanel } from '../step-panel.tsx';
import type { Wizard } from '../use-wizard.ts';
import { TemplateCard } from './template-card.tsx';

/** The template that is chosen now. */
function Selected({ template }: { template: TemplateId }) {
  const { templates, templateStep } = useCopy();
  const { name, description } = templates[template];
  return (
    <div className="grid gap-1 lg:sticky lg:top-8" aria-live="polite">
      <h3 className="font-sans text-xs font-normal tracking-normal text-ink-faint">{templateStep.selected}</h3>
      <p className="font-serif text-xl">{name}</p>
      <p className="font-serif text-ink-soft italic">{description}</p>
    </div>
  );
}

/** Step 2: the template, and under it what was read from the resume, which can be checked here and need not be. */
export function TemplateStep({ wizard: { state, dispatch, goTo } }: { wizard: Wizard }) {
  const { templateStep, wizard: words } = useCopy();
  const { resume } = state;
  const selected = <Selected template={state.template} />;
  return (
    <StepPanel
      title={templateStep.title}
      wideMargin
      margin={selected}
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
      <fieldset className="grid gap-4 md:grid-cols-2">
        <legend className="sr-only">{templateStep.title}</legend>
        {templateIds.map((template) => (
          <TemplateCard
            key={template}
            template={template}
            chosen={template === state.template}
            onChoose={() => dispatch({ type: 'templateChosen', template })}
          />
        ))}
      </fieldset>
      {/* Where there is no margin, it comes before the next button. */}
      <div className="pt-8 lg:hidden">{selected}</div>
      {resume?.uploadId !== undefined && resume.parsed && (
        <div className="pt-8">
          <ResumeReview
            key={resume.uploadId}
            uploadId={resume.uploadId}
            parsed={resume.parsed}
            corrections={resume.corrections ?? []}
            onCorrections={(corrections) => dispatch({ type: 'reviewed', corrections })}
          />
        </div>
      )}
    </StepPanel>
  );
}
