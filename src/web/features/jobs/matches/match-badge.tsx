import { bandOf } from '#domain/scoring/bands.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';

/** How well a job fits, in the tiers of the specification: from 80 on, from 60 on, below. Its colour is that of all scores. */
export function MatchBadge({ score }: { score: number }) {
  const { matchCard: words } = useCopy();
  const tier = score >= 80 ? 'solid' : score >= 60 ? 'accent' : 'plain';
  return (
    <span className="figures" data-tier={tier}>
      <Badge tone={bandOf(score)}>{words.score(score)}</Badge>
    </span>
  );
}
