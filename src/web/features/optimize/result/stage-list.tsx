import { Check } from 'lucide-react';
import { optimizationStages, type OptimizationView } from '#contract/optimizations.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { classNames } from '../../../ui/class-names.ts';

type Stage = NonNullable<OptimizationView['stage']>;

/** Only where a language model is connected, which is known once it is asked. */
const sometimes = 'asking';

function Mark({ at }: { at: 'done' | 'now' | 'ahead' }) {
  if (at === 'done') return <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />;
  return (
    <span aria-hidden className="mt-0.5 grid size-4 shrink-0 place-items-center">
      <span
        className={classNames(
          'size-2 rounded-full',
          at === 'now' ? 'animate-breathe bg-accent' : 'border border-edge bg-sheet',
        )}
      />
    </span>
  );
}

/** What an optimization has done, is doing, and has yet to do. */
export function StageList({ stage: { name: current, done, of } }: { stage: Stage }) {
  const { stages, stagesAhead } = useCopy().optimization;
  const reached = optimizationStages.indexOf(current);
  const now = current === 'asking' || current === 'wording' ? stages[current](done ?? 0, of ?? 0) : stages[current];
  return (
    <ol className="grid gap-2 text-sm">
      {optimizationStages.map((name, index) => {
        if (name === sometimes && name !== current) return null;
        const at = index < reached ? 'done' : index === reached ? 'now' : 'ahead';
        return (
          <li
            key={name}
            aria-current={at === 'now' ? 'step' : undefined}
            className={classNames('flex items-start gap-2.5', at === 'now' ? 'font-medium' : 'text-ink-soft')}
          >
            <Mark at={at} />
            {at === 'now' ? <output>{now}</output> : stagesAhead[name]}
          </li>
        );
      })}
    </ol>
  );
}
