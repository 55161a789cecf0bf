import { useQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { readOptions } from '../../api/queries.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Field, Select } from '../../ui/field.tsx';
import type { LinkedResume } from './enhance-draft.ts';

/** A resume of the account to check the profile against: of an optimization, or an upload. */
export function ResumeChoice({ value, onChange }: { value: LinkedResume; onChange: (resume: LinkedResume) => void }) {
  const { enhanceForm: words, resumeForm, mediumDate } = useCopy();
  // New ones may exist since.
  const fresh = { refetchOnMount: 'always' } as const;
  const optimizations = useQuery({ ...readOptions(api.listOptimizations, undefined), ...fresh });
  const uploads = useQuery({ ...readOptions(api.listUploads, undefined), ...fresh });
  const lists = [
    {
      kind: 'optimization' as const,
      label: words.optimizations,
      options: (optimizations.data ?? []).map(({ id, jobTitle, companyName, createdAt }) => ({
        id,
        text: resumeForm.option(jobTitle, companyName, mediumDate(createdAt)),
      })),
    },
    {
      kind: 'upload' as const,
      label: words.uploads,
      options: (uploads.data ?? []).map(({ uploadId, fileName, createdAt }) => ({
        id: uploadId,
        text: words.upload(fileName, mediumDate(createdAt)),
      })),
    },
  ].filter(({ options }) => options.length > 0);
  const failed = optimizations.isError || uploads.isError;
  const read = optimizations.data !== undefined && uploads.data !== undefined;
  const known = lists.some(({ kind, options }) => kind === value?.kind && options.some(({ id }) => id === value.id));
  return (
    <Field
      label={words.resume}
      remark={words.optional}
      hint={failed ? words.resumesFailed : read && lists.length === 0 ? words.noResumes : words.resumeHint}
    >
      {(ties) => (
        <Select
          {...ties}
          value={known && value ? `${value.kind} ${value.id}` : ''}
          onChange={({ target }) => {
            const [kind, id] = target.value.split(' ');
            onChange((kind === 'optimization' || kind === 'upload') && id !== undefined ? { kind, id } : undefined);
          }}
        >
          <option value="">{words.noResume}</option>
          {lists.map(({ kind, label, options }) => (
            <optgroup key={kind} label={label}>
              {options.map(({ id, text }) => (
                <option key={id} value={`${kind} ${id}`}>
                  {text}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}
