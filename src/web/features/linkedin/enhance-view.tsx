import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '#contract/api.ts';
import type { EnhancementView } from '#contract/enhancements.ts';
import { readOptions } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Skeleton, SkeletonField, SkeletonLines } from '../../ui/skeleton.tsx';
import { useWideScreen } from '../../ui/use-wide-screen.ts';
import { useSession } from '../account/use-session.ts';
import { scoreInHand } from '../in-hand/score-in-hand.ts';
import { useEnhanceDraft } from './enhance-draft.ts';
import { keepEnhanceWanted } from '../in-hand/enhance-wanted.ts';
import { QueryFailed } from '../loading/load-failed.tsx';
import { EnhanceForm } from './enhance-form.tsx';
import { EnhanceSignIn, UpgradeGate } from './enhance-gate.tsx';
import { EnhanceTips } from './enhance-tips.tsx';
import { OneEnhancement } from './one-enhancement.tsx';
import { fieldsOfText, profileText } from './profile-fields.ts';
import { RecentEnhancements } from './recent-enhancements.tsx';

export function EnhanceSkeleton() {
  const { enhancePage: words } = useCopy();
  return (
    <div className="grid gap-8 pt-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <output className="sr-only">{words.loading}</output>
      <div className="grid content-start gap-6">
        <SkeletonField />
        <SkeletonField tall />
        <SkeletonField />
      </div>
      <div className="grid content-start gap-5 border-t border-rule pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
        <Skeleton className="h-5 w-40" />
        <SkeletonLines lines={6} />
      </div>
    </div>
  );
}

/** The text of the profile that was scored last in this tab. */
const scoredProfile = (): string | undefined => {
  const sent = scoreInHand(sessionStorage)?.sent;
  return sent && 'profileText' in sent ? sent.profileText : undefined;
};

/** For who has the plan: the form with tips and what was made before, or one enhancement. */
function Enhancing() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [draft, setDraft] = useEnhanceDraft();
  const [scored] = useState(scoredProfile);
  const wide = useWideScreen();
  const id = search.get('result') ?? undefined;
  useEffect(() => keepEnhanceWanted(sessionStorage, false), []);

  const another = (made: EnhancementView) => {
    setDraft((before) => ({
      ...before,
      // What was read from a file is still that file's.
      ...(profileText(before.fields) === made.profileText
        ? {}
        : { fields: fieldsOfText(made.profileText), fileName: undefined }),
      mode: 'manual',
      targetRole: made.targetRole,
      industry: made.industry ?? '',
      seniority: made.seniority ?? '',
    }));
    void navigate(paths.enhanceLinkedin(), { state: { retarget: true } });
  };

  if (id !== undefined)
    return (
      <div className="grid gap-14 pt-8">
        <OneEnhancement key={id} id={id} another={another} />
        <RecentEnhancements current={id} />
      </div>
    );
  return (
    <div className="grid items-start gap-10 pt-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
      {/* On a small screen the tips come before the form is sent, while they are of use. */}
      <EnhanceForm draft={draft} onDraft={setDraft} scored={scored} tips={!wide && <EnhanceTips />} />
      <aside className="flex flex-col gap-8 self-stretch">
        <RecentEnhancements current={undefined} />
        {wide && (
          <div className="sticky top-8">
            <EnhanceTips />
          </div>
        )}
      </aside>
    </div>
  );
}

/** Whether the account has the lifetime plan; checked on each visit, since it may have been bought meanwhile. */
function SignedIn() {
  const { enhancePage: words } = useCopy();
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...readOptions(api.checkLifetimePlan, undefined),
    refetchOnMount: 'always',
  });
  if (data === true) return <Enhancing />;
  if (data === false) return <UpgradeGate />;
  if (!isError) return <EnhanceSkeleton />;
  return (
    <div className="max-w-180 pt-8">
      <QueryFailed query={{ error, isFetching, refetch }} words={words} />
    </div>
  );
}

export function EnhanceView() {
  const session = useSession();
  if (session === undefined) return <EnhanceSkeleton />;
  return session ? <SignedIn /> : <EnhanceSignIn />;
}
