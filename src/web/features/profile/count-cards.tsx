import type { Profile } from '#contract/profile.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { hasLinkedin } from './has-linkedin.ts';

const order = ['optimizations', 'assessments', 'interviewPreps', 'linkedinEnhancements', 'payments'] as const;

/** How many of everything there are. */
export function CountCards({ profile: { counts, membership } }: { profile: Profile }) {
  const { profile: words } = useCopy();
  const shown = order.filter((count) => count !== 'linkedinEnhancements' || hasLinkedin(membership));
  return (
    <dl className="mt-9 grid grid-cols-2 gap-3 md:flex md:gap-4">
      {shown.map((count) => (
        <div
          key={count}
          className="flex flex-1 flex-col-reverse justify-end gap-1 rounded-lg border border-rule bg-sheet p-4 sm:p-5"
        >
          <dt className="text-sm text-ink-soft">{words.counts[count]}</dt>
          <dd className="figures font-serif text-xl font-medium">{counts[count]}</dd>
        </div>
      ))}
    </dl>
  );
}
