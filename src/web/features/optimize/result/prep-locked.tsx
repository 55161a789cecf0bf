import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import type { OptimizationView } from '#contract/optimizations.ts';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { useSession } from '../../account/use-session.ts';
import { OfferBox } from './offer-box.tsx';
import { SignUpLinks } from './sign-up-links.tsx';
import { UnlockWays } from './unlock-ways.tsx';

interface PrepLockedProps {
  optimization: OptimizationView;
  /** All that opens it is offered further up already: here it is a line. */
  offered: boolean;
}

/** The interview preparation is not paid for: what it belongs to, and the ways to open it. */
export function PrepLocked({ optimization, offered }: PrepLockedProps) {
  const { interviewPrep: words, unlocking } = useCopy();
  const visitor = useSession() === null;
  const badge = (
    <div>
      <Badge tone="solid">
        <Lock aria-hidden className="size-3" />
        {words.premium}
      </Badge>
    </div>
  );
  if (offered)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule pt-4">
        {badge}
        <p className="max-w-measure text-ink-soft">{words.locked}</p>
        <Link
          to={paths.checkout({ plan: 'complete', optimizationId: optimization.id })}
          className="inline-flex min-h-9 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
        >
          {unlocking.pay}
        </Link>
      </div>
    );
  return (
    <OfferBox
      lead={
        <>
          {badge}
          <p className="text-lg">{visitor ? words.lockedVisitor : words.locked}</p>
        </>
      }
    >
      {visitor ? <SignUpLinks optimizationId={optimization.id} /> : <UnlockWays optimization={optimization} />}
    </OfferBox>
  );
}
