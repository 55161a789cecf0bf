import { useCopy } from '../../../copy/use-copy.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { useRankedResumes } from '../use-jobs.ts';

/** A resume, as `kind:id`; '' is the newest. */
export type ChosenResume = string;

/** The parameters of a request that name the chosen resume. */
export function resumeQuery(chosen: ChosenResume): { resumeOptimizationId?: string; uploadId?: string } {
  const at = chosen.indexOf(':');
  if (at < 0) return {};
  const id = chosen.slice(at + 1);
  return chosen.startsWith('upload:') ? { uploadId: id } : { resumeOptimizationId: id };
}

interface ResumeChoiceProps {
  /** Offers only optimized resumes. */
  optimizedOnly?: boolean;
  value: ChosenResume;
  onChange: (value: ChosenResume) => void;
}

/** Which resume jobs are compared with. */
export function ResumeChoice({ optimizedOnly = false, value, onChange }: ResumeChoiceProps) {
  const { jobMatches: words, mediumDate } = useCopy();
  const { data, isError } = useRankedResumes();
  const resumes = (data?.resumes ?? []).filter(({ kind }) => !optimizedOnly || kind === 'optimization');
  return (
    <Field label={words.resume} error={isError ? words.resumesFailed : undefined}>
      {(ties) => (
        <Select {...ties} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{words.newest}</option>
          {resumes.map(({ kind, id, name, createdAt }) => (
            <option key={`${kind}:${id}`} value={`${kind}:${id}`}>
              {`${words.resumeOf[kind](name)} (${mediumDate(createdAt)})`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
