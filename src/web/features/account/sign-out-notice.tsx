import { TriangleAlert } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { useSignOut, useUnansweredSignOut } from './use-session.ts';

/** After a sign-out that the server did not answer: its session may go on, and can be ended by trying again. */
export function SignOutNotice() {
  const { signingOut: words } = useCopy();
  const { signOut, busy } = useSignOut();
  if (!useUnansweredSignOut()) return null;
  return (
    <div role="alert" className="border-b border-danger bg-danger-wash">
      <p className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm md:px-8">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-danger" />
        <span className="min-w-0 flex-1 basis-64">{words.unanswered}</span>
        <Button size="sm" look="secondary" loading={busy} onClick={() => signOut()}>
          {words.again}
        </Button>
      </p>
    </div>
  );
}
