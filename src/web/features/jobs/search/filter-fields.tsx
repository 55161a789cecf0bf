import type { ReactNode } from 'react';
import { experienceLevels, jobTypes, workplaces } from '#domain/listings/listing.ts';
import { defaultDistanceKm, postedWithin, searchDistances } from '#contract/job-search.ts';
import { jobSources } from '#contract/job-sources.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field, Input, Select } from '../../../ui/field.tsx';
import { useJobSources } from '../use-jobs.ts';
import type { SearchDraft } from './search-draft.ts';
import { SkillField } from './skill-field.tsx';
import type { SearchForm } from './use-search-form.ts';

interface OneOfProps<Value extends string> {
  label: string;
  hint?: ReactNode;
  /** Of setting none; absent where one is always set. */
  none?: string | undefined;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  disabled?: boolean;
  onChange: (value: Value | undefined) => void;
}

function OneOf<Value extends string>({ label, hint, none, options, value, disabled, onChange }: OneOfProps<Value>) {
  return (
    <Field label={label} hint={hint}>
      {(ties) => (
        <Select
          {...ties}
          value={value ?? ''}
          disabled={disabled}
          onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const optionsOf = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }));

function SalaryFields({ form: { draft, problems, edit, apply } }: { form: SearchForm }) {
  const { jobSearchForm: words } = useCopy();
  const said = { invalid: words.salaryInvalid, order: words.salaryOrder };
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      {(['salaryMin', 'salaryMax'] as const).map((name) => {
        const problem = problems[name];
        return (
          <Field
            key={name}
            label={words[name]}
            hint={name === 'salaryMin' ? words.salaryHint : undefined}
            error={problem && said[problem]}
          >
            {(ties) => (
              <Input
                {...ties}
                inputMode="numeric"
                autoComplete="off"
                value={draft[name]}
                onChange={({ target }) => edit({ [name]: target.value })}
                onBlur={() => apply({})}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}

function SourceField({ form: { draft, apply } }: { form: SearchForm }) {
  const { jobSearchForm: words, sourceNames } = useCopy();
  const { data } = useJobSources();
  const here = data?.map(({ source, name }) => ({ value: source, label: name }));
  const all = optionsOf(
    jobSources.filter((source) => source !== 'own'),
    sourceNames,
  );
  return (
    <OneOf
      label={words.source}
      none={words.allSources}
      options={here ?? all}
      value={draft.source}
      onChange={(source) => apply({ source })}
    />
  );
}

/** Every filter of a search; each is applied as soon as it is set. */
export function FilterFields({ form, set }: { form: SearchForm; /** How many are set. */ set: number }) {
  const { jobSearchForm: words, jobTypeNames, levelNames, workplaceNames } = useCopy();
  const { draft, apply, clear } = form;
  const { filters } = draft;
  const filter = (changes: Partial<SearchDraft['filters']>) => apply({ filters: { ...filters, ...changes } });
  const distances = searchDistances.map((distance) => ({ value: String(distance), label: words.kilometers(distance) }));
  const distance = filters.distanceKm ?? (draft.location.trim() === '' ? undefined : defaultDistanceKm);
  return (
    <div className="grid content-start gap-4">
      <Checkbox
        label={words.remote}
        hint={words.remoteHint}
        checked={filters.remote ?? false}
        onChange={(remote) => filter({ remote: remote || undefined })}
      />
      <OneOf
        label={words.jobType}
        none={words.any}
        options={optionsOf(jobTypes, jobTypeNames)}
        value={filters.jobType}
        onChange={(jobType) => filter({ jobType })}
      />
      <OneOf
        label={words.experienceLevel}
        none={words.any}
        options={optionsOf(experienceLevels, levelNames)}
        value={filters.experienceLevel}
        onChange={(experienceLevel) => filter({ experienceLevel })}
      />
      <SalaryFields form={form} />
      <OneOf
        label={words.workplace}
        none={words.any}
        options={optionsOf(workplaces, workplaceNames)}
        value={filters.remote ? 'remote' : filters.workplace}
        disabled={filters.remote ?? false}
        onChange={(workplace) => filter({ workplace })}
      />
      <OneOf
        label={words.datePosted}
        none={words.any}
        options={optionsOf(postedWithin, words.within)}
        value={filters.datePosted}
        onChange={(datePosted) => filter({ datePosted })}
      />
      <OneOf
        label={words.distance}
        hint={draft.location.trim() === '' ? words.distanceHint : undefined}
        none={distance === undefined ? words.any : undefined}
        options={distances}
        value={distance === undefined ? undefined : String(distance)}
        disabled={draft.location.trim() === ''}
        onChange={(chosen) => filter({ distanceKm: chosen === undefined ? undefined : Number(chosen) })}
      />
      <SourceField form={form} />
      <SkillField
        skills={filters.skills ?? []}
        onChange={(skills) => filter({ skills: skills.length > 0 ? skills : undefined })}
      />
      {set > 0 && (
        <Button look="quiet" size="sm" className="-ml-3.25 justify-self-start" onClick={clear}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}
