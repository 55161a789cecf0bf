import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Columns3, FileText } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '#contract/api.ts';
import type { ListingView } from '#contract/job-listings.ts';
import { maxCompared } from '#contract/job-matches.ts';
import type { RouteBodySent } from '#contract/route.ts';
import { useApi } from '../../../api/services.tsx';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../../loading/load-failed.tsx';
import { noFilters } from '../board/saved-job-list.ts';
import { useSavedJobs } from '../board/use-saved-jobs.ts';
import { useRankedResumes } from '../use-jobs.ts';
import {
  allListings,
  firstChoice,
  requestOf,
  resumeKey,
  toggled,
  type CompareChoice,
  type CompareMode,
  type RankedResume,
} from './compare-choice.ts';
import { ComparedTable } from './compared-rows.tsx';

interface Option {
  value: string;
  label: string;
  more?: string;
}

interface ManyProps {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  most: number;
  problem: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}

/** Several of a list, up to a limit. */
function Many({ label, options, chosen, most, problem, onChange }: ManyProps) {
  const { compareJobsPart: words } = useCopy();
  const error = useId();
  return (
    <fieldset aria-describedby={problem === undefined ? undefined : error} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <output className="text-xs text-ink-faint">{words.chosen(chosen.length, most)}</output>
        <Button look="quiet" size="sm" onClick={() => onChange(options.slice(0, most).map(({ value }) => value))}>
          {words.all}
        </Button>
        <Button look="quiet" size="sm" onClick={() => onChange([])}>
          {words.none}
        </Button>
      </div>
      <ul className="grid max-h-72 gap-2.5 overflow-y-auto rounded-md border border-rule bg-sheet p-3 sm:grid-cols-2">
        {options.map(({ value, label: name, more }) => (
          <li key={value} className="min-w-0">
            <Checkbox
              label={
                <span className="wrap-anywhere">
                  {name}
                  {more && <span className="text-ink-faint"> · {more}</span>}
                </span>
              }
              checked={chosen.includes(value)}
              disabled={!chosen.includes(value) && chosen.length >= most}
              onChange={() => onChange(toggled(chosen, value, most))}
            />
          </li>
        ))}
      </ul>
      {problem !== undefined && (
        <p id={error} role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface OneProps {
  label: string;
  options: readonly Option[];
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

function One({ label, options, value, problem, onChange }: OneProps) {
  return (
    <Field label={label} error={problem}>
      {(ties) => (
        <Select {...ties} value={value} className="lg:max-w-measure" onChange={({ target }) => onChange(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.more ? `${option.label} · ${option.more}` : option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface ComparingProps {
  resumes: readonly RankedResume[];
  listings: readonly ListingView[];
}

function Comparing({ resumes, listings }: ComparingProps) {
  const { compareJobsPart: words, mediumDate } = useCopy();
  const client = useApi();
  const [mode, setMode] = useState<CompareMode>('oneResume');
  const [choice, setChoice] = useState<CompareChoice>(() => firstChoice(resumes, listings));
  const [missing, setMissing] = useState<'resume' | 'resumes' | 'job' | 'jobs'>();
  const compare = useMutation({
    mutationFn: ({ body }: { mode: CompareMode; body: RouteBodySent<typeof api.compareJobs> }) =>
      client.call(api.compareJobs, { body }),
  });
  const change = (part: Partial<CompareChoice>) => {
    setMissing(undefined);
    setChoice((before) => ({ ...before, ...part }));
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (compare.isPending) return;
    const body = requestOf(mode, choice, resumes);
    if ('missing' in body) setMissing(body.missing);
    else compare.mutate({ mode, body });
  };
  const resumeOptions = resumes.map((resume) => ({
    value: resumeKey(resume),
    label: resume.kind === 'optimization' ? words.optimizedFor(resume.name) : resume.name,
    more: mediumDate(resume.createdAt),
  }));
  const jobOptions = listings.map(({ id, title, company }) => ({ value: id, label: title, more: company }));
  const pairs = compare.variables ? compare.variables.body.resumes.length * compare.variables.body.listings.length : 0;
  const shown = compare.data && compare.variables;
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Choice
          label={words.mode}
          options={[
            { value: 'oneResume', label: words.oneResume },
            { value: 'oneJob', label: words.oneJob },
          ]}
          value={mode}
          onChange={(chosen) => {
            setMode(chosen);
            setMissing(undefined);
          }}
        />
        {mode === 'oneResume' ? (
          <>
            <One
              label={words.resume}
              options={resumeOptions}
              value={choice.resume}
              problem={missing === 'resume' ? words.needResume : undefined}
              onChange={(resume) => change({ resume })}
            />
            <Many
              label={words.jobs}
              options={jobOptions}
              chosen={choice.jobs}
              most={maxCompared.listings}
              problem={missing === 'jobs' ? words.needJobs : undefined}
              onChange={(jobs) => change({ jobs })}
            />
          </>
        ) : (
          <>
            <One
              label={words.job}
              options={jobOptions}
              value={choice.job}
              problem={missing === 'job' ? words.needJob : undefined}
              onChange={(job) => change({ job })}
            />
            <Many
              label={words.resumes}
              options={resumeOptions}
              chosen={choice.resumes}
              most={maxCompared.resumes}
              problem={missing === 'resumes' ? words.needResumes : undefined}
              onChange={(chosen) => change({ resumes: chosen })}
            />
          </>
        )}
        <Button type="submit" loading={compare.isPending} className="justify-self-start">
          {compare.isPending ? words.submitting : words.submit}
        </Button>
      </form>
      <output className="sr-only">
        {compare.isPending
          ? words.comparing(pairs)
          : compare.data
            ? words.done(Math.max(compare.data.listings.length, compare.data.resumes.length))
            : ''}
      </output>
      {compare.error && (
        <LoadFailed
          title={words.failed}
          error={compare.error}
          again={words.again}
          loading={compare.isPending}
          onRetry={() => submit()}
        >
          {words.failedText}
        </LoadFailed>
      )}
      {compare.isPending && (
        <div className="grid gap-3">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-10 w-full" />
          ))}
        </div>
      )}
      {/* A new comparison is sorted anew. */}
      {shown && <ComparedTable key={JSON.stringify(shown)} mode={shown.mode} compared={compare.data} />}
    </>
  );
}

interface CompareTableProps {
  /** What a search has found, to be compared besides what is saved. */
  found?: readonly ListingView[];
}

/** Resumes and jobs compared: one of them with many of the other, in a table. */
export function CompareTable({ found = [] }: CompareTableProps) {
  const { compareJobsPart: words } = useCopy();
  const resumes = useRankedResumes();
  const saved = useSavedJobs(noFilters);
  const title = useId();
  const failed = resumes.data === undefined ? resumes.error : saved.data === undefined ? saved.error : null;
  const listings =
    saved.data &&
    allListings(
      saved.data.savedJobs.map(({ jobListing }) => jobListing),
      found,
    );
  const part = (): ReactNode => {
    if (failed)
      return (
        <LoadFailed
          title={words.loadFailed}
          error={failed}
          again={words.again}
          loading={resumes.isFetching || saved.isFetching}
          onRetry={() => {
            void resumes.refetch();
            void saved.refetch();
          }}
        />
      );
    if (resumes.data === undefined || listings === undefined)
      return (
        <div className="grid gap-3">
          <output className="sr-only">{words.loading}</output>
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      );
    if (resumes.data.resumes.length === 0)
      return (
        <EmptyState
          icon={FileText}
          title={words.noResumes}
          text={words.noResumesText}
          action={
            <ButtonLink size="sm">
              <Link to={paths.optimize()}>{words.toOptimize}</Link>
            </ButtonLink>
          }
        />
      );
    if (listings.length === 0) return <EmptyState icon={Columns3} title={words.noJobs} text={words.noJobsText} />;
    return <Comparing resumes={resumes.data.resumes} listings={listings} />;
  };
  return (
    <section aria-labelledby={title} className="grid min-w-0 gap-5">
      <div>
        <h2 id={title} className="text-xl">
          {words.title}
        </h2>
        <p className="text-sm text-ink-soft">{words.text}</p>
      </div>
      {part()}
    </section>
  );
}
