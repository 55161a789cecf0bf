import type { ReactNode } from 'react';
import { ArrowRight, FileText } from 'lucide-react';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { StepPanel } from '../step-panel.tsx';
import type { Wizard } from '../use-wizard.ts';

interface ChoiceProps {
  title: ReactNode;
  text: string;
  onChoose: () => void;
}

function Choice({ title, text, onChoose }: ChoiceProps) {
  return (
    <div className="group relative grid content-start gap-2 rounded-lg border border-rule bg-sheet p-6 transition-colors duration-150 hover:border-accent">
      <h3 className="text-xl">
        <button
          type="button"
          onClick={onChoose}
          className={
            'flex w-full cursor-pointer items-center justify-between gap-3 text-left ' +
            "group-hover:text-accent after:absolute after:inset-0 after:rounded-lg after:content-['']"
          }
        >
          {title}
          <ArrowRight aria-hidden strokeWidth={1.5} className="size-5 shrink-0 text-accent" />
        </button>
      </h3>
      <p className="text-ink-soft">{text}</p>
    </div>
  );
}

/** Step 3, at first: a score of the unchanged resume, or the job to optimize it for. */
export function ChoiceStep({ wizard: { state, goTo } }: { wizard: Wizard }) {
  const { toasts, validation, choiceStep, wizard: words } = useCopy();
  const toast = useToast();
  const score = () =>
    state.resume ? goTo('score') : toast({ tone: 'destructive', title: toasts.error, text: validation.resumeRequired });
  return (
    <StepPanel
      title={choiceStep.title}
      margin={
        state.resume && (
          <div className="grid gap-1">
            <h3 className="font-sans text-xs font-normal tracking-normal text-ink-faint">{choiceStep.file}</h3>
            <p className="flex gap-2 break-all">
              <FileText aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
              {state.resume.fileName}
            </p>
          </div>
        )
      }
      actions={
        <Button look="quiet" onClick={() => goTo('template')}>
          {words.back}
        </Button>
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Choice title={choiceStep.score} text={choiceStep.scoreText} onChoose={score} />
        <Choice title={choiceStep.optimize} text={choiceStep.optimizeText} onChoose={() => goTo('job')} />
      </div>
    </StepPanel>
  );
}
