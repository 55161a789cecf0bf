import { Link } from 'react-router';
import { useCopy } from '../../copy/use-copy.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useEmailStatus } from './use-email-status.ts';

/** Says, where somebody asks to be mailed later, that mails wait until the address is confirmed; nothing where they don't. */
export function MailsWaitNotice() {
  const { emailStatus: words } = useCopy();
  const { data } = useEmailStatus();
  if (!data?.mailsWait) return null;
  return (
    <Notice
      tone="warn"
      title={words.mailsWait}
      action={
        <ButtonLink look="secondary" size="sm">
          <Link to={paths.profile({ tab: 'settings' })}>{words.toSettings}</Link>
        </ButtonLink>
      }
    >
      {words.mailsWaitText}
    </Notice>
  );
}
