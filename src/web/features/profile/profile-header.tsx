import { useState } from 'react';
import { Link } from 'react-router';
import type { Plan } from '#domain/billing/prices.ts';
import type { Profile } from '#contract/profile.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { PlanDialog } from '../plans/plan-dialog.tsx';

/** Each plan's colour; its name is shown in it. */
const tones = { free: 'plain', basic: 'ink', pro: 'accent', unlimited: 'solid' } as const satisfies Record<
  Plan,
  string
>;

/** The first letter of a name, whatever its script. */
const initialOf = (name: string): string => {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toUpperCase() ?? '?';
};

export function ProfileHeader({ profile: { user, membership, counts } }: { profile: Profile }) {
  const { profile: words, packages, monthAndYear, shortDate } = useCopy();
  const [plansOpen, setPlansOpen] = useState(false);
  const { plan, expires, renews, credits } = membership;
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <span
        aria-hidden
        className="grid size-16 shrink-0 place-items-center rounded-full bg-accent-wash font-serif text-xl text-accent-strong"
      >
        {initialOf(user.name)}
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="text-2xl wrap-anywhere">{user.name}</h2>
        <p className="wrap-anywhere text-ink-soft">{user.email}</p>
        <p className="text-sm text-ink-faint">{words.memberSince(monthAndYear(user.createdAt))}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3 max-sm:w-full sm:gap-x-4 max-sm:justify-between">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3">
          <span className="sr-only">{words.plan}: </span>
          <Badge tone={tones[plan]}>{words.plans[plan]}</Badge>
          {expires && (
            <span className="figures text-xs text-ink-soft sm:text-sm">{words.expires(shortDate(expires))}</span>
          )}
          {credits > 0 && (
            <Link
              to={paths.profile({ tab: 'resumes' })}
              className="rounded-sm text-sm font-medium underline hover:text-accent"
            >
              {packages.toSpend(credits)}
            </Link>
          )}
          {renews === false && <span className="text-sm text-ink-soft">{words.notRenewed}</span>}
        </p>
        {plan !== 'unlimited' && (
          // People who have made nothing yet have something else to do first, and people who have paid aren't pressed.
          <Button
            size="sm"
            look={counts.optimizations === 0 || plan !== 'free' ? 'secondary' : 'primary'}
            onClick={() => setPlansOpen(true)}
          >
            {words.upgrade}
          </Button>
        )}
      </div>
      <PlanDialog open={plansOpen} onOpenChange={setPlansOpen} held={plan} />
    </header>
  );
}
