import { zodResolver } from '@hookform/resolvers/zod';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { modelKeySchema, modelProviders } from '#contract/model-keys.ts';
import { useCopy, useValidation } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Input, Select } from '../../../ui/field.tsx';
import { useModelKey } from './use-model-key.ts';

/** A person's own key for a language model, for this session. */
export function ModelKeyForm() {
  const { modelKey: words } = useCopy();
  const [open, setOpen] = useState(false);
  const { held, set, remove } = useModelKey(open);
  return (
    <details className="group rounded-md border border-rule" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        className={
          'flex min-h-11 cursor-pointer list-none items-center gap-2 px-3.5 text-sm font-medium ' +
          'hover:text-accent [&::-webkit-details-marker]:hidden'
        }
      >
        <ChevronRight aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-90" />
        {words.title}
      </summary>
      <div className="grid gap-4 p-3.5 pt-1">
        <p className="text-sm text-ink-soft">{words.text}</p>
        {held ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm font-medium">{words.held(words.providers[held.provider], held.model, held.ends)}</p>
            <Button look="quiet" loading={remove.isPending} onClick={() => remove.mutate()}>
              {words.remove}
            </Button>
          </div>
        ) : (
          <NewKey saving={set.isPending} onSave={(key) => set.mutateAsync(key)} />
        )}
        <p className="text-xs text-ink-faint">{words.privacy}</p>
      </div>
    </details>
  );
}

interface NewKeyProps {
  saving: boolean;
  onSave: (key: {
    provider: (typeof modelProviders)[number];
    model?: string | undefined;
    key: string;
  }) => Promise<unknown>;
}

function NewKey({ saving, onSave }: NewKeyProps) {
  const { modelKey: words } = useCopy();
  const said = useValidation();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(modelKeySchema),
    defaultValues: { provider: modelProviders[0], key: '' },
  });
  const { errors } = formState;
  // The key stays in the page only until it's sent; a failure is shown in a toast.
  const submit = handleSubmit((key) =>
    onSave(key).then(
      () => reset(),
      () => undefined,
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.provider}>
          {(ties) => (
            <Select {...ties} {...register('provider')}>
              {modelProviders.map((provider) => (
                <option key={provider} value={provider}>
                  {words.providers[provider]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.model} remark={words.optional} error={said(errors.model?.message)}>
          {(ties) => (
            <Input
              {...ties}
              {...register('model', { setValueAs: (value?: string) => (value?.trim() ? value : undefined) })}
              placeholder={words.modelExample}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
      <Field label={words.key} error={said(errors.key?.message)}>
        {(ties) => (
          <Input {...ties} {...register('key')} type="password" autoComplete="off" spellCheck={false} required />
        )}
      </Field>
      <Button type="submit" look="quiet" loading={saving} className="justify-self-start">
        {saving ? words.saving : words.save}
      </Button>
    </form>
  );
}
