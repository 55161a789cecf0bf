import type { ReportedEvent } from '#contract/event-reports.ts';
import type { TrackedEvent } from '#contract/tracked-events.ts';
import { necessaryOnly, type CookiePreferences } from '../consent/stored-consent.ts';
import { createEventOutbox } from './event-outbox.ts';
import { createGoogleTag, type GoogleIds, type GoogleTag, type TagHost } from './google-tag.ts';
import { ownReport } from './own-report.ts';
import { trackedPath } from './tracked-path.ts';

interface Deps {
  /** Sends events to the operator's own server. */
  send: (events: ReportedEvent[], leaving: boolean) => Promise<unknown>;
  /** The ids that the operator has set. */
  googleIds: () => GoogleIds;
  host: TagHost;
  loadScript: (id: string) => void;
  /** Where the page is. */
  place: () => Pick<Location, 'origin' | 'pathname'>;
  /** Removes stored data that the consent no longer covers. */
  forget: (preferences: CookiePreferences) => void;
  warn: (error: unknown) => void;
}

export interface Reporter {
  /** Sets the visitor's consent from now on. */
  follow(preferences: CookiePreferences): void;
  /** Reports a page view; repeated calls for the same page count once. */
  view(pathname: string): void;
  report(event: TrackedEvent): void;
  /** The page is being left. */
  flush(): void;
}

/** Passes events on to those who may hear of them: nobody, as long as nothing is agreed to. */
export function createReporter({ send, googleIds, host, loadScript, place, forget, warn }: Deps): Reporter {
  const outbox = createEventOutbox({ send, warn });
  let agreed = necessaryOnly;
  let viewed: string | undefined;
  let tag: GoogleTag | undefined;

  const report = (event: TrackedEvent): void => {
    const { origin, pathname } = place();
    const path = trackedPath(pathname);
    if (agreed.analytics) outbox.add(ownReport(event, path));
    tag?.report(event, origin + path);
  };
  return {
    report,
    follow(preferences) {
      agreed = preferences;
      if (!preferences.analytics) {
        outbox.clear();
        viewed = undefined;
      }
      if (preferences.analytics || preferences.marketing) tag ??= createGoogleTag(googleIds(), host, loadScript);
      tag?.follow(preferences);
      forget(preferences);
    },
    view(pathname) {
      if (!agreed.analytics || viewed === pathname) return;
      viewed = pathname;
      report({ name: 'page_view', properties: { path: trackedPath(pathname) } });
    },
    flush: outbox.flush,
  };
}
