import { useState } from 'react';
import { Fingerprint } from 'lucide-react';
import type { Passkey } from '#contract/second-factors.ts';
import { useCopy } from '../../../../copy/use-copy.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useHydrated } from '../../../../ui/use-hydrated.ts';
import { SettingsPart } from '../settings-part.tsx';
import { ConfirmedAddress } from './confirmed-address.tsx';
import { FactorsLoaded } from './factors-loaded.tsx';
import { NewPasskey } from './new-passkey.tsx';
import { canUsePasskeys } from '../../../second-step/passkey-ceremony.ts';
import { PasskeyRemoval } from './passkey-removal.tsx';

function PasskeyItem({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { passkeyList: words } = useCopy();
  const { name, synced, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-rule py-4 first:pt-0 last:border-b-0">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="flex flex-wrap gap-x-4 text-xs text-ink-faint">
          <span>{words.created(createdAt)}</span>
          <span>{words.used(lastUsedAt)}</span>
          {synced && <span>{words.synced}</span>}
        </p>
      </div>
      <Button size="sm" look="secondary" aria-label={words.removeNamed(name)} onClick={onRemove}>
        {words.remove}
      </Button>
    </li>
  );
}

/** The passkeys that sign the account in. */
export function PasskeySettings({ email }: { email: string }) {
  const { passkeyList: words } = useCopy();
  const hydrated = useHydrated();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  return (
    <SettingsPart id="passkeys" title={words.title} text={words.text}>
      <FactorsLoaded>
        {({ authenticator, passkeys }) => (
          <>
            {passkeys.length === 0 ? (
              <p className="text-sm text-ink-soft">{words.none}</p>
            ) : (
              <ul aria-label={words.list}>
                {passkeys.map((passkey) => (
                  <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
                ))}
              </ul>
            )}
            {hydrated && !canUsePasskeys() ? (
              <p className="pt-4 text-sm text-ink-soft">{words.unsupported}</p>
            ) : (
              <div className="pt-4">
                <ConfirmedAddress email={email}>
                  <Button size="sm" look="secondary" onClick={() => setAdding(true)}>
                    <Fingerprint aria-hidden className="size-4" />
                    {words.add}
                  </Button>
                </ConfirmedAddress>
              </div>
            )}
            {isAdding && <NewPasskey withCode={authenticator !== null} onClose={() => setAdding(false)} />}
          </>
        )}
      </FactorsLoaded>
      {removed && <PasskeyRemoval passkey={removed} onClose={() => setRemoved(undefined)} />}
    </SettingsPart>
  );
}
