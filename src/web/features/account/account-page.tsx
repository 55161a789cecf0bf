import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { Actions } from '../../ui/actions.tsx';

interface AccountPageProps {
  title: string;
  lead: string;
  /** Why it failed, in a sentence. */
  error?: string | undefined;
  /** What to do about that, where it is done elsewhere. */
  remedy?: ReactNode;
  /** Where to go from here, when there is nothing to fill in. */
  next?: ReactNode;
  children?: ReactNode;
}

/** The card that the sign-in pages share. */
export function AccountPage({ title, lead, error, remedy, next, children }: AccountPageProps) {
  return (
    <main id="content" className="mx-auto w-full max-w-md px-5 py-14 md:py-20">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 text-ink-soft">{lead}</p>
      <div role="alert" className="mt-6 empty:hidden">
        {error && (
          <div className="flex items-start gap-2.5 rounded-md border border-danger bg-danger-wash p-4">
            <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-danger" />
            <div className="grid justify-items-start gap-3">
              <p>{error}</p>
              {remedy}
            </div>
          </div>
        )}
      </div>
      {next && <Actions className="mt-6">{next}</Actions>}
      {children && <div className="mt-6 rounded-lg border border-rule bg-sheet p-5 sm:p-7">{children}</div>}
    </main>
  );
}
