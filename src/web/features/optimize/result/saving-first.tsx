import { useCopy } from '../../../copy/use-copy.tsx';

/** Why a download has not begun yet. */
export function SavingFirst() {
  const { downloads: words } = useCopy();
  return <output className="block text-sm text-ink-soft">{words.savingFirst}</output>;
}
