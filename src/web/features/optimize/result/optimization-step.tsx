import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { StepPanel } from '../step-panel.tsx';
import type { Wizard } from '../use-wizard.ts';
import { OptimizationResult } from './optimization-result.tsx';
import { useOptimization } from './use-optimization.ts';

/** Step 4: the optimization that the address names. */
export function OptimizationStep({ id, wizard }: { id: string; wizard: Wizard }) {
  const { optimization: words } = useCopy();
  const { optimization, notFound, disconnected } = useOptimization(id);
  if (optimization)
    return <OptimizationResult optimization={optimization} disconnected={disconnected} wizard={wizard} />;
  if (notFound)
    return (
      <StepPanel
        title={words.notFound}
        actions={<Button onClick={() => wizard.leaveResult({ type: 'restarted' })}>{words.startNew}</Button>}
      >
        <p className="max-w-measure text-ink-soft">{words.notFoundText}</p>
      </StepPanel>
    );
  return (
    <StepPanel title={words.title.working}>
      {disconnected && <output className="block pb-4">{words.connectionLost}</output>}
      <Skeleton className="mb-6 h-24 w-full" />
      <SkeletonLines lines={6} />
    </StepPanel>
  );
}
