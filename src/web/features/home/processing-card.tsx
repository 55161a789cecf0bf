import { Check } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Claim } from './claim.tsx';
import { useLiveCount } from './use-live-count.ts';

/** How many resumes went through; it changes silently, so that nobody is read numbers. */
function LiveCounter() {
  const { claims } = useCopy();
  const count = useLiveCount(claims.processedAtFirst);
  return (
    <p className="flex items-baseline justify-between gap-3 border-t border-rule pt-3 text-sm text-ink-soft">
      {claims.processed}
      <span className="figures font-serif text-xl font-medium text-ink">{claims.shownCount(count)}</span>
    </p>
  );
}

/** What optimizing looks like: an example, which says so to who cannot see that it is one. */
export function ProcessingCard() {
  const { processing } = useCopy().home;
  const last = processing.steps.length - 1;
  return (
    <section
      aria-label={processing.label}
      className="grid gap-3.5 rounded-lg border border-rule bg-sheet p-5 shadow-lifted"
    >
      <p className="flex items-baseline justify-between gap-4">
        <span className="grid">
          <span className="text-sm font-medium">{processing.title}</span>
          <span className="text-xs text-ink-faint">{processing.file}</span>
        </span>
        <span className="figures text-sm font-medium">{`${processing.progress}%`}</span>
      </p>
      <div className="h-1.5 overflow-hidden rounded-full bg-well">
        <div className="h-full w-3/5 rounded-full bg-accent" />
      </div>
      <ul className="grid gap-1.5 text-sm">
        {processing.steps.map((step, index) => (
          <li key={step} className={classNames('flex items-center gap-2.5', index < last && 'text-ink-soft')}>
            {index < last ? (
              <Check aria-hidden className="size-4 shrink-0 text-accent" />
            ) : (
              <span aria-hidden className="grid size-4 shrink-0 place-items-center">
                <span className="size-2 animate-breathe rounded-full bg-accent" />
              </span>
            )}
            {step}
          </li>
        ))}
      </ul>
      <Claim>
        <div>
          <LiveCounter />
        </div>
      </Claim>
    </section>
  );
}
