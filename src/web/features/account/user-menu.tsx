import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { SecurityDialog } from './security-dialog.tsx';
import { useSignOut } from './use-session.ts';

const item =
  'block w-full cursor-pointer rounded-md px-3 py-2.5 text-left text-sm outline-none data-highlighted:bg-well data-highlighted:text-accent';

/** The pages that a signed-in person can open from anywhere. */
const destinations = [
  { to: paths.profile(), name: 'profile' },
  { to: paths.optimize(), name: 'optimize' },
  { to: paths.score(), name: 'score' },
] as const;

export function UserMenu({ name }: { name: string }) {
  const { userMenu: words } = useCopy();
  const signOut = useSignOut();
  const [securityOpen, setSecurityOpen] = useState(false);
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          aria-label={words.label(name)}
          className={
            'inline-flex min-h-9 max-w-48 cursor-pointer items-center gap-1.5 rounded-md border ' +
            'border-edge bg-sheet px-3 text-sm font-medium hover:border-accent hover:text-accent'
          }
        >
          <span className="truncate">{name}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            className="z-40 min-w-56 rounded-lg border border-rule bg-sheet p-1.5 shadow-lifted"
          >
            {destinations.map(({ to, name: page }) => (
              <DropdownMenu.Item key={to} asChild className={item}>
                <Link to={to}>{words[page]}</Link>
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Item className={item} onSelect={() => setSecurityOpen(true)}>
              {words.security}
            </DropdownMenu.Item>
            <DropdownMenu.Separator className="my-1.5 h-px bg-rule" />
            <DropdownMenu.Item className={item} onSelect={signOut}>
              {words.signOut}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <SecurityDialog open={securityOpen} onOpenChange={setSecurityOpen} />
    </>
  );
}
