import { useEffect } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { keepStarted, startedOptimization } from './started-optimization.ts';
import { useStarting, useUnansweredStart } from './use-start-optimization.ts';
import type { Wizard } from './use-wizard.ts';

/**
 * An optimization that was started before its step was left, or the page reloaded: people waiting at that step see it; people at
 * another step get a notice and go there when they like.
 */
export function StartedNotice({ wizard: { place, resultId, openResult } }: { wizard: Wizard }) {
  const { wizard: words } = useCopy();
  const starting = useStarting();
  useUnansweredStart(openResult);
  const started = starting ? undefined : startedOptimization(sessionStorage);
  const shown = resultId !== undefined;
  const waiting = place === 'job' && !shown;
  useEffect(() => {
    if (started === undefined || !(waiting || (shown && started === resultId))) return;
    keepStarted(sessionStorage, undefined);
    if (waiting) openResult(started);
  }, [started, shown, resultId, waiting, openResult]);
  if (started === undefined || shown || waiting) return null;
  return (
    <output className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-accent bg-accent-wash p-4">
      <span className="min-w-0 flex-1 basis-64">{words.started}</span>
      <Button size="sm" look="secondary" onClick={() => openResult(started)}>
        {words.openStarted}
      </Button>
    </output>
  );
}
