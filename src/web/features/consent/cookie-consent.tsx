import { lazy, Suspense, useEffect, useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { onPreferencesWanted } from './cookie-preferences-button.tsx';
import { necessaryOnly, storeConsent, type CookiePreferences } from './stored-consent.ts';
import { useConsent } from './use-consent.ts';

const CookiePreferencesDialog = lazy(() => import('./cookie-preferences-dialog.tsx'));

/**
 * The banner at the foot of the window until the visitor has decided about cookies, and the dialog of preferences. The banner is in the prerendered page;
 * `start.js` marks the document of those who have decided before it is drawn, and the style sheet hides it there.
 */
export function CookieConsent() {
  const stored = useConsent();
  const hydrated = useHydrated();
  const [decidedHere, setDecidedHere] = useState(false);
  const [open, setOpen] = useState(false);
  const decided = stored !== undefined || decidedHere;
  useEffect(() => onPreferencesWanted(() => setOpen(true)), []);
  useEffect(() => {
    if (hydrated) document.documentElement.toggleAttribute('data-consent', decided);
  }, [hydrated, decided]);
  const decide = (preferences: CookiePreferences) => {
    storeConsent(preferences, new Date());
    setDecidedHere(true);
    setOpen(false);
  };
  return (
    <>
      {!decided && <CookieBanner onDecide={decide} />}
      {open && (
        <Suspense>
          <CookiePreferencesDialog
            chosen={stored?.preferences ?? necessaryOnly}
            onDecide={decide}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
