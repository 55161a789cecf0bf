import type { ReactNode } from 'react';
import type { Profile } from '#contract/profile.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { ScoreCourse } from '../assessment/score-course.tsx';
import { AssessmentList, OptimizationList } from './entry-lists.tsx';
import type { TabName } from './tab-names.ts';

/** How many of each kind the overview shows. */
const shown = 3;

function Part({ title, onAll, children }: { title: string; onAll: (() => void) | undefined; children: ReactNode }) {
  const { profile: words } = useCopy();
  return (
    <section className="min-w-0">
      <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-3 pointer-coarse:min-h-11">
        <h3 className="text-lg">{title}</h3>
        {onAll && (
          <Button size="sm" look="quiet" className="-mr-3" onClick={onAll}>
            {words.all} <span className="sr-only">{title}</span>
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

/** The newest optimizations, assessments and other entries. */
export function Overview({ profile, onTab }: { profile: Profile; onTab: (tab: TabName) => void }) {
  const { profile: words } = useCopy();
  const { counts } = profile;
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
      <Part title={words.latestOptimizations} onAll={counts.optimizations > shown ? () => onTab('resumes') : undefined}>
        <OptimizationList profile={profile} limit={shown} />
      </Part>
      <Part title={words.recentScores} onAll={counts.assessments > shown ? () => onTab('scores') : undefined}>
        <div className="grid gap-4">
          <div className="rounded-lg border border-rule bg-sheet p-5 empty:hidden">
            <ScoreCourse
              type="resume"
              scores={profile.recent.assessments.map(({ id, type, overallScore, createdAt }) => ({
                id,
                type,
                createdAt,
                overall: overallScore,
              }))}
            />
          </div>
          <AssessmentList profile={profile} limit={shown} />
        </div>
      </Part>
    </div>
  );
}
