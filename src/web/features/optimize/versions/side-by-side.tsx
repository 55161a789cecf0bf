import { useMemo } from 'react';
import { useCopy } from '../../../copy/use-copy.tsx';
import { InlineDiff, type DiffPart } from '../../../ui/inline-diff.tsx';
import { countChanges, wordChanges } from './word-changes.ts';

/** A text under the name of its version. */
export interface NamedText {
  name: string;
  text: string;
}

/** Two texts side by side, with deletions marked in one and insertions in the other. */
export function SideBySide({ before, after }: { before: NamedText; after: NamedText }) {
  const { comparison: words } = useCopy();
  const parts = useMemo(() => wordChanges(before.text, after.text), [before.text, after.text]);
  const { inserted, deleted } = countChanges(parts);
  const sides = [
    { id: 'before', name: before.name, without: 'inserted' },
    { id: 'after', name: after.name, without: 'deleted' },
  ] as const;
  if (before.text === after.text) return <output className="text-sm text-ink-soft">{words.same}</output>;
  return (
    <div className="grid gap-3">
      <output className="text-sm text-ink-soft">{words.summary(inserted, deleted)}</output>
      <div className="grid gap-4 md:grid-cols-2">
        {sides.map(({ id, name, without }) => (
          <section key={id} className="grid content-start gap-2">
            <h4 className="text-base wrap-anywhere">{name}</h4>
            <p className="rounded-lg border border-rule bg-sheet p-5 text-sm break-words whitespace-pre-wrap">
              <InlineDiff parts={parts.filter((part: DiffPart) => part.kind !== without)} words={words.words} />
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}
