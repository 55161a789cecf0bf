import { useState } from 'react';
import type { Profile } from '#contract/profile.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { SecurityDialog } from '../../account/security-dialog.tsx';
import { EmailConfirmation } from './email-confirmation.tsx';
import { NameEditor } from './name-editor.tsx';
import { SettingsPart, SettingsRow } from './settings-part.tsx';

/** The account's name and address, and its security. */
export function AccountSettings({ user }: { user: Profile['user'] }) {
  const { account: words, longDate } = useCopy();
  const [securityOpen, setSecurityOpen] = useState(false);
  return (
    <SettingsPart id="account" title={words.title} firstOpen>
      <div className="grid gap-5">
        <NameEditor name={user.name} />
        <div className="grid gap-5 sm:grid-cols-[3fr_2fr] sm:gap-3">
          <Field label={words.email} hint={words.emailFixed}>
            {(ties) => <Input {...ties} type="email" value={user.email} readOnly />}
          </Field>
          <Field label={words.memberSince}>
            {(ties) => <Input {...ties} value={longDate(user.createdAt)} readOnly />}
          </Field>
        </div>
        <EmailConfirmation email={user.email} />
        <div className="border-t border-rule pt-5">
          <SettingsRow text={words.securityText}>
            <Button size="sm" look="secondary" onClick={() => setSecurityOpen(true)}>
              {words.security}
            </Button>
          </SettingsRow>
        </div>
      </div>
      <SecurityDialog open={securityOpen} onOpenChange={setSecurityOpen} />
    </SettingsPart>
  );
}
