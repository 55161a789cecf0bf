import type { Profile } from '#contract/profile.ts';
import { AccountSettings } from './account-settings.tsx';
import { BillingSettings } from './billing-settings.tsx';
import { PrivacySettings } from './privacy-settings.tsx';
import { TourSettings } from './tour-settings.tsx';

export function SettingsTab({ profile }: { profile: Profile }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <AccountSettings user={profile.user} />
        <BillingSettings membership={profile.membership} />
      </div>
      <div className="grid gap-6">
        <PrivacySettings />
        <TourSettings />
      </div>
    </div>
  );
}
