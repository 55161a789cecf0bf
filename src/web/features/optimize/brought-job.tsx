import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '#contract/api.ts';
import { isSameText } from '#domain/resume/corrections/same-text.ts';
import { isStatus, sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { httpAddress } from '../../ui/http-address.ts';
import { stepTitleId } from './step-panel.tsx';
import type { Wizard } from './use-wizard.ts';
import { isReplaceable, jobOf, type WizardState } from './wizard-state.ts';

/**
 * Takes the job of the listing that the address names into the wizard. A job that was entered before is replaced only when the
 * person says so. Once it is decided, the address says nothing of it: the wizard itself is kept, over a reload and over signing in.
 */
function Bringing({ id, wizard }: { id: string; wizard: Wizard }) {
  const { broughtJob: words } = useCopy();
  const client = useApi();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['listing brought', id],
    queryFn: ({ signal }) => client.call(api.getListing, { params: { id }, signal }),
  });
  const { dispatch, place, state } = wizard;
  const fits = data !== undefined && isReplaceable(state.job, jobOf(data));
  const done = useRef(false);

  const leaveAddress = () =>
    void navigate(paths.optimize(), { replace: true, state: { place }, preventScrollReset: true });
  const take = () => {
    if (!data || done.current) return;
    done.current = true;
    const { title, company, description, isExcerpt, applicationUrl } = data;
    dispatch({ type: 'jobBrought', listing: { id, title, company, description, isExcerpt, applicationUrl } });
    leaveAddress();
  };
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  useEffect(() => {
    if (fits) taking.current();
  }, [fits]);
  /** The pressed button goes, and the focus with it. */
  const decide = (act: () => void) => {
    act();
    document.getElementById(stepTitleId)?.focus({ preventScroll: true });
  };

  if (error && isStatus(error, 404))
    return (
      <Notice tone="warn" role="alert" title={words.notFound}>
        {words.notFoundText}
      </Notice>
    );
  if (error)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={sentenceOf(error, words.failed)}
        action={
          <Button look="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
            {words.again}
          </Button>
        }
      />
    );
  if (data === undefined || fits)
    return (
      <>
        <output className="sr-only">{words.loading}</output>
        <Skeleton className="h-20 w-full" />
      </>
    );
  return (
    <Notice
      tone="warn"
      role="alert"
      title={words.ask(data.title, data.company)}
      action={
        <>
          <Button size="sm" onClick={() => decide(take)}>
            {words.replace}
          </Button>
          <Button look="secondary" size="sm" onClick={() => decide(leaveAddress)}>
            {words.keep}
          </Button>
        </>
      }
    >
      {words.askText(state.job.jobTitle)}
    </Notice>
  );
}

/** The listing that the wizard was opened for, as long as the entered job is still that one. */
export function BroughtJobNotice({ wizard }: { wizard: Wizard }) {
  const { broughtJob: words } = useCopy();
  const [search] = useSearchParams();
  const id = search.get('job');
  const { brought, job, resume } = wizard.state;
  if (id !== null && id !== '')
    return (
      <div className="mt-6">
        <Bringing key={id} id={id} wizard={wizard} />
      </div>
    );
  if (!brought || wizard.place === 'job' || !isSameText(job.jobTitle, brought.title)) return null;
  return (
    <output className="mt-6 block">
      <Notice tone="success" title={words.taken(brought.title, brought.company)}>
        {resume ? undefined : words.takenText}
      </Notice>
    </output>
  );
}

/** Asks for the whole ad where the description is still the beginning of it that the source gave. */
export function ExcerptNotice({ state: { brought, job } }: { state: WizardState }) {
  const { broughtJob: words, listingCard } = useCopy();
  if (!brought?.isExcerpt || !isSameText(job.jobDescription, brought.description)) return null;
  return (
    <Notice
      tone="warn"
      title={words.excerpt}
      action={
        httpAddress(brought.applicationUrl) !== undefined && (
          <ExternalLink to={brought.applicationUrl} newTab={listingCard.newTab}>
            {words.openAd}
          </ExternalLink>
        )
      }
    >
      {words.excerptText}
    </Notice>
  );
}
