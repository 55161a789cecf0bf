import { Link, useLocation } from 'react-router';
import { Info } from 'lucide-react';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useLeftWork } from './left-work.ts';
import { useSession } from './use-session.ts';

/** Says that the session ended elsewhere, and leads back to where one was. */
export function EndedSessionNotice() {
  const { sessionEnded, userMenu } = useCopy();
  const { pathname } = useLocation();
  const left = useLeftWork();
  const visitor = useSession() === null;
  if (!left || !visitor) return null;
  // The form is right below.
  const there = pathname === paths.login() || pathname === paths.register();
  return (
    <div role="alert" className="border-b border-edge bg-well">
      <p className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm md:px-8">
        <Info aria-hidden className="size-4 shrink-0 text-accent" />
        <span className="min-w-0 flex-1 basis-64">{sessionEnded}</span>
        {!there && (
          <ButtonLink size="sm" look="secondary">
            <Link to={paths.login({ returnTo: left.place.address })}>{userMenu.signIn}</Link>
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
