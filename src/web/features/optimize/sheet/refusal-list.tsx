import type { SheetView } from '#contract/sheets.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

/** Proposals that the check rejected, with the reason and the line that stays. */
export function RefusalList({ refusals }: Pick<SheetView, 'refusals'>) {
  const { sheet: words } = useCopy();
  if (refusals.length === 0) return null;
  return (
    <Disclosure summary={words.refusals(refusals.length)}>
      <div className="grid max-w-measure gap-4 pt-1">
        <p className="text-ink-soft">{words.refusalsText}</p>
        <ul className="grid gap-4">
          {refusals.map(({ proposed, kept, claims }) => (
            <li key={`${proposed} ${kept}`} className="grid gap-1 border-l border-dashed border-edge pl-3">
              <p className="font-serif text-ink-faint line-through decoration-1">{proposed}</p>
              {claims.map(({ kind, claim }) => (
                <p key={`${kind} ${claim}`}>{words.refusalClaim(claim, kind)}</p>
              ))}
              {kept !== '' && (
                <p>
                  <span className="text-ink-faint">{words.refusalKept}</span> <span className="marked">{kept}</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}
