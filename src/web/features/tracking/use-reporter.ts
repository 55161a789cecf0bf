import { useEffect, useState } from 'react';
import { api } from '#contract/api.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { useApi } from '../../api/services.tsx';
import { readSite } from '../../site/read-site.ts';
import type { CookiePreferences } from '../consent/stored-consent.ts';
import { removeUnwantedCookies } from './google-cookies.ts';
import { createReporter, type Reporter } from './reporter.ts';
import { onTracked } from './use-track.ts';
import { forgetVisitor, visitorName } from './visitor-name.ts';

function loadGoogleScript(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

function forget(preferences: CookiePreferences): void {
  if (!preferences.analytics) forgetVisitor(localStorage);
  removeUnwantedCookies(preferences);
}

const reporterOf = (client: ApiClient): Reporter =>
  createReporter({
    send: (events, keepalive) =>
      client.call(api.reportEvents, { body: { visitor: visitorName(localStorage), events }, keepalive }),
    googleIds: readSite,
    host: globalThis,
    loadScript: loadGoogleScript,
    place: () => location,
    forget,
    // oxlint-disable-next-line no-console -- failed analytics don't concern the visitor.
    warn: (error) => console.warn('Not counted', error),
  });

/** The page's one reporter: it hears of every event, and sends what waits when the page is hidden or left. */
export function useReporter(): Reporter {
  const client = useApi();
  const [reporter] = useState(() => reporterOf(client));
  useEffect(() => {
    const left = () => document.visibilityState === 'hidden' && reporter.flush();
    const forgetEvents = onTracked((event) => {
      reporter.report(event);
      // Measurements taken as the page is hidden would wait for a time that may not come.
      left();
    });
    document.addEventListener('visibilitychange', left);
    addEventListener('pagehide', reporter.flush);
    return () => {
      forgetEvents();
      document.removeEventListener('visibilitychange', left);
      removeEventListener('pagehide', reporter.flush);
    };
  }, [reporter]);
  return reporter;
}
