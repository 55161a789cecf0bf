import { Fingerprint } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { canUsePasskeys } from './passkey-ceremony.ts';

/** Signs in by a passkey, where the browser can. */
export function PasskeyButton({ pending, onUse }: { pending: boolean; onUse: () => void }) {
  const { passkeySignIn: words } = useCopy();
  if (!useHydrated() || !canUsePasskeys()) return null;
  return (
    <div className="mt-5 grid gap-5">
      <p className="flex items-center gap-3 text-sm text-ink-faint before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        {words.or}
      </p>
      <Button look="secondary" loading={pending} onClick={onUse}>
        <Fingerprint aria-hidden className="size-4" />
        {pending ? words.submitting : words.submit}
      </Button>
    </div>
  );
}
