import { useMemo, useSyncExternalStore } from 'react';
import { consentIn, consentText, onConsentChange, type StoredConsent } from './stored-consent.ts';

/** The visitor's current decision about cookies; nothing until they've made one, and in prerendered pages. */
export function useConsent(): StoredConsent | undefined {
  const text = useSyncExternalStore(onConsentChange, consentText, () => null);
  return useMemo(() => consentIn(text), [text]);
}
