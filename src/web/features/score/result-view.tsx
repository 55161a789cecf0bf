import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Assessment } from '#contract/scores.ts';
import type { PageCopy } from '#copy/copy.ts';
import { useApi } from '../../api/services.tsx';
import { isStatus } from '../../api/http-error.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Actions } from '../../ui/actions.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { mayBeSignedIn, useSession } from '../account/use-session.ts';
import { AssessmentResult } from '../assessment/assessment-result.tsx';
import { AssessmentSkeleton } from '../assessment/assessment-skeleton.tsx';
import type { ResumeInHand } from '../in-hand/kept-resume.ts';
import type { MadeAssessment } from '../in-hand/made-assessment.ts';
import { isUnstored, lookAgain } from '../in-hand/score-in-hand.ts';
import { QueryFailed } from '../loading/load-failed.tsx';
import { useLateGrammar } from '../assessment/use-late-grammar.ts';
import { useReadFile, useStoredScore } from './use-scored-resume.ts';
import { useScoredAgain } from './use-score-again.ts';
import { OptimizeLink } from './optimize-link.tsx';
import { ScoreReview } from './score-review.tsx';

function Frame({
  title,
  note,
  next = false,
  missing = false,
  another,
  children,
}: {
  title: string;
  note?: string | undefined;
  /** Leads on to optimizing what was scored, and takes it along. */
  next?: { resume: ResumeInHand | undefined } | false;
  /** There is nothing to be seen: another one is all that is left to do. */
  missing?: boolean;
  another: () => void;
  children?: ReactNode;
}) {
  const { scoreResult: words, quickLinks } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section data-result className="grid animate-rise gap-8">
      <div
        className={
          missing
            ? 'grid max-w-180 justify-items-start gap-5 rounded-lg border border-rule bg-sheet p-5 sm:p-7'
            : 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3'
        }
      >
        <div className="grid gap-1">
          <h2 ref={heading} tabIndex={-1} className="text-xl">
            {title}
          </h2>
          {note !== undefined && <p className="text-sm text-ink-soft">{note}</p>}
        </div>
        <Actions phone="paired">
          {next && (
            <ButtonLink>
              <OptimizeLink resume={next.resume}>{quickLinks.optimize}</OptimizeLink>
            </ButtonLink>
          )}
          <Button look={missing ? 'primary' : 'secondary'} onClick={another}>
            {words.another}
          </Button>
        </Actions>
      </div>
      {children}
    </section>
  );
}

const titleOf = ({ type }: Assessment, words: PageCopy['scoreResult']) =>
  type === 'resume' ? words.resumeTitle : words.linkedinTitle;

/** A further note: which of an optimization's resumes it's for, or why it isn't in an account. */
function useNote(made: MadeAssessment): string | undefined {
  const { scoreResult: words } = useCopy();
  const session = useSession();
  const { isError } = useScoredAgain(made);
  const { scored, assessment } = made;
  if (scored === 'optimized' || scored === 'original') return words[scored];
  if (assessment.id !== undefined || session === undefined) return undefined;
  if (session === null) return words.notKept;
  return isError ? words.notStoredNote : undefined;
}

interface ResultViewProps {
  made: MadeAssessment;
  /** What goes along to be optimized. */
  resume: ResumeInHand | undefined;
  another: () => void;
  /** Called with the assessment that follows the one shown: of the same file, corrected. */
  onMade: (made: MadeAssessment) => void;
  /** Called with the assessment that is shown, once more is known of it or of its file. */
  onChanged: (made: MadeAssessment) => void;
}

/** An assessment that was just made. */
export function ResultView({ made, resume, another, onMade, onChanged }: ResultViewProps) {
  const { scoreResult: words } = useCopy();
  const client = useApi();
  const { upload } = made;
  // Once somebody has signed in, a visitor's is scored again for the account, and its grammar comes with that: looking again would store it twice.
  const isTakenOver = () => isUnstored(made) && mayBeSignedIn();
  useLateGrammar(made.assessment, async () => {
    if (isTakenOver()) return;
    const later = await lookAgain(client, made);
    if (!isTakenOver()) onChanged(later);
  });
  return (
    <Frame
      title={titleOf(made.assessment, words)}
      note={useNote(made)}
      next={made.assessment.type === 'resume' && { resume }}
      another={another}
    >
      <AssessmentResult
        assessment={made.assessment}
        file={made.upload}
        review={
          upload && (
            <ScoreReview
              upload={upload}
              corrected={made.correctedSince === true}
              doubtful={made.assessment.detail?.doubtful === true}
              onCorrections={(corrections) =>
                onChanged({ ...made, upload: { ...upload, corrections }, correctedSince: true })
              }
              onMade={onMade}
            />
          )
        }
      />
    </Frame>
  );
}

function Loading() {
  const { scoreResult: words } = useCopy();
  return (
    <div>
      <output className="sr-only">{words.loading}</output>
      <AssessmentSkeleton />
    </div>
  );
}

interface StoredResultProps extends Pick<ResultViewProps, 'resume' | 'another' | 'onMade'> {
  id: string;
}

/** One of the account's assessments, by its id. */
export function StoredResult({ id, resume, another, onMade }: StoredResultProps) {
  const { scoreResult: words } = useCopy();
  const session = useSession();
  const { data, error, isFetching, refetch } = useStoredScore(id);
  const { file, keepCorrections } = useReadFile(data?.uploadId);
  const [corrected, setCorrected] = useState(false);
  useLateGrammar(data, refetch);
  if (session === null)
    return (
      <div className="max-w-180">
        <Notice
          title={words.signInFirst}
          action={
            <ButtonLink size="sm">
              <Link to={paths.login({ returnTo: paths.score({ result: id }) })}>{words.signIn}</Link>
            </ButtonLink>
          }
        />
      </div>
    );
  if (data)
    return (
      <Frame title={titleOf(data, words)} next={data.type === 'resume' && { resume }} another={another}>
        <AssessmentResult
          assessment={data}
          file={file}
          review={
            file && (
              <ScoreReview
                upload={file}
                corrected={corrected}
                doubtful={data.detail?.doubtful === true}
                onCorrections={(corrections) => {
                  setCorrected(true);
                  keepCorrections(corrections);
                }}
                onMade={onMade}
              />
            )
          }
        />
      </Frame>
    );
  if (error && isStatus(error, 404))
    return <Frame title={words.notFound} note={words.notFoundText} missing another={another} />;
  if (error)
    return (
      <div className="max-w-180">
        <QueryFailed query={{ error, isFetching, refetch }} words={words} foremost />
      </div>
    );
  return <Loading />;
}
