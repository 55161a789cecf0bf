import type { TrackedEvent } from '#contract/tracked-events.ts';
import type { SiteFacts } from '#contract/site.ts';
import type { CookiePreferences } from '../consent/stored-consent.ts';

export type GoogleIds = Pick<SiteFacts, 'analyticsId' | 'adsConversionId'>;

/** What Google's script uses of the page: `window`, or a stand-in. */
export interface TagHost {
  dataLayer?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean;
}

type Consent = Record<string, 'granted' | 'denied'>;

/** Google's consent mode v2, from the visitor's consent. Marketing covers ads and their personalization. */
function consentStates({ analytics, marketing, functional }: CookiePreferences): Consent {
  const said = (agreed: boolean) => (agreed ? 'granted' : 'denied');
  return {
    ad_storage: said(marketing),
    ad_user_data: said(marketing),
    ad_personalization: said(marketing),
    analytics_storage: said(analytics),
    functionality_storage: said(functional),
    personalization_storage: said(marketing),
    security_storage: 'granted',
  };
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** An event in Google's form; nothing if it's only for the operator. */
function googleEvent({ name, properties }: TrackedEvent): Record<string, unknown> | undefined {
  if (name === 'web_vital') return undefined;
  if (name === 'page_view') return { page_path: properties.path };
  const told = Object.fromEntries(Object.entries(properties).map(([key, value]) => [snake(key), value as unknown]));
  if (!('value' in properties)) return told;
  const { paymentType, value } = properties;
  return { ...told, items: [{ item_id: paymentType, item_name: paymentType, price: value, quantity: 1 }] };
}

export interface GoogleTag {
  /** Tells Google what is agreed to, loading its script the first time that anything is. */
  follow(preferences: CookiePreferences): void;
  /** Reports an event on a page, by its address without the query. */
  report(event: TrackedEvent, page: string): void;
}

/** The ids' account: an ads id names the conversion after a slash. */
const accountOf = (id: string): string => id.split('/')[0] ?? id;

/** Google's tag. Until something is agreed to it is not loaded, and nothing of the page is known to anybody. */
export function createGoogleTag(
  { analyticsId, adsConversionId }: GoogleIds,
  host: TagHost,
  load: (id: string) => void,
): GoogleTag {
  const layer = (host.dataLayer ??= []);
  // Google's script takes the arguments object itself for a command, and an array for something else.
  function gtag(..._command: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- see above.
    layer.push(arguments);
  }
  const begun = new Set<string>();
  const begin = (id: string | undefined, settings: Record<string, unknown>): void => {
    if (id === undefined || begun.has(id)) return;
    if (begun.size === 0) {
      gtag('js', new Date());
      load(accountOf(id));
    }
    begun.add(id);
    gtag('config', accountOf(id), settings);
  };
  let agreed: CookiePreferences | undefined;
  gtag('consent', 'default', {
    ...consentStates({ necessary: true, analytics: false, marketing: false, functional: false }),
    wait_for_update: 500,
  });
  return {
    follow(preferences) {
      agreed = preferences;
      gtag('consent', 'update', consentStates(preferences));
      if (analyticsId !== undefined) host[`ga-disable-${analyticsId}`] = !preferences.analytics;
      if (preferences.analytics) begin(analyticsId, { send_page_view: false });
      if (preferences.marketing) begin(adsConversionId, { send_page_view: false });
    },
    report(event, page) {
      const properties = googleEvent(event);
      if (!properties) return;
      // Otherwise, location and referrer would be taken from the address bar, with their query.
      const where = { page_location: page, page_referrer: '' };
      if (agreed?.analytics && analyticsId !== undefined) {
        gtag('event', event.name, { ...properties, ...where, send_to: analyticsId });
      }
      if (event.name === 'purchase' && agreed?.marketing && adsConversionId !== undefined) {
        const { value, currency, transactionId } = event.properties;
        const sale = { value, currency, transaction_id: transactionId };
        gtag('event', 'conversion', { send_to: adsConversionId, ...sale, ...where });
      }
    },
  };
}
