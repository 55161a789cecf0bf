import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { SecurityDialog } from './security-dialog.tsx';
import { useSignOut } from './use-session.ts';

/** What a signed-in person can do from every page. */
const destinations = [
  { to: paths.optimize(), name: 'optimize' },
  { to: paths.score(), name: 'score' },
  { to: paths.enhanceLinkedin(), name: 'enhance' },
  { to: paths.jobs(), name: 'jobs' },
] as const;

export function UserMenu({ name }: { name: string }) {
  const { userMenu: words } = useCopy();
  const { signOut } = useSignOut();
  const [securityOpen, setSecurityOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={words.label(name)}
            className={
              'inline-flex min-h-9 pointer-coarse:min-h-11 max-w-48 cursor-pointer items-center gap-1.5 rounded-md border ' +
              'border-edge bg-sheet px-3 text-sm font-medium hover:border-accent hover:text-accent'
            }
          >
            <span className="truncate">{name}</span>
            <ChevronDown aria-hidden className="size-4 shrink-0" />
          </button>
        }
      >
        {destinations.map(({ to, name: page }) => (
          <MenuItem key={to} asChild>
            <Link to={to}>{words[page]}</Link>
          </MenuItem>
        ))}
        <MenuItem onSelect={() => setSecurityOpen(true)}>{words.security}</MenuItem>
        <MenuSeparator />
        <MenuItem asChild>
          <Link to={paths.profile()}>{words.profile}</Link>
        </MenuItem>
        <MenuItem onSelect={() => signOut()}>{words.signOut}</MenuItem>
      </Menu>
      <SecurityDialog open={securityOpen} onOpenChange={setSecurityOpen} />
    </>
  );
}
