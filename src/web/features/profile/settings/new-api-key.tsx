import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Check, CircleAlert, Copy } from 'lucide-react';
import { apiKeyDays, apiKeyRequest } from '#contract/api-keys.ts';
import { apiScopes, type ApiScope } from '#contract/api-scopes.ts';
import { api } from '#contract/api.ts';
import type { RouteBodySent } from '#contract/route.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy, useValidation } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Input, Select } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useClipboard } from '../../../ui/use-clipboard.ts';
import { PasswordInput } from '../../account/password-input.tsx';
import { useApiKeysRefresh } from './use-api-keys.ts';

type Request = RouteBodySent<typeof api.createApiKey>;
type Wrong = Partial<Record<keyof Request, string | undefined>>;

interface ScopeChoiceProps {
  chosen: readonly ApiScope[];
  onChange: (chosen: ApiScope[]) => void;
  error: string | undefined;
}

function ScopeChoice({ chosen, onChange, error }: ScopeChoiceProps) {
  const { newApiKey: words } = useCopy();
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? 'api-key-scopes-error' : undefined}>
      <legend className="pb-2 text-sm font-medium">{words.permissions}</legend>
      {apiScopes.map((scope) => (
        <Checkbox
          key={scope}
          label={words.scopes[scope]}
          hint={<code>{scope}</code>}
          checked={chosen.includes(scope)}
          onChange={(checked) =>
            onChange(apiScopes.filter((each) => (each === scope ? checked : chosen.includes(each))))
          }
        />
      ))}
      {error && (
        <p id="api-key-scopes-error" className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-1 size-3.5 shrink-0" />
          {error}
        </p>
      )}
      <p className="text-xs text-ink-faint">{words.never}</p>
    </fieldset>
  );
}

function KeyForm({ onMade, onCancel }: { onMade: (secret: string) => void; onCancel: () => void }) {
  const { newApiKey: words } = useCopy();
  const said = useValidation();
  const client = useApi();
  const refresh = useApiKeysRefresh();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [days, setDays] = useState<(typeof apiKeyDays)[number] | undefined>(90);
  const [currentPassword, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Request) => client.call(api.createApiKey, { body }),
    // The answer isn't kept anywhere but in the dialog.
    gcTime: 0,
    onSuccess: async ({ secret }) => {
      onMade(secret);
      await refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const checked = apiKeyRequest.safeParse({ name, scopes, expiresInDays: days, currentPassword });
    if (checked.success) {
      setWrong({});
      return mutate(checked.data);
    }
    const issues = checked.error.issues.map(({ path, message }) => [String(path[0]), said(message)] as const);
    setWrong(Object.fromEntries(issues.toReversed()));
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Field label={words.name} hint={words.nameHint} error={wrong.name}>
        {(ties) => (
          <Input {...ties} value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <ScopeChoice chosen={scopes} onChange={setScopes} error={wrong.scopes} />
      <Field label={words.expiry}>
        {(ties) => (
          <Select
            {...ties}
            value={days ?? ''}
            onChange={({ target }) => setDays(apiKeyDays.find((each) => String(each) === target.value))}
          >
            {apiKeyDays.map((each) => (
              <option key={each} value={each}>
                {words.days(each)}
              </option>
            ))}
            <option value="">{words.noExpiry}</option>
          </Select>
        )}
      </Field>
      <Field
        label={words.password}
        error={wrong.currentPassword ?? (error ? sentenceOf(error, words.failed) : undefined)}
      >
        {(ties) => (
          <PasswordInput
            {...ties}
            value={currentPassword}
            autoComplete="current-password"
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isPending}>
          {isPending ? words.submitting : words.submit}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function MadeKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { newApiKey: words } = useCopy();
  const toast = useToast();
  const { copied, copy } = useClipboard(() =>
    toast({ tone: 'destructive', title: words.copyFailed, text: words.copyFailedText }),
  );
  const Icon = copied ? Check : Copy;
  return (
    <div className="grid gap-5">
      <Notice tone="warn" role="alert" title={words.onlyNow}>
        {words.onlyNowText}
      </Notice>
      <Field label={words.secret}>
        {(ties) => (
          <Input
            {...ties}
            ref={(input) => input?.focus()}
            value={secret}
            readOnly
            spellCheck={false}
            autoComplete="off"
            className="bg-well font-mono text-sm"
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => copy(secret)}>
          <Icon aria-hidden className="size-4" />
          {copied ? words.copied : words.copy}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {words.done}
        </Button>
        <output className="sr-only">{copied && words.copied}</output>
      </div>
    </div>
  );
}

/** Makes a key, then shows it: once, for it is stored as a hash. */
export function NewApiKey({ onClose }: { onClose: () => void }) {
  const { newApiKey: words } = useCopy();
  const [secret, setSecret] = useState<string>();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      shape="sheet"
      close={secret === undefined ? words.cancel : words.done}
      title={<h2 className="pr-10 pb-5 text-xl">{secret === undefined ? words.title : words.madeTitle}</h2>}
    >
      <div>
        {secret === undefined ? (
          <KeyForm onMade={setSecret} onCancel={onClose} />
        ) : (
          <MadeKey secret={secret} onDone={onClose} />
        )}
      </div>
    </Dialog>
  );
}
