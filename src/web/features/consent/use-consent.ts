import { useMemo, useSyncExternalStore } from 'react';
import { consentIn, consentText, onConsentChange, type StoredConsent } from './stored-consent.ts';

/** What the visitor has decided about cookies, as it is now; nothing until they have, and in prerendered pages. */
export function useConsent(): StoredConsent | undefined {
  const text = useSyncExternalStore(onConsentChange, consentText, () => null);
  return useMemo(() => consentIn(text), [text]);
}
