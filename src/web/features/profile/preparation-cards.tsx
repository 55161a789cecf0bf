import { Link } from 'react-router';
import type { ProfileInterview, ProfileLinkedin } from '#contract/profile.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { StatusBadge } from './entry-list.tsx';

const When = ({ createdAt }: { createdAt: string }) => (
  <time dateTime={createdAt} className="figures text-sm text-ink-soft">
    {useCopy().shortDate(createdAt)}
  </time>
);

/** The preparation for one interview; it opens with its optimization. */
export function InterviewCard({ item }: { item: ProfileInterview }) {
  const { entries: words } = useCopy();
  const { jobTitle, jobCompany, optimizationId, status, hasOutput, createdAt } = item;
  return (
    <article className="grid gap-3">
      <div>
        <h4 className="font-serif text-lg wrap-anywhere">{jobTitle}</h4>
        {jobCompany !== undefined && <p className="wrap-anywhere text-ink-soft">{jobCompany}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge status={status} />
        <When createdAt={createdAt} />
      </div>
      {optimizationId !== null && (
        <div className="flex flex-wrap gap-3">
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
    <article className="grid gap-3">
      <h3 className="text-lg">{words.enhancement}</h3>
      {targetRole && <p className="text-sm wrap-anywhere text-ink-soft">{targetRole}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge status={status} />
        <When createdAt={createdAt} />
      </div>
      {hasOutput && (
        <ButtonLink size="sm" look="secondary" className="justify-self-start">
          <Link to={paths.enhanceLinkedin({ result: id })}>{words.viewEnhancement}</Link>
        </ButtonLink>
      )}
    </article>
  );
}
