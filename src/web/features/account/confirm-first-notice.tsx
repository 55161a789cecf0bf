import { Link } from 'react-router';
import type { getEmailStatus } from '#contract/email-verification.ts';
import type { RouteResponse } from '#contract/route.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useEmailStatus } from './use-email-status.ts';

/** What waits until an address is confirmed: mails of accounts that were asked to, and adding companies' boards. */
const waits: Readonly<Record<'mails' | 'boards', (status: RouteResponse<typeof getEmailStatus>) => boolean>> = {
  mails: ({ mailsWait }) => mailsWait,
  boards: ({ emailVerified }) => !emailVerified,
};

/** Says, where somebody asks for what waits until the address is confirmed, that it does, and where that is done; nothing where it doesn't wait. */
export function ConfirmFirstNotice({ before }: { before: keyof typeof waits }) {
  const { emailStatus: words } = useCopy();
  const { data } = useEmailStatus();
  if (!data || !waits[before](data)) return null;
  return (
    <Notice
      tone="warn"
      title={words.confirmFirst}
      action={
        <ButtonLink look="secondary" size="sm">
          <Link to={paths.profile({ tab: 'settings' })}>{words.toSettings}</Link>
        </ButtonLink>
      }
    >
      {words.waits[before]}
    </Notice>
  );
}
