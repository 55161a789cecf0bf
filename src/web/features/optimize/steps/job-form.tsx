import { useEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { jobDetailsSchema, type JobDetails } from '#contract/optimizations.ts';
import { useCopy, useValidation } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Input, Textarea } from '../../../ui/field.tsx';
import { useStartOptimization } from '../use-start-optimization.ts';
import type { Wizard } from '../use-wizard.ts';
import { ExcerptNotice } from '../brought-job.tsx';
import { ReadResume } from './read-resume.tsx';

/** The fields of the job. Each keystroke goes to the wizard, so that the live score follows and a reload loses nothing. */
export function JobForm({ wizard }: { wizard: Wizard }) {
  const { jobStep, wizard: words } = useCopy();
  const said = useValidation();
  const { state, dispatch, goTo, openResult } = wizard;
  const { start, starting } = useStartOptimization(openResult);
  const { register, handleSubmit, subscribe, formState } = useForm({
    resolver: zodResolver(jobDetailsSchema),
    defaultValues: state.job,
  });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          dispatch({ type: 'jobDrafted', job: { ...values, companyName: values.companyName ?? '' } }),
      }),
    [subscribe, dispatch],
  );

  const submit = handleSubmit((job: JobDetails) => start(state, job));
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <div className="grid gap-6 md:grid-cols-2">
        <Field label={jobStep.jobTitle} error={said(errors.jobTitle?.message)}>
          {(ties) => <Input {...ties} {...register('jobTitle')} placeholder={jobStep.jobTitleExample} required />}
        </Field>
        <Field label={jobStep.company} remark={jobStep.optional} error={said(errors.companyName?.message)}>
          {(ties) => <Input {...ties} {...register('companyName')} autoComplete="off" />}
        </Field>
      </div>
      <ExcerptNotice state={state} />
      <Field label={jobStep.description} hint={jobStep.descriptionHint} error={said(errors.jobDescription?.message)}>
        {(ties) => <Textarea {...ties} {...register('jobDescription')} rows={12} required />}
      </Field>
      {state.resume && (
        <ReadResume content={state.resume.content} onCorrect={(content) => dispatch({ type: 'corrected', content })} />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={starting}>
          {starting ? jobStep.submitting : jobStep.submit}
        </Button>
        <Button look="quiet" onClick={() => goTo('choice')}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}
