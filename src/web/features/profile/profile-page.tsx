import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../page-meta.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useSession } from '../account/use-session.ts';
import { QueryFailed } from '../loading/load-failed.tsx';
import { CountCards } from './count-cards.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { useProfile } from './use-profile.ts';

export const meta = () => pageMeta('profile');

function SignedInProfile() {
  const { profile: words } = useCopy();
  const { data, error, isError, isFetching, refetch } = useProfile();
  if (!data)
    return (
      <>
        {isError && (
          <div className="mb-8">
            <QueryFailed query={{ error, isFetching, refetch }} words={words} />
          </div>
        )}
        {/* Specified also for a failure; what nobody loads does not breathe. */}
        <div className={isError && !isFetching ? '[&_.animate-breathe]:animate-none' : undefined}>
          <ProfileSkeleton />
        </div>
      </>
    );
  return (
    <>
      <ProfileHeader profile={data} />
      <CountCards profile={data} />
      <ProfileTabs profile={data} />
    </>
  );
}

/** A visitor is sent to sign in, and comes back. */
function ProfileView() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const returnTo = `${pathname}${search}${hash}`;
    if (session === null) void navigate(paths.login({ returnTo }), { replace: true });
  }, [session, navigate, pathname, search, hash]);
  return session ? <SignedInProfile /> : <ProfileSkeleton />;
}

export default function ProfilePage() {
  const { profile: words } = useCopy();
  const hydrated = useHydrated();
  return (
    <main id="content" className="mx-auto max-w-page px-5 pt-8 pb-28 md:px-8 md:pt-12">
      <h1 className="sr-only">{words.title}</h1>
      {hydrated ? <ProfileView /> : <ProfileSkeleton />}
    </main>
  );
}
