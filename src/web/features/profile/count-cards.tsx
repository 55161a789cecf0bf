import type { Profile } from '#contract/profile.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Figures } from '../../ui/figures.tsx';
import { hasLinkedin } from './has-linkedin.ts';

const order = ['optimizations', 'assessments', 'interviewPreps', 'linkedinEnhancements', 'payments'] as const;

/** How many of everything there are. */
export function CountCards({ profile: { counts, membership } }: { profile: Profile }) {
  const { profile: words } = useCopy();
  const shown = order.filter((count) => count !== 'linkedinEnhancements' || hasLinkedin(membership));
  return (
    <Figures
      figures={shown.map((count) => ({
        name: (counts[count] === 1 ? words.oneOf : words.counts)[count],
        value: counts[count],
      }))}
      className="mt-5"
    />
  );
}
