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

/** The settings one below the other: who one is, what one pays, how one signs in, and what happens to one's data. */
export function SettingsTab({ profile }: { profile: Profile }) {
  return (
    <div className="max-lg:-mt-4">
      <AccountSettings user={profile.user} />
      <BillingSettings membership={profile.membership} />
      <TwoStepSettings email={profile.user.email} />
      <PasskeySettings email={profile.user.email} />
      <SessionSettings />
      <SecurityActivity />
      <PrivacySettings />
      <ApiKeySettings />
      <TourSettings />
    </div>
  );
}
