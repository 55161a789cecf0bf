import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { preferencesNow } from '../consent/stored-consent.ts';
import { useConsent } from '../consent/use-consent.ts';
import { useReporter } from './use-reporter.ts';
import { useScrollDepth } from './use-scroll-depth.ts';
import { useVitals } from './use-vitals.ts';

/** Reports page views and scroll depth; rendered before the pages, so that a page is reported before its events. */
export function PageTracking() {
  const { pathname } = useLocation();
  const decided = useConsent();
  const reporter = useReporter();
  useEffect(() => {
    // Read again: while the page hydrates, it's drawn as if nothing were decided.
    reporter.follow(preferencesNow());
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what was decided is read where it is kept.
  }, [decided, reporter]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a page that was open before it was agreed counts, too.
  useEffect(() => reporter.view(pathname), [decided, pathname, reporter]);
  useVitals(decided?.preferences.analytics === true);
  useScrollDepth(pathname);
  return null;
}
