import { Lock } from 'lucide-react';
import type { OptimizationView } from '#contract/optimizations.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { useSession } from '../../account/use-session.ts';
import { OfferBox } from './offer-box.tsx';
import { SignUpLinks } from './sign-up-links.tsx';
import { UnlockWays } from './unlock-ways.tsx';

/** The interview preparation is not paid for: what it belongs to, and the ways to open it. */
export function PrepLocked({ optimization }: { optimization: OptimizationView }) {
  const { interviewPrep: words } = useCopy();
  const visitor = useSession() === null;
  return (
    <OfferBox
      lead={
        <>
          <div>
            <Badge tone="solid">
              <Lock aria-hidden className="size-3" />
              {words.premium}
            </Badge>
          </div>
          <p className="text-lg">{visitor ? words.lockedVisitor : words.locked}</p>
        </>
      }
    >
      {visitor ? <SignUpLinks optimizationId={optimization.id} /> : <UnlockWays optimization={optimization} />}
    </OfferBox>
  );
}
