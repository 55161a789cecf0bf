import { useEffect, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { OptimizationView } from '#contract/optimizations.ts';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Actions } from '../../../ui/actions.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { useSession } from '../../account/use-session.ts';
import { keepPlace, storages } from '../../in-hand/place-in-hand.ts';
import { StepPanel } from '../step-panel.tsx';
import { usePrepWanted } from '../../interview/prep-place.ts';
import type { Wizard } from '../use-wizard.ts';
import { SheetView, type SheetPart } from '../sheet/sheet-view.tsx';
import { useActs } from '../sheet/use-acts.ts';
import { OptimizationResult } from './optimization-result.tsx';
import { useOptimization } from './use-optimization.ts';
import { useTabClaim } from './use-tab-claim.ts';

/** Shown if there's no result to see: why, and where to go. */
function Unopened({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <StepPanel title={title}>
      <Card className="grid max-w-180 gap-5">
        <p className="text-pretty text-ink-soft">{text}</p>
        <Actions>{children}</Actions>
      </Card>
    </StepPanel>
  );
}

/** A visitor finds nothing: it may be their account's, or what their tab claims by a token, and is theirs to see once they have signed in. */
function SignInToOpen({ id, claimToken }: { id: string; claimToken: string | undefined }) {
  const { optimization: words, userMenu, unlocking } = useCopy();
  const query =
    claimToken === undefined
      ? { returnTo: paths.optimize({ result: id }) }
      : { claimToken, returnTo: paths.optimize() };
  return (
    <Unopened
      title={words.signInToOpen}
      text={claimToken === undefined ? words.signInToOpenText : words.signInToKeepText}
    >
      <ButtonLink>
        <Link to={paths.login(query)}>{userMenu.signIn}</Link>
      </ButtonLink>
      <ButtonLink look="secondary">
        <Link to={paths.register(query)}>{unlocking.signUp}</Link>
      </ButtonLink>
    </Unopened>
  );
}

/** A result before it has come: its score, its two documents, and the margin. */
function ResultSkeleton() {
  return (
    <div aria-hidden className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-6">
        <div className="grid gap-5 rounded-lg border border-rule bg-sheet p-5 sm:p-7">
          <Skeleton className="h-14 w-24" />
          <SkeletonLines lines={3} />
        </div>
        <div className="grid gap-6 md:grid-cols-2">
          {['resume', 'letter'].map((document) => (
            <div key={document} className="grid gap-5 rounded-lg border border-rule bg-sheet p-5">
              <SkeletonLines lines={7} />
            </div>
          ))}
        </div>
      </div>
      <div className="grid content-start gap-5 border-t border-rule pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
        <SkeletonLines lines={6} />
      </div>
    </div>
  );
}

/** Whether there is anything of its sheet to read: once it was made, also while it is made again. */
const isOpen = ({ access, optimizedContent }: OptimizationView): boolean =>
  optimizedContent !== null && (access.resume !== 'locked' || access.coverLetter !== 'locked');

const sheetPartOf = (tab: string | null): SheetPart | undefined =>
  tab === 'sheet' ? 'resume' : tab === 'letter' ? 'letter' : undefined;

/** Step 4: the optimization that the address names. */
export function OptimizationStep({ id, wizard }: { id: string; wizard: Wizard }) {
  const { optimization: words } = useCopy();
  const { optimization, notFound, disconnected } = useOptimization(id);
  const session = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { claimToken, claiming } = useTabClaim(id, notFound && optimization === undefined);
  const prepWanted = usePrepWanted();
  const acts = useActs(id, optimization !== undefined && isOpen(optimization));
  const visitors = session === null && optimization !== undefined;
  useEffect(() => {
    const tab = prepWanted ? 'interview-prep' : undefined;
    if (visitors) keepPlace(storages(), { address: paths.optimize({ result: id, tab }) }, Date.now());
  }, [visitors, id, prepWanted]);
  const part = sheetPartOf(search.get('tab'));
  if (optimization && part !== undefined && isOpen(optimization))
    return (
      <SheetView
        optimization={optimization}
        acts={acts}
        part={part}
        onPartChange={(next) =>
          void navigate(paths.optimize({ result: id, tab: next === 'resume' ? 'sheet' : 'letter' }), { replace: true })
        }
      />
    );
  if (optimization)
    return (
      <OptimizationResult
        optimization={optimization}
        disconnected={disconnected}
        wizard={wizard}
        settled={acts.settled}
      />
    );
  if (notFound && session === null) return <SignInToOpen id={id} claimToken={claimToken} />;
  if (notFound && session && !claiming)
    return (
      <Unopened title={words.notFound} text={words.notFoundText}>
        <Button onClick={() => wizard.leaveResult({ type: 'restarted' })}>{words.startNew}</Button>
        <ButtonLink look="secondary">
          <Link to={paths.profile({ tab: 'resumes' })}>{words.yours}</Link>
        </ButtonLink>
      </Unopened>
    );
  return (
    <StepPanel title={words.title.working}>
      {disconnected && <output className="block pb-4">{words.connectionLost}</output>}
      <ResultSkeleton />
    </StepPanel>
  );
}
