import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UserMenu } from '../account/user-menu.tsx';
import { useSession } from '../account/use-session.ts';
import { ThemeButton } from './theme-button.tsx';

/** The pages that a visitor can open from anywhere. */
const visitorActions = [
  { to: paths.login(), name: 'signIn', look: 'quiet' },
  { to: paths.optimize(), name: 'getStarted', look: 'secondary' },
] as const;

/** Who is signed in, or how to sign in; a placeholder while that is unknown. */
function AccountActions({ pathname }: { pathname: string }) {
  const { userMenu, navigation } = useCopy();
  const labels = { signIn: userMenu.signIn, getStarted: navigation.getStarted };
  const session = useSession();
  if (session === undefined)
    return (
      <output className="h-9 w-28">
        <span className="sr-only">{userMenu.loading}</span>
        <Skeleton className="size-full" />
      </output>
    );
  if (session) return <UserMenu name={session.user.name} />;
  return visitorActions
    .filter(({ to }) => to !== pathname)
    .map(({ to, name, look }) => (
      <ButtonLink key={to} look={look} size="sm">
        <Link to={to}>{labels[name]}</Link>
      </ButtonLink>
    ));
}

/** The bar at the top of every page. */
export function NavBar() {
  const { navigation } = useCopy();
  const { pathname } = useLocation();
  return (
    <header className="border-b border-rule">
      <nav
        aria-label={navigation.main}
        className="mx-auto flex h-16 max-w-page items-center justify-between gap-2 px-5 sm:gap-4 md:px-8"
      >
        <Link
          to={paths.home()}
          aria-label={navigation.home}
          className="inline-flex min-h-11 items-center font-serif text-xl font-medium tracking-tight hover:text-accent"
        >
          {navigation.product}
        </Link>
        <div className="flex items-center gap-1 sm:gap-2">
          {pathname !== paths.jobs() && (
            // On a phone there is no room for it: the home page and the account's menu lead there.
            <ButtonLink look="quiet" size="sm" className="max-sm:hidden">
              <Link to={paths.jobs()}>{navigation.jobs}</Link>
            </ButtonLink>
          )}
          <ThemeButton />
          <AccountActions pathname={pathname} />
        </div>
      </nav>
    </header>
  );
}
