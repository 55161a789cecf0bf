import type { OptimizationView } from '#contract/optimizations.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SegmentBar, SegmentMark, type Segment } from '../../../ui/segment-bar.tsx';

type Covered = OptimizationView['coverage'][number];

const segments = ['full', 'half', 'empty'] as const satisfies readonly Segment[];

/** Shown by a line; only named in a list; or missing, with at most something similar shown. */
const segmentOf: Record<Covered['after'], Segment> = {
  shown: 'full',
  listed: 'half',
  related: 'empty',
  missing: 'empty',
};

const isRaised = ({ before, after }: Covered): boolean =>
  segments.indexOf(segmentOf[after]) < segments.indexOf(segmentOf[before]);

/** The required or nice-to-have things: a segment for each, shown ones first. */
function Part({ name, covered }: { name: string; covered: readonly Covered[] }) {
  const { coverage: words } = useCopy();
  if (covered.length === 0) return null;
  const all = covered.map(({ after }) => segmentOf[after]);
  const count = (segment: Segment) => all.filter((each) => each === segment).length;
  return (
    <div className="grid items-center gap-x-5 gap-y-1.5 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span className="font-medium">{name}</span>
        <span className="figures text-ink-soft">{words.shownOf(count('full'), all.length)}</span>
      </p>
      <SegmentBar
        label={words.summary(name, { full: count('full'), half: count('half'), empty: count('empty') })}
        segments={all.toSorted((a, b) => segments.indexOf(a) - segments.indexOf(b))}
      />
    </div>
  );
}

function Things({ segment, covered }: { segment: Segment; covered: readonly Covered[] }) {
  const { coverage: words } = useCopy();
  const these = covered.filter(({ after }) => segmentOf[after] === segment);
  if (these.length === 0) return null;
  return (
    <div className="grid content-start gap-1.5">
      <h4 className="flex items-center gap-2 font-sans font-medium">
        <SegmentMark segment={segment} />
        {words.states[segment]}
      </h4>
      <ul className="grid gap-1 text-ink-soft">
        {these.map((each) => (
          <li key={each.text} className="wrap-anywhere">
            {each.text} {!each.must && <span className="text-ink-faint">({words.nice})</span>}{' '}
            {isRaised(each) && <Badge tone="accent">{words.raised}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A picture of what the ad asks for: what the resume shows of it, shows in part, and lacks. */
export function AdCoverage({ coverage }: { coverage: OptimizationView['coverage'] }) {
  const { coverage: words } = useCopy();
  if (coverage.length === 0) return null;
  const raised = coverage.filter(isRaised).length;
  return (
    <section aria-labelledby="coverage-title" className="grid gap-3">
      <h3 id="coverage-title" className="font-sans text-sm font-medium text-ink-soft">
        {words.title}
      </h3>
      <Part name={words.must} covered={coverage.filter(({ must }) => must)} />
      <Part name={words.niceToHave} covered={coverage.filter(({ must }) => !must)} />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
        {segments.map((segment) => (
          <li key={segment} className="flex items-center gap-1.5">
            <SegmentMark segment={segment} />
            {words.states[segment]}
          </li>
        ))}
      </ul>
      {raised > 0 && <p className="text-sm">{words.raisedCount(raised)}</p>}
      <Disclosure summary={words.details}>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {segments.map((segment) => (
            <Things key={segment} segment={segment} covered={coverage} />
          ))}
        </div>
      </Disclosure>
    </section>
  );
}
