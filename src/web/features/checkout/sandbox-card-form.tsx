import { useState, type ChangeEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { FlaskConical } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { cardSchema, groupedExpiry, groupedNumber } from './card-fields.ts';
import { PaymentProblemNote } from './payment-problem-note.tsx';
import type { PaymentFormProps } from './payment-form.ts';
import { useSandboxPayment } from './use-sandbox-payment.ts';

function SandboxNotice() {
  const { checkout: words } = useCopy();
  return (
    <div className="rounded-md border border-rule bg-well p-3.5 text-sm sm:p-4">
      <p className="flex items-center gap-2 font-medium">
        <FlaskConical aria-hidden className="size-4" />
        {words.sandbox}
      </p>
      <p className="mt-1 text-ink-soft">{words.sandboxText}</p>
      <ul className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 max-lg:text-xs">
        {words.sandboxCards.map(({ number, outcome }) => (
          <li key={number} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <code className="figures whitespace-nowrap">{number}</code> <span className="text-ink-soft">{outcome}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sandbox's card form, in place of a payment provider's own. */
export default function SandboxCardForm({ cents, ...handlers }: PaymentFormProps) {
  const { checkout: words, dollars } = useCopy();
  const payment = useSandboxPayment(handlers);
  const [schema] = useState(() => cardSchema(Date.now(), words));
  const { register, handleSubmit, setValue, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { cardNumber: '', expiry: '', cvc: '' },
  });
  const regroup =
    (name: 'cardNumber' | 'expiry', grouped: (text: string) => string) => (event: ChangeEvent<HTMLInputElement>) =>
      setValue(name, grouped(event.target.value));
  const { errors } = formState;
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit((card) => payment.pay(card))(event)}>
      <SandboxNotice />
      <Field label={words.cardNumber} error={errors.cardNumber?.message}>
        {(ties) => (
          <Input
            {...ties}
            {...register('cardNumber', { onChange: regroup('cardNumber', groupedNumber) })}
            inputMode="numeric"
            autoComplete="cc-number"
            className="figures"
          />
        )}
      </Field>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label={words.expiry} error={errors.expiry?.message}>
          {(ties) => (
            <Input
              {...ties}
              {...register('expiry', { onChange: regroup('expiry', groupedExpiry) })}
              inputMode="numeric"
              autoComplete="cc-exp"
              placeholder={words.expiryExample}
              className="figures"
            />
          )}
        </Field>
        <Field label={words.cvc} error={errors.cvc?.message}>
          {(ties) => (
            <Input {...ties} {...register('cvc')} inputMode="numeric" autoComplete="cc-csc" className="figures" />
          )}
        </Field>
      </div>
      <PaymentProblemNote problem={payment.problem} />
      <Button type="submit" loading={payment.busy}>
        {payment.busy ? words.processing : words.submit(cents)}
      </Button>
      <Dialog
        open={payment.asking}
        onOpenChange={(open) => open || payment.cancel()}
        shape="box"
        close={words.cancel}
        title={<h2 className="text-xl">{words.confirmTitle}</h2>}
      >
        <p className="mt-2 text-ink-soft">{words.confirmText(dollars(cents))}</p>
        <div className="mt-5 flex gap-3">
          <Button onClick={payment.confirm}>{words.confirm}</Button>
          <Button look="secondary" onClick={payment.cancel}>
            {words.cancel}
          </Button>
        </div>
      </Dialog>
    </form>
  );
}
