import { useSearchParams } from 'react-router';
import { useCopy } from '../../copy/use-copy.tsx';
import { Skeleton, SkeletonField } from '../../ui/skeleton.tsx';
import { useSession } from '../account/use-session.ts';
import { SavedTab } from './board/saved-tab.tsx';
import { JobTabs } from './job-tabs.tsx';
import { readAddress, type JobTab, type JobsAddress } from './jobs-address.ts';
import { JobsSignIn } from './jobs-sign-in.tsx';
import { Matches } from './matches/matches.tsx';
import { Recommendations } from './matches/recommendations.tsx';
import { OpenedJob } from './opened-job.tsx';
import { RunSavedSearch } from './search/run-saved-search.tsx';
import { SearchTab } from './search/search-tab.tsx';
import { StoppedMails } from './stopped-mails.tsx';
import { StatCards, StatSkeleton } from './stat-cards.tsx';

export function JobsSkeleton() {
  const { jobsPage: words } = useCopy();
  return (
    <div>
      <output className="sr-only">{words.loading}</output>
      <StatSkeleton />
      <div className="mt-6 flex gap-6 overflow-hidden border-b border-rule pb-4">
        {['w-24', 'w-32', 'w-22', 'w-20'].map((width) => (
          <Skeleton key={width} className={`h-4 shrink-0 ${width}`} />
        ))}
      </div>
      <div className="mt-6 grid gap-3 md:gap-5 md:grid-cols-[1.5fr_1fr_10rem] md:items-end">
        <SkeletonField beside />
        <SkeletonField beside />
        <Skeleton className="h-11 w-full" />
      </div>
    </div>
  );
}

/** The tabs that only an account has. */
function AccountTab({ tab, address }: { tab: Exclude<JobTab, 'search'>; address: JobsAddress }) {
  if (tab === 'recommendations') return <Recommendations address={address} />;
  if (tab === 'matches') return <Matches address={address} />;
  return <SavedTab />;
}

export function JobsView() {
  const [search] = useSearchParams();
  const session = useSession();
  const address = readAddress(search);
  const { tab, jobId, searchId, mailToken } = address;
  if (session === undefined) return <JobsSkeleton />;
  return (
    <>
      {(session !== null || tab === 'search') && <StatCards signedIn={session !== null} />}
      {mailToken !== undefined && <StoppedMails key={mailToken} token={mailToken} />}
      {jobId !== undefined && <OpenedJob key={jobId} id={jobId} address={address} />}
      <JobTabs address={address} />
      <div className="pt-6">
        {searchId !== undefined ? (
          session ? (
            <RunSavedSearch key={searchId} id={searchId} />
          ) : (
            <JobsSignIn tab="savedSearch" address={address} />
          )
        ) : tab === 'search' ? (
          <SearchTab key={session?.user.id ?? ''} address={address} signedIn={session !== null} />
        ) : session ? (
          <AccountTab tab={tab} address={address} />
        ) : (
          <JobsSignIn tab={tab} address={address} />
        )}
      </div>
    </>
  );
}
