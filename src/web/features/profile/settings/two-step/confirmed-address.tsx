import type { ReactNode } from 'react';
import { useCopy } from '../../../../copy/use-copy.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useEmailStatus } from '../../../account/use-email-status.ts';
import { useVerificationMail } from '../../../account/use-verification-mail.ts';
import { Loaded } from '../../../loading/loaded.tsx';

function ConfirmFirst({ email, wasMailed }: { email: string; wasMailed: boolean }) {
  const { emailStatus: words } = useCopy();
  const { send, isPending } = useVerificationMail(email);
  return (
    <Notice
      tone="warn"
      title={words.factorsWait}
      action={
        <Button size="sm" look="secondary" loading={isPending} onClick={send}>
          {isPending ? words.sending : wasMailed ? words.send : words.sendFirst}
        </Button>
      }
    >
      {wasMailed ? words.factorsWaitText : words.factorsWaitUnasked}
    </Notice>
  );
}

/** Actions that need a confirmed address; without one, what to do first. */
export function ConfirmedAddress({ email, children }: { email: string; children: ReactNode }) {
  const { emailStatus: words } = useCopy();
  return (
    <Loaded query={useEmailStatus()} words={words} lines={1}>
      {({ emailVerified, mailsWait }) =>
        emailVerified ? children : <ConfirmFirst email={email} wasMailed={mailsWait} />
      }
    </Loaded>
  );
}
