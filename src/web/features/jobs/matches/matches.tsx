import { useState } from 'react';
import { Target } from 'lucide-react';
import { Link } from 'react-router';
import { defaultMinScore } from '#contract/job-matches.ts';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { tabQuery, type JobsAddress } from '../jobs-address.ts';
import { CompareTable } from '../tables/compare-table.tsx';
import { useMatches } from '../use-jobs.ts';
import { MatchList } from './match-list.tsx';
import { ResumeChoice, resumeQuery } from './resume-choice.tsx';

const minScores = [0, 40, 50, 60, 70, 80, 90] as const;
const limits = [10, 20, 50] as const;

interface NumberChoiceProps {
  label: string;
  values: readonly number[];
  named: (value: number) => string;
  value: number;
  onChange: (value: number) => void;
}

function NumberChoice({ label, values, named, value, onChange }: NumberChoiceProps) {
  return (
    <Field label={label}>
      {(ties) => (
        <Select {...ties} value={value} onChange={({ target }) => onChange(Number(target.value))}>
          {values.map((option) => (
            <option key={option} value={option}>
              {named(option)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** The matches that were made, for a resume, from a score on. */
export function Matches({ address }: { address: JobsAddress }) {
  const { jobMatches: words } = useCopy();
  const [resume, setResume] = useState('');
  const [minScore, setMinScore] = useState<number>(defaultMinScore);
  const [limit, setLimit] = useState(10);
  const { data, error, isFetching, refetch } = useMatches({ ...resumeQuery(resume), minScore, limit });
  const hasResume = data ? data.basis !== null : true;
  return (
    <div className="grid gap-16">
      <MatchList
        title={words.matchesTitle}
        basis={data?.basis}
        matches={data?.matches}
        error={error}
        loading={isFetching}
        onRetry={() => void refetch()}
        controls={
          // Without a resume there is nothing to choose from.
          <div
            hidden={!hasResume}
            className="grid grid-cols-2 items-start gap-x-4 gap-y-3 hidden:hidden sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <div className="max-sm:col-span-2">
              <ResumeChoice optimizedOnly value={resume} onChange={setResume} />
            </div>
            <NumberChoice
              label={words.atLeast}
              values={minScores}
              named={words.percent}
              value={minScore}
              onChange={setMinScore}
            />
            <NumberChoice label={words.limit} values={limits} named={words.jobs} value={limit} onChange={setLimit} />
          </div>
        }
        empty={
          <EmptyState
            icon={Target}
            title={words.noMatches}
            text={hasResume ? words.noMatchesText(minScore) : words.noResumeText}
            action={
              <ButtonLink size="sm">
                <Link to={hasResume ? paths.jobs(tabQuery('search', address)) : paths.optimize()}>
                  {hasResume ? words.toSearch : words.toOptimize}
                </Link>
              </ButtonLink>
            }
          />
        }
      />
      {hasResume && <CompareTable found={data?.matches.map(({ jobListing }) => jobListing) ?? []} />}
    </div>
  );
}
