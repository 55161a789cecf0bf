import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';

/** How well a job fits, in the tiers of the specification: from 80 on, from 60 on, below. */
export function MatchBadge({ score }: { score: number }) {
  const { matchCard: words } = useCopy();
  const tone = score >= 80 ? 'solid' : score >= 60 ? 'accent' : 'plain';
  return (
    <span className="figures" data-tier={tone}>
      <Badge tone={tone}>{words.score(score)}</Badge>
    </span>
  );
}
