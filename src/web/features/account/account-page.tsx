import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { Actions } from '../../ui/actions.tsx';
import { Notice } from '../../ui/notice.tsx';

interface AccountPageProps {
  title: string;
  lead: string;
  /** It says why nothing can be done here. */
  warning?: boolean;
  /** Why it failed, in a sentence. */
  error?: string | undefined;
  /** What to do about that, where it is done elsewhere. */
  remedy?: ReactNode;
  /** Where to go from here, when there is nothing to fill in. */
  next?: ReactNode;
  /** A way out of this. */
  back?: { to: string; text: string };
  children?: ReactNode;
}

/** The card that the sign-in pages share. */
export function AccountPage({ title, lead, warning = false, error, remedy, next, back, children }: AccountPageProps) {
  const told = <p className="text-ink-soft">{lead}</p>;
  return (
    <main id="content" className="mx-auto w-full max-w-md px-5 py-14 md:py-20">
      <h1 className="text-2xl">{title}</h1>
      {children && <div className="mt-2">{told}</div>}
      <div className="mt-6 grid gap-5 rounded-lg border border-rule bg-sheet p-5 sm:p-7">
        {/* Where nothing is filled in, what is said is what the page is for. */}
        {!children && (warning ? <Notice tone="warn">{lead}</Notice> : told)}
        <div role="alert" className="empty:hidden">
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
        {next && <Actions>{next}</Actions>}
        {children && <div>{children}</div>}
      </div>
      {back && (
        <p className="mt-4 text-sm">
          <Link
            to={back.to}
            className="inline-flex min-h-8 items-center text-ink-soft underline hover:text-accent pointer-coarse:min-h-11"
          >
            {back.text}
          </Link>
        </p>
      )}
    </main>
  );
}
