import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSession } from '../account/use-session.ts';
import { HistoryLoading } from './history-loading.tsx';

/** With its chart and filters, which visitors do not have. */
const AccountHistory = lazy(() => import('./account-history.tsx'));

function Visitor() {
  const { history: words } = useCopy();
  return (
    <div className="grid justify-items-start gap-3 py-2">
      <p className="font-medium">{words.empty}</p>
      <p className="text-sm text-ink-soft">{words.visitorText}</p>
      <ButtonLink look="secondary" size="sm">
        <Link to={paths.login({ returnTo: paths.score() })}>{words.signIn}</Link>
      </ButtonLink>
    </div>
  );
}

/** The account's scores. A visitor's assessments are not stored, and the card says so. */
export function HistoryCard({ current }: { current: string | undefined }) {
  const { history: words } = useCopy();
  const session = useSession();
  return (
    <Card className="grid content-start gap-4 sm:p-6">
      <h2 className="text-lg">{words.title}</h2>
      {session ? (
        <Suspense fallback={<HistoryLoading />}>
          <AccountHistory current={current} />
        </Suspense>
      ) : (
        // Until it is found out who is signed in, `start.js` knows who certainly is not.
        <>
          <div className={session === undefined ? 'in-data-signed-in:hidden' : undefined}>
            <Visitor />
          </div>
          {session === undefined && (
            <div className="not-in-data-signed-in:hidden">
              <HistoryLoading />
            </div>
          )}
        </>
      )}
    </Card>
  );
}
