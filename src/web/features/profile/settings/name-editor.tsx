import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { profileNameSchema } from '#contract/profile.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy, useValidation } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useSessionRefresh } from '../../account/use-session.ts';
import { useProfileRefresh } from '../use-profile.ts';

/** The name, shown or being edited. An empty or unchanged one is not sent: editing just ends. */
export function NameEditor({ name }: { name: string }) {
  const { account: words } = useCopy();
  const said = useValidation();
  const [edited, setEdited] = useState<string | undefined>();
  const [error, setError] = useState<string | undefined>();
  const editButton = useRef<HTMLButtonElement>(null);
  const rename = useRename();

  const leave = () => {
    flushSync(() => {
      setEdited(undefined);
      setError(undefined);
    });
    editButton.current?.focus();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wanted = (edited ?? '').trim();
    if (rename.isPending) return;
    if (wanted === '' || wanted === name) return leave();
    const checked = profileNameSchema.safeParse({ name: wanted });
    if (!checked.success) return setError(said(checked.error.issues[0]?.message));
    rename.mutate(wanted, { onSuccess: leave });
  };

  if (edited === undefined)
    return (
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field label={words.name}>{(ties) => <Input {...ties} value={name} readOnly autoComplete="off" />}</Field>
        </div>
        <Button ref={editButton} look="secondary" aria-label={words.editName} onClick={() => setEdited(name)}>
          {words.edit}
        </Button>
      </div>
    );
  return (
    <form noValidate className="grid gap-3" onSubmit={save}>
      <Field label={words.name} error={error}>
        {(ties) => (
          <Input
            {...ties}
            ref={(input) => input?.focus()}
            autoComplete="name"
            value={edited}
            onChange={(event) => setEdited(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && leave()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" loading={rename.isPending}>
          {rename.isPending ? words.saving : words.save}
        </Button>
        <Button size="sm" look="secondary" onClick={leave}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function useRename() {
  const { account: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const refreshProfile = useProfileRefresh();
  const refreshSession = useSessionRefresh();
  return useMutation({
    mutationFn: (name: string) => client.call(api.updateProfile, { body: { name } }),
    onSuccess: async () => {
      toast({ title: words.updated });
      await Promise.all([refreshProfile(), refreshSession()]);
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: words.updateFailed, text: sentenceOf(error, words.updateFailedText) }),
  });
}
