import { useState } from 'react';
import { useCopy } from '../../../../copy/use-copy.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SettingsPart, SettingsRow } from '../settings-part.tsx';
import { AuthenticatorRemoval } from './authenticator-removal.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { ConfirmedAddress } from './confirmed-address.tsx';
import { FactorsLoaded } from './factors-loaded.tsx';
import { RecoveryCodeRenewal } from './recovery-code-renewal.tsx';

const dialogs = { setup: AuthenticatorSetup, removal: AuthenticatorRemoval, renewal: RecoveryCodeRenewal };

/** Whether signing in asks for a second step. */
export function TwoStepSettings({ email }: { email: string }) {
  const { twoStep: words } = useCopy();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Opened = open && dialogs[open];
  return (
    <SettingsPart id="two-step" title={words.title} text={words.text}>
      <FactorsLoaded>
        {({ authenticator }) =>
          authenticator ? (
            <>
              <SettingsRow title={words.on} text={words.onText(authenticator.createdAt)}>
                <Button size="sm" look="secondary" onClick={() => setOpen('removal')}>
                  {words.turnOff}
                </Button>
              </SettingsRow>
              <SettingsRow title={words.codes} text={words.codesText(authenticator.recoveryCodes)}>
                <Button size="sm" look="secondary" onClick={() => setOpen('renewal')}>
                  {words.renew}
                </Button>
              </SettingsRow>
            </>
          ) : (
            <SettingsRow title={words.off} text={words.offText}>
              <ConfirmedAddress email={email}>
                <Button size="sm" look="secondary" onClick={() => setOpen('setup')}>
                  {words.turnOn}
                </Button>
              </ConfirmedAddress>
            </SettingsRow>
          )
        }
      </FactorsLoaded>
      {Opened && <Opened onClose={() => setOpen(undefined)} />}
    </SettingsPart>
  );
}
