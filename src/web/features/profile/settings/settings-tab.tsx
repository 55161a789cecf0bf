import type { Profile } from '#contract/profile.ts';
import { AccountSettings } from './account-settings.tsx';
import { PasskeySettings } from './two-step/passkey-settings.tsx';
import { TwoStepSettings } from './two-step/two-step-settings.tsx';
import { ApiKeySettings } from './api-key-settings.tsx';
import { BillingSettings } from './billing-settings.tsx';
import { PrivacySettings } from './privacy-settings.tsx';
import { SecurityActivity } from './security-activity.tsx';
import { SessionSettings } from './session-settings.tsx';
import { TourSettings } from './tour-settings.tsx';

export function SettingsTab({ profile }: { profile: Profile }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <AccountSettings user={profile.user} />
        <TwoStepSettings />
        <PasskeySettings />
        <SessionSettings />
        <SecurityActivity />
      </div>
      <div className="grid gap-6">
        <BillingSettings membership={profile.membership} />
        <PrivacySettings />
        <ApiKeySettings />
        <TourSettings />
      </div>
    </div>
  );
}
