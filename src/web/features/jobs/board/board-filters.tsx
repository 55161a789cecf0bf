import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { experienceLevels, jobTypes } from '#domain/listings/listing.ts';
import { savedStatuses } from '#contract/job-listings.ts';
import { postedWithin } from '#contract/job-search.ts';
import { jobSources } from '#contract/job-sources.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field, Input, Select } from '../../../ui/field.tsx';
import { activeFilters, isSalary, noFilters, type BoardFilters } from './saved-job-list.ts';

interface BoardFilterFieldsProps {
  filters: BoardFilters;
  onFilters: Dispatch<SetStateAction<BoardFilters>>;
}

interface OptionsProps<Value extends string> {
  label: string;
  options: readonly Value[];
  nameOf: Readonly<Record<Value, string>>;
  value: Value | '';
  onChange: (value: Value | '') => void;
}

function Options<Value extends string>({ label, options, nameOf, value, onChange }: OptionsProps<Value>) {
  const { boardFilters: words } = useCopy();
  return (
    <Field label={label}>
      {(ties) => (
        <Select
          {...ties}
          value={value}
          onChange={({ target }) => onChange(options.find((one) => one === target.value) ?? '')}
        >
          <option value="">{words.any}</option>
          {options.map((one) => (
            <option key={one} value={one}>
              {nameOf[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** How long after the last key what was typed filters, in milliseconds. */
const typingMs = 400;

/** Filters when the person pauses, so that not every keystroke asks the server. */
function TypedFilter({
  label,
  hint,
  value,
  problem,
  numeric = false,
  onChange,
}: {
  label: string;
  hint?: string;
  value: string;
  /** What's wrong with a text, as a sentence. */
  problem?: (typed: string) => string | undefined;
  numeric?: boolean;
  onChange: (typed: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onChange(typed), typingMs);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <Field label={label} hint={hint} error={problem?.(typed)}>
      {(ties) => (
        <Input
          {...ties}
          value={typed}
          inputMode={numeric ? 'numeric' : 'text'}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Field>
  );
}

/** The filters of the board, behind one line that says how many are on. */
export function BoardFilterFields({ filters, onFilters }: BoardFilterFieldsProps) {
  const { boardFilters: words, savedStatusNames, jobTypeNames, levelNames, sourceNames } = useCopy();
  // Clearing also empties what is being typed.
  const [cleared, setCleared] = useState(0);
  const [set] = useState(() => {
    const setting =
      <Name extends keyof BoardFilters>(name: Name) =>
      (value: BoardFilters[Name]) =>
        onFilters((before) => ({ ...before, [name]: value }));
    return {
      status: setting('status'),
      source: setting('source'),
      experienceLevel: setting('experienceLevel'),
      jobType: setting('jobType'),
      datePosted: setting('datePosted'),
      salaryMin: setting('salaryMin'),
      salaryMax: setting('salaryMax'),
      location: setting('location'),
    };
  });
  const active = activeFilters(filters);
  const salaryProblem = (typed: string) => (isSalary(typed) ? undefined : words.salaryInvalid);
  return (
    <Disclosure summary={active > 0 ? words.active(active) : words.title}>
      <div key={cleared} className="-ml-5.5 grid gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-4">
        <Options
          label={words.status}
          options={savedStatuses}
          nameOf={savedStatusNames}
          value={filters.status}
          onChange={set.status}
        />
        <Options
          label={words.jobType}
          options={jobTypes}
          nameOf={jobTypeNames}
          value={filters.jobType}
          onChange={set.jobType}
        />
        <Options
          label={words.experienceLevel}
          options={experienceLevels}
          nameOf={levelNames}
          value={filters.experienceLevel}
          onChange={set.experienceLevel}
        />
        <Options
          label={words.source}
          options={jobSources}
          nameOf={sourceNames}
          value={filters.source}
          onChange={set.source}
        />
        <TypedFilter label={words.location} value={filters.location} onChange={set.location} />
        <TypedFilter
          label={words.salaryMin}
          hint={words.salaryHint}
          numeric
          value={filters.salaryMin}
          problem={salaryProblem}
          onChange={set.salaryMin}
        />
        <TypedFilter
          label={words.salaryMax}
          hint={words.salaryHint}
          numeric
          value={filters.salaryMax}
          problem={salaryProblem}
          onChange={set.salaryMax}
        />
        <Options
          label={words.datePosted}
          options={postedWithin}
          nameOf={words.posted}
          value={filters.datePosted}
          onChange={set.datePosted}
        />
      </div>
      <Button
        look="quiet"
        size="sm"
        className="mt-3 -ml-7.5"
        onClick={() => {
          onFilters(noFilters);
          setCleared(cleared + 1);
        }}
      >
        {words.clear}
      </Button>
    </Disclosure>
  );
}
