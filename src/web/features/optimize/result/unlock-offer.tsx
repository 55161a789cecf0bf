import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import type { OptimizationView } from '#contract/optimizations.ts';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { OfferBox } from './offer-box.tsx';
import { UnlockWays } from './unlock-ways.tsx';

/** What a signed-in person sees of a locked optimization: that it is locked, and the ways to open it. */
export function UnlockOffer({ optimization }: { optimization: OptimizationView }) {
  const { unlocking: words } = useCopy();
  return (
    <OfferBox
      lead={
        <>
          <div>
            <Badge tone="solid">
              <Lock aria-hidden className="size-3" />
              {words.badge}
            </Badge>
          </div>
          <p className="text-lg">{words.text}</p>
        </>
      }
    >
      <UnlockWays optimization={optimization} />
      <Link
        to={paths.checkout({ plan: 'basic', optimizationId: optimization.id })}
        className="text-sm underline hover:text-accent"
      >
        {words.payBasic}
      </Link>
    </OfferBox>
  );
}
