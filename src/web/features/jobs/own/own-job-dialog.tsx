import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '#contract/api.ts';
import type { RouteBody } from '#contract/route.ts';
import { ownListing, type SavedJobView } from '#contract/saved-jobs.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy, useValidation } from '../../../copy/use-copy.tsx';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx';
import { Field, Input, Textarea } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useJobsCache } from '../jobs-cache.ts';

interface OwnJobDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdded?: (job: SavedJobView) => void;
}

/** Empty fields aren't sent: an empty address is none, not a wrong one. */
const unlessEmpty = { setValueAs: (value?: string) => (value?.trim() ? value.trim() : undefined) };
const empty = { title: '', company: '', location: '', applicationUrl: '', description: '' };

/** Adds an ad that a person found elsewhere. The text stays if the dialog is closed before it's sent. */
export function OwnJobDialog({ open, onOpenChange, onAdded }: OwnJobDialogProps) {
  const { ownJob: words } = useCopy();
  const said = useValidation();
  const client = useApi();
  const toast = useToast();
  const { refreshCounts } = useJobsCache();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(ownListing),
    defaultValues: empty,
  });
  const { errors } = formState;
  const add = useMutation({
    mutationFn: (body: RouteBody<typeof api.addOwnJob>) => client.call(api.addOwnJob, { body }),
    onSuccess: async (job) => {
      reset(empty);
      onOpenChange(false);
      toast({ title: words.added, text: job.jobListing.title });
      onAdded?.(job);
      await refreshCounts();
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(opened) => {
        if (!opened) add.reset();
        onOpenChange(opened);
      }}
      shape="sheet"
      close={words.close}
      title={<h2 className="pr-10 text-xl">{words.title}</h2>}
    >
      <form
        noValidate
        className="grid gap-4 pt-2"
        onSubmit={(event) => void handleSubmit((body) => add.isPending || add.mutate(body))(event)}
      >
        <p className="text-sm text-ink-soft">{words.text}</p>
        <Field label={words.jobTitle} remark={words.optional} error={said(errors.title?.message)}>
          {(ties) => <Input {...ties} {...register('title', unlessEmpty)} autoComplete="off" />}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={words.company} remark={words.optional} error={said(errors.company?.message)}>
            {(ties) => <Input {...ties} {...register('company', unlessEmpty)} autoComplete="off" />}
          </Field>
          <Field label={words.location} remark={words.optional} error={said(errors.location?.message)}>
            {(ties) => <Input {...ties} {...register('location', unlessEmpty)} autoComplete="off" />}
          </Field>
        </div>
        <Field label={words.url} remark={words.optional} error={said(errors.applicationUrl?.message)}>
          {(ties) => (
            <Input
              {...ties}
              {...register('applicationUrl', unlessEmpty)}
              type="url"
              inputMode="url"
              placeholder={words.urlExample}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <Field
          label={words.description}
          remark={words.optional}
          hint={words.descriptionHint}
          error={said(errors.description?.message)}
        >
          {(ties) => <Textarea {...ties} {...register('description', unlessEmpty)} rows={4} />}
        </Field>
        {add.error && <Notice tone="danger" role="alert" title={sentenceOf(add.error, words.failed)} />}
        <DialogFoot>
          <Actions>
            <Button type="submit" loading={add.isPending}>
              {add.isPending ? words.submitting : words.submit}
            </Button>
            <Button look="secondary" onClick={() => onOpenChange(false)}>
              {words.cancel}
            </Button>
          </Actions>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
