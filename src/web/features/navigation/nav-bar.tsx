import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { closeDetails } from '../../ui/use-floating-details.ts';
import { useSession } from '../account/use-session.ts';
import { HomeLinks } from './home-links.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { ThemeButton } from './theme-button.tsx';

/** With its list and its dialog, which visitors do not have. */
const UserMenu = lazy(() => import('../account/user-menu.tsx').then(({ UserMenu: menu }) => ({ default: menu })));

/** Links on every page. */
const tools = [
  { to: paths.score(), name: 'score' },
  { to: paths.optimize(), name: 'optimize' },
] as const;

/** What a visitor can open from anywhere. */
const visitorActions = [
  { to: paths.login(), name: 'signIn', look: 'quiet' },
  { to: paths.optimize(), name: 'getStarted', look: 'secondary' },
] as const;

const textLink =
  'inline-flex min-h-9 items-center rounded-md px-2.5 max-[24rem]:px-1 text-sm text-ink-soft transition-colors duration-150 hover:text-accent ' +
  'aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 ' +
  'aria-[current=page]:underline-offset-8 pointer-coarse:min-h-11';

const menuLink =
  'flex min-h-11 items-center rounded-md px-3 text-sm hover:bg-well hover:text-accent focus-visible:-outline-offset-2';

/** The account, or how to sign in; a placeholder while that's unknown. */
function AccountActions({ pathname }: { pathname: string }) {
  const { userMenu, navigation } = useCopy();
  const labels = { signIn: userMenu.signIn, getStarted: navigation.getStarted };
  const session = useSession();
  // On a small screen it has room once it is known that the visitor's menu is not needed.
  const placeholder = (
    <output className={classNames('h-9 w-9.5 sm:w-28', !session && 'max-lg:hidden')}>
      <span className="sr-only">{userMenu.loading}</span>
      <Skeleton className="size-full" />
    </output>
  );
  if (session)
    return (
      <Suspense fallback={placeholder}>
        <UserMenu name={session.user.name} email={session.user.email} />
      </Suspense>
    );
  // Nobody waits to see how to sign in who certainly is not signed in (`start.js`).
  const waiting = session === undefined;
  return (
    <>
      {waiting && <div className="not-in-data-signed-in:hidden">{placeholder}</div>}
      {visitorActions
        .filter(({ to }) => to !== pathname)
        .map(({ to, name, look }) => (
          <ButtonLink
            key={to}
            look={look}
            size="sm"
            className={classNames('max-lg:hidden', waiting && 'in-data-signed-in:hidden')}
          >
            <Link to={to}>{labels[name]}</Link>
          </ButtonLink>
        ))}
    </>
  );
}

/** The same for a small screen, and what else has no room in its bar. */
function SmallScreenMenu({ pathname }: { pathname: string }) {
  const { userMenu, navigation } = useCopy();
  const session = useSession();
  const labels = { signIn: userMenu.signIn, getStarted: navigation.getStarted, jobs: navigation.jobs };
  const links = session ? [] : [{ to: paths.jobs(), name: 'jobs' } as const, ...visitorActions];
  if (links.length === 0 && pathname !== paths.home()) return null;
  return (
    <PhoneMenu label={navigation.menu}>
      <>
        {pathname === paths.home() && <HomeLinks className={menuLink} onChosen={closeDetails} />}
        {links.map(({ to, name }) => (
          <li key={name} className={name === 'jobs' && pathname === paths.home() ? 'border-t border-rule' : undefined}>
            <Link to={to} className={menuLink} onClick={closeDetails}>
              {labels[name]}
            </Link>
          </li>
        ))}
      </>
    </PhoneMenu>
  );
}

/** The bar at the top of every page. */
export function NavBar() {
  const { navigation } = useCopy();
  const { pathname } = useLocation();
  const session = useSession();
  const atHome = pathname === paths.home();
  return (
    <header className="border-b border-rule">
      <nav
        aria-label={navigation.main}
        className="mx-auto flex h-16 max-w-page items-center gap-1 px-5 max-[22rem]:gap-0 max-[22rem]:px-3 sm:gap-3 md:px-8"
      >
        <Link
          to={paths.home()}
          aria-label={navigation.home}
          className="mr-auto inline-flex min-h-11 items-center pr-1 font-serif text-lg font-medium tracking-tight hover:text-accent sm:text-xl lg:mr-4"
        >
          {navigation.product}
        </Link>
        {atHome && (
          <ul className="flex items-center max-lg:hidden">
            <HomeLinks className={textLink} />
          </ul>
        )}
        <ul className="flex items-center max-[24rem]:gap-2 lg:ml-auto">
          {tools.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} aria-current={pathname === to ? 'page' : undefined} className={`${textLink} font-medium`}>
                {navigation[name]}
              </Link>
            </li>
          ))}
          {!atHome && (
            // At home, and on small screens, the menus lead there.
            <li className="max-lg:hidden">
              <Link
                to={paths.jobs()}
                aria-current={pathname === paths.jobs() ? 'page' : undefined}
                className={`${textLink} font-medium`}
              >
                {navigation.jobs}
              </Link>
            </li>
          )}
        </ul>
        <div className="flex items-center gap-0.5 sm:gap-2">
          {/* On a phone at home, two menus stand beside what is always at hand; the theme is changed on any other page. */}
          <span className={classNames(atHome && session && 'max-sm:hidden')}>
            <ThemeButton />
          </span>
          <AccountActions pathname={pathname} />
          <SmallScreenMenu pathname={pathname} />
        </div>
      </nav>
    </header>
  );
}
