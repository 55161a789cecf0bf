import { useEffect, useRef } from 'react';
import { useCopy, useValidation } from '../../copy/use-copy.tsx';
import { sentenceOf } from '../../api/http-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input, Textarea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useContactForm } from './use-contact-form.ts';

/** Above the form, which is empty again: it comes into view with the focus. */
function SentNotice() {
  const { contactPage: words } = useCopy();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="sm:col-span-2">
      <Notice tone="success" title={words.sent}>
        {words.sentText}
      </Notice>
    </div>
  );
}

/** A message to the support. */
export function ContactForm() {
  const { contactPage: words } = useCopy();
  const said = useValidation();
  const { register, errors, send, sending, sent, error } = useContactForm();
  return (
    <form
      noValidate
      aria-label={words.title}
      className="grid gap-5 rounded-lg border border-rule bg-sheet p-5 sm:grid-cols-2 sm:p-8"
      onSubmit={send}
    >
      {sent && <SentNotice />}
      <Field label={words.firstName} error={said(errors.firstName?.message)}>
        {(ties) => <Input {...ties} {...register('firstName')} autoComplete="given-name" required />}
      </Field>
      <Field label={words.lastName} error={said(errors.lastName?.message)}>
        {(ties) => <Input {...ties} {...register('lastName')} autoComplete="family-name" required />}
      </Field>
      <div className="grid gap-5 sm:col-span-2">
        <Field label={words.email} error={said(errors.email?.message)}>
          {(ties) => <Input {...ties} {...register('email')} type="email" autoComplete="email" required />}
        </Field>
        <Field label={words.subject} error={said(errors.subject?.message)}>
          {(ties) => <Input {...ties} {...register('subject')} required />}
        </Field>
        <Field label={words.message} hint={words.messageHint} error={said(errors.message?.message)}>
          {(ties) => <Textarea {...ties} {...register('message')} rows={8} required />}
        </Field>
        <div role="alert" className="empty:hidden">
          {error && (
            <Notice tone="danger" title={words.failedTitle}>
              {sentenceOf(error, words.failed)}
            </Notice>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" loading={sending} className="max-sm:w-full">
            {sending ? words.submitting : words.submit}
          </Button>
          {!sent && <p className="text-sm text-ink-soft lg:hidden">{words.replyAfter}</p>}
        </div>
      </div>
    </form>
  );
}
