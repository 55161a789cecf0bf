import { CloudCheck, CloudOff, LoaderCircle, Redo2, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import type { OptimizationView } from '#contract/optimizations.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { CountedNumber } from '../../../ui/counted-number.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Saving } from '../saving.ts';
import type { Sheet } from './use-sheet.ts';

const icons = { saved: CloudCheck, saving: LoaderCircle, waiting: CloudOff };

function SavedState({ saving }: { saving: Saving }) {
  const { sheet: words } = useCopy();
  const Icon = icons[saving];
  return (
    <output className="flex items-center gap-1.5 text-xs text-ink-soft">
      <Icon aria-hidden className={saving === 'saving' ? 'size-4 animate-turn' : 'size-4'} />
      {words.saving[saving]}
    </output>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z, except in fields, which have their own. */
function useUndoKeys({ undo, redo }: Pick<Sheet, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isField = event.target instanceof Element && event.target.closest('textarea, input') !== null;
      if (isField || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
      if (!step) return;
      event.preventDefault();
      step();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}

function LiveScore({ name, value }: { name: string; value: number | null }) {
  if (value === null) return null;
  return (
    <p className="flex items-baseline gap-1.5 text-sm text-ink-soft">
      {name}
      <span className="font-serif text-lg text-ink">
        <CountedNumber value={value} />
      </span>
    </p>
  );
}

interface SheetToolbarProps {
  optimization: Pick<OptimizationView, 'matchScore' | 'scoreAfter'>;
  sheet: Pick<Sheet, 'undo' | 'redo' | 'saving'>;
}

/** The scores as they are by now, undo and redo, and whether all is saved. */
export function SheetToolbar({ optimization, sheet: { undo, redo, saving } }: SheetToolbarProps) {
  const { sheet: words } = useCopy();
  useUndoKeys({ undo, redo });
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <LiveScore name={words.matchScore} value={optimization.matchScore} />
      <LiveScore name={words.resumeScore} value={optimization.scoreAfter} />
      <div className="flex items-center gap-1">
        <IconButton icon={Undo2} label={words.undo} disabled={undo === undefined} onClick={undo} />
        <IconButton icon={Redo2} label={words.redo} disabled={redo === undefined} onClick={redo} />
      </div>
      <SavedState saving={saving} />
    </div>
  );
}
