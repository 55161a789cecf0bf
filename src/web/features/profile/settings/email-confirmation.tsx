import { CircleCheck } from 'lucide-react';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useEmailStatus } from '../../account/use-email-status.ts';
import { useVerificationMail } from '../../account/use-verification-mail.ts';

/** Whether the address is confirmed, and another link where it isn't. In the way of nothing: while it loads, or doesn't, there is nothing here. */
export function EmailConfirmation({ email }: { email: string }) {
  const { emailStatus: words } = useCopy();
  const { data } = useEmailStatus();
  const { send, isPending } = useVerificationMail(email);
  if (!data) return null;
  if (data.emailVerified)
    return (
      <p className="-mt-2 flex items-start gap-1.5 text-sm text-ink-soft">
        <CircleCheck aria-hidden className="mt-1 size-3.5 shrink-0 text-accent" />
        {words.verified}
      </p>
    );
  const waits = data.mailsWait;
  return (
    <Notice
      tone={waits ? 'warn' : 'info'}
      title={waits ? words.unverified : words.unasked}
      action={
        <Button size="sm" look="secondary" loading={isPending} onClick={send}>
          {isPending ? words.sending : waits ? words.send : words.sendFirst}
        </Button>
      }
    >
      {waits ? words.unverifiedText : words.unaskedText}
    </Notice>
  );
}
