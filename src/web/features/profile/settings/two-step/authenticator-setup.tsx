import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { api } from '#contract/api.ts';
import type { RouteResponse } from '#contract/route.ts';
import { secondStepCode } from '#contract/second-factors.ts';
import { sentenceOf } from '../../../../api/http-error.ts';
import { useApi } from '../../../../api/services.tsx';
import { useCopy, useValidation } from '../../../../copy/use-copy.tsx';
import { Actions } from '../../../../ui/actions.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, Input } from '../../../../ui/field.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useClipboard } from '../../../../ui/use-clipboard.ts';
import { ConfirmForm, type Confirmed } from './confirm-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { useSecondFactorsRefresh } from './use-second-factors.ts';

const QrCode = lazy(() => import('./qr-code.tsx'));

type Setup = RouteResponse<typeof api.beginAuthenticator>;

function PasswordStep({ onBegun, onCancel }: { onBegun: (setup: Setup) => void; onCancel: () => void }) {
  const { twoStepSetup: words } = useCopy();
  const client = useApi();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ currentPassword }: Confirmed) => client.call(api.beginAuthenticator, { body: { currentPassword } }),
    // The answer is a secret: it isn't kept anywhere but in the dialog.
    gcTime: 0,
    onSuccess: onBegun,
  });
  return (
    <ConfirmForm
      text={words.lead}
      withCode={false}
      password={words.password}
      submit={words.start}
      submitting={words.starting}
      cancel={words.cancel}
      pending={isPending}
      error={error}
      refused={error ? sentenceOf(error, words.failed) : undefined}
      onConfirm={mutate}
      onCancel={onCancel}
    />
  );
}

function SetupKey({ secret }: { secret: string }) {
  const { twoStepSetup: words, recoveryCodes } = useCopy();
  const toast = useToast();
  const { copied, copy } = useClipboard(() =>
    toast({ tone: 'destructive', title: recoveryCodes.copyFailed, text: recoveryCodes.copyFailedText }),
  );
  const Icon = copied ? Check : Copy;
  return (
    <div className="grid gap-2">
      <Field label={words.byHand}>
        {(ties) => (
          <Input
            {...ties}
            value={(secret.match(/.{4}/g) ?? []).join(' ')}
            readOnly
            spellCheck={false}
            autoComplete="off"
            className="bg-well font-mono text-xs sm:text-sm"
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <Button size="sm" look="secondary" className="justify-self-start" onClick={() => copy(secret)}>
        <Icon aria-hidden className="size-4" />
        {copied ? words.copied : words.copy}
      </Button>
      <output className="sr-only">{copied && words.copied}</output>
    </div>
  );
}

interface CodeStepProps {
  setup: Setup;
  onAdded: (codes: string[]) => void;
  onCancel: () => void;
}

function CodeStep({ setup: { secret, uri, setup }, onAdded, onCancel }: CodeStepProps) {
  const { twoStepSetup: words } = useCopy();
  const said = useValidation();
  const client = useApi();
  const refresh = useSecondFactorsRefresh();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (sent: string) => client.call(api.addAuthenticator, { body: { setup, code: sent } }),
    gcTime: 0,
    onSuccess: async ({ recoveryCodes }) => {
      onAdded(recoveryCodes);
      await refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const checked = secondStepCode.safeParse(code);
    setWrong(checked.success ? undefined : said(checked.error.issues[0]?.message));
    if (checked.success) mutate(checked.data);
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p className="font-medium">{words.scan}</p>
      <div className="min-h-52">
        <Suspense>
          <QrCode text={uri} label={words.qrCode} />
        </Suspense>
      </div>
      <SetupKey secret={secret} />
      <a href={uri} className="justify-self-start text-sm underline hover:text-accent">
        {words.open}
      </a>
      <Field
        label={words.code}
        hint={words.codeHint}
        error={wrong ?? (error ? sentenceOf(error, words.failed) : undefined)}
      >
        {(ties) => (
          <Input
            {...ties}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            className="font-mono"
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <Actions>
        <Button type="submit" loading={isPending}>
          {isPending ? words.submitting : words.submit}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Actions>
    </form>
  );
}

/** Turns two-step sign-in on: the password, the app's first code, then the recovery codes. */
export function AuthenticatorSetup({ onClose }: { onClose: () => void }) {
  const { twoStepSetup: words, recoveryCodes } = useCopy();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      shape="sheet"
      close={codes ? recoveryCodes.done : words.cancel}
      title={<h2 className="mx-auto max-w-md pr-10 pb-5 text-xl">{codes ? words.doneTitle : words.title}</h2>}
    >
      <div className="mx-auto grid max-w-md gap-5 pb-4">
        {codes ? (
          <>
            <p className="text-ink-soft">{words.doneText}</p>
            <RecoveryCodeList codes={codes} onDone={onClose} />
          </>
        ) : setup ? (
          <CodeStep setup={setup} onAdded={setCodes} onCancel={onClose} />
        ) : (
          <PasswordStep onBegun={setSetup} onCancel={onClose} />
        )}
      </div>
    </Dialog>
  );
}
