import { Check } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';
import { classNames } from '../../ui/class-names.ts';
import { stepOf, type WizardPlace } from './wizard-state.ts';

/** The place that each completed step leads back to. */
const placeOfStep: Record<number, WizardPlace> = { 1: 'upload', 2: 'template', 3: 'choice' };

interface StepperProps {
  place: WizardPlace | 'result';
  goTo: (place: WizardPlace) => void;
  /** For a result that doesn't exist: none of the steps was done. */
  undone?: boolean;
}

/** The four steps. A step is completed when the current one is after it, and can then be returned to. */
export function Stepper({ place, goTo, undone = false }: StepperProps) {
  const { wizard } = useCopy();
  const current = stepOf(place);
  return (
    <nav aria-label={wizard.stepList} data-testid="tour-steps" className="pt-6">
      <ol className="grid grid-cols-4 gap-2 sm:gap-4">
        {wizard.steps.map((name, index) => {
          const step = index + 1;
          const back = step < current ? (step === 3 && current === 4 ? 'job' : placeOfStep[step]) : undefined;
          return (
            <li
              key={name}
              aria-current={step === current ? 'step' : undefined}
              className={classNames('border-t-2', step <= current && !undone ? 'border-accent' : 'border-rule')}
            >
              {back ? (
                <button
                  type="button"
                  onClick={() => goTo(back)}
                  aria-label={wizard.goTo(name)}
                  className="w-full cursor-pointer text-left text-ink-soft hover:text-accent"
                >
                  <StepName step={step} name={name} completed={!undone} />
                </button>
              ) : (
                <div className={step === current ? 'text-ink' : 'text-ink-faint'}>
                  <StepName step={step} name={name} completed={step < current} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <p className="pt-1 text-sm font-medium md:hidden" aria-hidden>
        {wizard.stepOf(current, wizard.steps.length, wizard.steps[current - 1] ?? '')}
      </p>
    </nav>
  );
}

function StepName({ step, name, completed }: { step: number; name: string; completed: boolean }) {
  const { wizard } = useCopy();
  return (
    <span className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 text-sm leading-none">
      {completed ? (
        <Check aria-hidden className="size-4 text-accent" />
      ) : (
        <span className="figures font-serif text-lg leading-none italic">{step}</span>
      )}
      <span className="sr-only md:not-sr-only">{name}</span>
      {completed && <span className="sr-only">({wizard.completed})</span>}
    </span>
  );
}
