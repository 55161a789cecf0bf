import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useEmailStatus } from '../../account/use-email-status.ts';

/** Whether the address is confirmed, and another link where it isn't. In the way of nothing: while it loads, or doesn't, there is nothing here. */
export function EmailConfirmation({ email }: { email: string }) {
  const { emailStatus: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const { data } = useEmailStatus();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call(api.sendVerification, {}),
    onSuccess: () => toast({ title: words.sent, text: words.sentText(email) }),
    onError: (error) =>
      toast({ tone: 'destructive', title: words.sendFailed, text: sentenceOf(error, words.sendFailedText) }),
  });
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
        <Button size="sm" look="secondary" loading={isPending} onClick={() => mutate()}>
          {isPending ? words.sending : waits ? words.send : words.sendFirst}
        </Button>
      }
    >
      {waits ? words.unverifiedText : words.unaskedText}
    </Notice>
  );
}
