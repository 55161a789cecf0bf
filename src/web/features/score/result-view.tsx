import { useEffect, useRef, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#contract/api.ts';
import type { Assessment } from '#contract/scores.ts';
import type { PageCopy } from '#copy/copy.ts';
import { readOptions } from '../../api/queries.ts';
import { isStatus } from '../../api/http-error.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { useSession } from '../account/use-session.ts';
import { AssessmentResult } from '../assessment/assessment-result.tsx';
import { ScoreReview } from './score-review.tsx';
import type { MadeAssessment, ScoredUpload } from './use-scoring.ts';

function Frame({
  title,
  note,
  another,
  children,
}: {
  title: string;
  note?: string | undefined;
  another: () => void;
  children: ReactNode;
}) {
  const { scoreResult: words } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="grid animate-rise gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 ref={heading} tabIndex={-1} className="text-xl">
            {title}
          </h2>
          {note !== undefined && <p className="text-sm text-ink-soft">{note}</p>}
        </div>
        <Button look="secondary" size="sm" onClick={another}>
          {words.another}
        </Button>
      </div>
      {children}
    </section>
  );
}

const titleOf = ({ type }: Assessment, words: PageCopy['scoreResult']) =>
  type === 'resume' ? words.resumeTitle : words.linkedinTitle;

const noteOf = ({ scored, assessment }: MadeAssessment, words: PageCopy['scoreResult']): string | undefined => {
  if (scored === 'optimized' || scored === 'original') return words[scored];
  return assessment.id === undefined ? words.notKept : undefined;
};

interface ResultViewProps {
  made: MadeAssessment;
  another: () => void;
  /** Called with the assessment after the one that is shown: of the same file, corrected. */
  onMade: (made: MadeAssessment) => void;
}

/** An assessment that was just made. */
export function ResultView({ made, another, onMade }: ResultViewProps) {
  const { scoreResult: words } = useCopy();
  return (
    <Frame title={titleOf(made.assessment, words)} note={noteOf(made, words)} another={another}>
      {made.upload && <ScoreReview upload={made.upload} onMade={onMade} />}
      <AssessmentResult assessment={made.assessment} file={made.upload} />
    </Frame>
  );
}

function Loading() {
  const { scoreResult: words } = useCopy();
  return (
    <div className="grid gap-6">
      <output className="sr-only">{words.loading}</output>
      <Skeleton className="h-28 w-full" />
      <SkeletonLines lines={8} />
    </div>
  );
}

/** What was read from the file that an assessment is about, if there is one; without it the assessment is shown all the same. */
function useReadFile(uploadId: string | undefined): ScoredUpload | undefined {
  const read = readOptions(api.getUpload, { id: uploadId ?? '' });
  // Loaded again each time: it may have been corrected since, and the next correction is sent with all before it.
  return useQuery({ ...read, enabled: uploadId !== undefined, gcTime: 0 }).data;
}

interface StoredResultProps extends Pick<ResultViewProps, 'another' | 'onMade'> {
  id: string;
}

/** One of the account's assessments, by its id. */
export function StoredResult({ id, another, onMade }: StoredResultProps) {
  const { scoreResult: words } = useCopy();
  const session = useSession();
  const { data, error, refetch } = useQuery({ ...readOptions(api.getScore, { id }), enabled: Boolean(session) });
  const file = useReadFile(data?.uploadId);
  if (session === null)
    return (
      <div className="grid justify-items-start gap-4">
        <p>{words.signInFirst}</p>
        <ButtonLink>
          <Link to={paths.login({ returnTo: paths.score({ result: id }) })}>{words.signIn}</Link>
        </ButtonLink>
      </div>
    );
  if (data)
    return (
      <Frame title={titleOf(data, words)} another={another}>
        {file && <ScoreReview upload={file} onMade={onMade} />}
        <AssessmentResult assessment={data} file={file} />
      </Frame>
    );
  if (error && isStatus(error, 404))
    return (
      <Frame title={words.notFound} another={another}>
        <p className="text-ink-soft">{words.notFoundText}</p>
      </Frame>
    );
  if (error)
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p className="text-danger">{words.failed}</p>
        <Button look="secondary" onClick={() => void refetch()}>
          {words.again}
        </Button>
      </div>
    );
  return <Loading />;
}
