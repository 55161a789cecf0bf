import { lazy, Suspense, useState } from 'react';
import { ChevronDown, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';
import { usePhoneScreen } from '../../ui/use-wide-screen.ts';
import { useSignOut } from './use-session.ts';

/** With its forms, which few open. */
const SecurityDialog = lazy(() =>
  import('./security-dialog.tsx').then(({ SecurityDialog: dialog }) => ({ default: dialog })),
);

/** What a signed-in person can do from every page. */
const destinations = [
  { to: paths.optimize(), name: 'optimize' },
  { to: paths.score(), name: 'score' },
  { to: paths.enhanceLinkedin(), name: 'enhance' },
  { to: paths.jobs(), name: 'jobs' },
] as const;

export function UserMenu({ name, email }: { name: string; email: string }) {
  const { userMenu: words } = useCopy();
  const { signOut } = useSignOut();
  const phone = usePhoneScreen();
  const [securityOpen, setSecurityOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const openSecurity = () => {
    setOpened(true);
    setSecurityOpen(true);
  };
  return (
    <>
      <Menu
        toMargin={phone}
        trigger={
          <button
            type="button"
            data-testid="tour-account"
            aria-label={words.label(name)}
            className={
              'inline-flex min-h-9 pointer-coarse:min-h-11 max-w-48 cursor-pointer items-center gap-1.5 rounded-md border ' +
              'border-edge bg-sheet px-2 sm:px-3 text-sm font-medium hover:border-accent hover:text-accent'
            }
          >
            {/* A phone has no room for the name beside what is always at hand. */}
            <UserRound aria-hidden className="size-5 shrink-0 sm:hidden" />
            <span className="truncate max-sm:hidden">{name}</span>
            <ChevronDown aria-hidden className="size-4 shrink-0 max-sm:hidden" />
          </button>
        }
      >
        <MenuLabel>
          <span className="block max-w-64 truncate text-sm font-medium text-ink">{name}</span>
          <span className="block max-w-64 truncate">{email}</span>
        </MenuLabel>
        <MenuSeparator />
        {destinations.map(({ to, name: page }) => (
          <MenuItem key={to} asChild>
            <Link to={to}>{words[page]}</Link>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={openSecurity}>{words.security}</MenuItem>
        <MenuItem asChild>
          <Link to={paths.profile()}>{words.profile}</Link>
        </MenuItem>
        <MenuItem onSelect={() => signOut()}>{words.signOut}</MenuItem>
      </Menu>
      {opened && (
        <Suspense>
          <SecurityDialog open={securityOpen} onOpenChange={setSecurityOpen} />
        </Suspense>
      )}
    </>
  );
}
