import { useQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { SheetAct, SheetView } from '#contract/sheets.ts';
import { readOptions } from '../../../api/queries.ts';
import type { Saving } from '../saving.ts';
import { inverseOf, pendingTexts, withPending } from './pending-acts.ts';
import type { Acts } from './use-acts.ts';

export interface Sheet {
  /** As it will be once everything is saved. */
  view: SheetView | undefined;
  /** Written and not saved yet, by edit keys. */
  texts: ReadonlyMap<string, string>;
  failed: boolean;
  retry: () => void;
  saving: Saving;
  act: (...acts: SheetAct[]) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

const pollMs = 1000;

/** An optimization's sheet, with what its person decides: seen at once, before the server has it. */
export function useSheet(id: string, { pending, saving, take, undo, redo }: Acts): Sheet {
  const { data, error, refetch } = useQuery({
    ...readOptions(api.getSheet, { id }),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'completed' ? pollMs : false),
  });
  const view = data && withPending(data, pending);
  return {
    view,
    texts: pendingTexts(pending),
    failed: data === undefined && error !== null,
    retry: () => void refetch(),
    saving,
    act: (...acts) => {
      if (view) take({ acts, inverse: inverseOf(acts, view) });
    },
    undo,
    redo,
  };
}
