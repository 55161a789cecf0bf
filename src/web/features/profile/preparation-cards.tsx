import { Link } from 'react-router';
import type { ProfileInterview, ProfileLinkedin } from '#contract/profile.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { StatusBadge } from './entry-list.tsx';

/** What it is at the left, what can be done with it at the right, where there is room. */
const entryClass = 'grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center';

const When = ({ createdAt }: { createdAt: string }) => (
  <time dateTime={createdAt} className="figures text-sm text-ink-faint">
    {useCopy().shortDate(createdAt)}
  </time>
);

/** The preparation for one interview; it opens with its optimization. */
export function InterviewCard({ item }: { item: ProfileInterview }) {
  const { entries: words } = useCopy();
  const { jobTitle, jobCompany, optimizationId, status, hasOutput, createdAt } = item;
  return (
    <article className={entryClass}>
      <div className="grid min-w-0 gap-2.5">
        <div>
          <h4 className="font-serif text-lg wrap-anywhere">{jobTitle}</h4>
          {jobCompany !== undefined && <p className="text-sm wrap-anywhere text-ink-soft">{jobCompany}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge status={status} />
          <When createdAt={createdAt} />
        </div>
      </div>
      {optimizationId !== null && (
        <div className="flex flex-wrap gap-3 sm:flex-row-reverse">
          {hasOutput && status === 'completed' && (
            <ButtonLink size="sm" look="secondary">
              <Link to={paths.optimize({ result: optimizationId, tab: 'interview-prep' })}>{words.viewPrep}</Link>
            </ButtonLink>
          )}
          <ButtonLink size="sm" look="quiet">
            <Link to={paths.optimize({ result: optimizationId })}>{words.viewOptimization}</Link>
          </ButtonLink>
        </div>
      )}
    </article>
  );
}

/** One enhancement of a LinkedIn profile. */
export function LinkedinCard({ item: { id, status, hasOutput, targetRole, createdAt } }: { item: ProfileLinkedin }) {
  const { entries: words } = useCopy();
  return (
    <article className={entryClass}>
      <div className="grid min-w-0 gap-2.5">
        <div>
          <h4 className="font-serif text-lg">{words.enhancement}</h4>
          {targetRole && <p className="text-sm wrap-anywhere text-ink-soft">{targetRole}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge status={status} />
          <When createdAt={createdAt} />
        </div>
      </div>
      {hasOutput && (
        <ButtonLink size="sm" look="secondary" className="justify-self-start">
          <Link to={paths.enhanceLinkedin({ result: id })}>{words.viewEnhancement}</Link>
        </ButtonLink>
      )}
    </article>
  );
}
