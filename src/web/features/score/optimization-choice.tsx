import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#contract/api.ts';
import { readOptions } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSession } from '../account/use-session.ts';

function Hint({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-lg border border-rule p-5">
      <p className="text-ink-soft">{text}</p>
      <ButtonLink look="secondary" size="sm">
        <Link to={to}>{label}</Link>
      </ButtonLink>
    </div>
  );
}

interface OptimizationChoiceProps {
  value: string;
  error: string | undefined;
  onChange: (optimizationId: string) => void;
}

/** The account's optimizations, to choose one from; loaded if somebody is signed in. */
export function OptimizationChoice({ value, error, onChange }: OptimizationChoiceProps) {
  const { resumeForm: words, mediumDate } = useCopy();
  const session = useSession();
  const { data, isError } = useQuery({
    ...readOptions(api.listOptimizations, undefined),
    enabled: Boolean(session),
    // A new one may exist since.
    staleTime: 0,
  });
  if (session === null)
    return <Hint text={words.visitor} to={paths.login({ returnTo: paths.score() })} label={words.signIn} />;
  if (isError) return <p className="text-danger">{words.listFailed}</p>;
  if (data === undefined)
    return (
      <div>
        <output className="sr-only">{words.listLoading}</output>
        <Skeleton className="h-11 w-full" />
      </div>
    );
  if (data.length === 0) return <Hint text={words.none} to={paths.optimize()} label={words.optimize} />;
  return (
    <Field label={words.list} hint={words.listHint} error={error}>
      {(ties) => (
        <Select {...ties} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{words.choose}</option>
          {data.map(({ id, jobTitle, companyName, createdAt }) => (
            <option key={id} value={id}>
              {words.option(jobTitle, companyName, mediumDate(createdAt))}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
