/** What a visitor may agree to, besides what the site cannot do without. */
export const optionalCookies = ['analytics', 'marketing', 'functional'] as const;
type OptionalCookies = (typeof optionalCookies)[number];

export type CookiePreferences = { necessary: true } & Record<OptionalCookies, boolean>;

export const necessaryOnly: CookiePreferences = {
  necessary: true,
  analytics: false,
  marketing: false,
  functional: false,
};
export const everything: CookiePreferences = { necessary: true, analytics: true, marketing: true, functional: true };

/** Stored once a visitor has decided, whatever they chose. */
export interface StoredConsent {
  consent: true;
  preferences: CookiePreferences;
  /** When, as an ISO date. */
  date: string;
}

/** `start.js` reads it too, before the page is drawn. */
const consentKey = 'foothold.consent';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The decision in a stored text; none if there's no text, or it contains none. Only an explicit yes is a yes. */
export function consentIn(text: string | null): StoredConsent | undefined {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    if (!isObject(read) || read['consent'] !== true || !isObject(read['preferences'])) return undefined;
    const { preferences, date } = read;
    return {
      consent: true,
      preferences: {
        necessary: true,
        analytics: preferences['analytics'] === true,
        marketing: preferences['marketing'] === true,
        functional: preferences['functional'] === true,
      },
      date: typeof date === 'string' ? date : '',
    };
  } catch {
    return undefined;
  }
}

/** The text that is stored now; none where the browser refuses storage. */
export function consentText(): string | null {
  try {
    return localStorage.getItem(consentKey);
  } catch {
    return null;
  }
}

/** What the visitor currently agrees to. */
export const preferencesNow = (): CookiePreferences => consentIn(consentText())?.preferences ?? necessaryOnly;

/** Notifies this tab; other tabs get the storage event. */
const changed = 'foothold:consent';

export function storeConsent(preferences: CookiePreferences, date: Date): void {
  const decided: StoredConsent = { consent: true, preferences, date: date.toISOString() };
  try {
    localStorage.setItem(consentKey, JSON.stringify(decided));
  } catch {
    // Storage is refused: the banner goes for this page, nothing is agreed to, and the next page asks again.
  }
  dispatchEvent(new Event(changed));
}

export function onConsentChange(heard: () => void): () => void {
  const ofStorage = ({ key }: StorageEvent) => (key === consentKey || key === null) && heard();
  addEventListener(changed, heard);
  addEventListener('storage', ofStorage);
  return () => {
    removeEventListener(changed, heard);
    removeEventListener('storage', ofStorage);
  };
}
