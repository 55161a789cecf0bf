import { useState } from 'react';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { tabQuery, type JobsAddress } from '../jobs-address.ts';
import { useRecommendations } from '../use-jobs.ts';
import { MatchList } from './match-list.tsx';
import { ResumeChoice, resumeQuery } from './resume-choice.tsx';

/** From which score on a job is close to a resume: the middle band begins there. */
const closeMatch = 60;

/** Without a resume, or without a job for it: how to come to some. Both lead to the wizard. */
function NoRecommendations({ hasResume, address }: { hasResume: boolean; address: JobsAddress }) {
  const { jobMatches: words } = useCopy();
  return (
    <EmptyState
      icon={FileText}
      title={hasResume ? words.noneLeft : words.noResume}
      text={hasResume ? words.noneLeftText : words.noResumeText}
      action={
        <>
          <ButtonLink size="sm">
            <Link to={paths.optimize()}>{words.toOptimize}</Link>
          </ButtonLink>
          {hasResume && (
            <ButtonLink look="secondary" size="sm">
              <Link to={paths.jobs(tabQuery('search', address))}>{words.toSearch}</Link>
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** Listings worth looking at now, for one of the person's resumes. */
export function Recommendations({ address }: { address: JobsAddress }) {
  const { jobMatches: words } = useCopy();
  const [resume, setResume] = useState('');
  const { data, error, isFetching, refetch } = useRecommendations(resumeQuery(resume));
  const hasResume = data ? data.basis !== null : true;
  const allWeak = data?.recommendations.every(({ overallScore }) => overallScore < closeMatch) ?? false;
  return (
    <MatchList
      title={words.recommendationsTitle}
      basis={data?.basis}
      matches={data?.recommendations}
      error={error}
      loading={isFetching}
      onRetry={() => void refetch()}
      note={allWeak ? words.allWeak(closeMatch) : undefined}
      controls={
        hasResume && (
          <div className="max-w-md">
            <ResumeChoice value={resume} onChange={setResume} />
          </div>
        )
      }
      empty={<NoRecommendations hasResume={hasResume} address={address} />}
    />
  );
}
