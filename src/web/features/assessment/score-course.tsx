import { strongFrom } from '#contract/scores.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { LineChart } from '../../ui/line-chart.tsx';

/** So many of the newest are drawn: more would be a scribble. */
const mostDrawn = 12;

interface Scored {
  id: string;
  type: 'resume' | 'linkedin';
  overall: number;
  createdAt: string;
}

/** How the scores of a kind went, the newest at the right; nothing where there are too few for a course. */
export function ScoreCourse({ type, scores }: { type: Scored['type']; scores: readonly Scored[] }) {
  const { history: words, mediumDate } = useCopy();
  const own = scores
    .filter((each) => each.type === type)
    .slice(0, mostDrawn)
    .toReversed();
  if (own.length < 2) return null;
  const points = own.map(({ id, overall, createdAt }) => ({ id, name: mediumDate(createdAt), value: overall }));
  return (
    <LineChart
      label={words.course(words.types[type], own.length)}
      points={points}
      most={100}
      aim={{ value: strongFrom, name: words.aim(strongFrom) }}
    />
  );
}
