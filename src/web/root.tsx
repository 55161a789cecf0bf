import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, type LinksFunction } from 'react-router';
import { ServicesProvider } from './api/services.tsx';
import { pageCopy, pageLocale } from './copy/page-locale.ts';
import { CopyProvider, useCopy } from './copy/use-copy.tsx';
import { EndedSessionNotice } from './features/account/ended-session-notice.tsx';
import { SignOutNotice } from './features/account/sign-out-notice.tsx';
import { useEndedSession } from './features/account/use-ended-session.ts';
import { useSession } from './features/account/use-session.ts';
import { useSessionNews } from './features/account/use-session-news.ts';
import { CookieConsent } from './features/consent/cookie-consent.tsx';
import { SiteFooter } from './features/footer/site-footer.tsx';
import { useTakenClaimToken } from './features/in-hand/use-taken-claim-token.ts';
import { NavBar } from './features/navigation/nav-bar.tsx';
import { TourOverlay } from './features/tours/tour-overlay.tsx';
import { PageTracking } from './features/tracking/page-tracking.tsx';
import { startedEvent, startsLate } from './late-start.ts';
import { Button } from './ui/button.tsx';
import { ToastProvider } from './ui/toast.tsx';
import { TooltipProvider } from './ui/tooltip.tsx';
import './styles/app.css';
import interFile from './styles/fonts/inter.woff2?url';
import newsreaderFile from './styles/fonts/newsreader.woff2?url';

/** With the shape of a whole score, which is checked: visitors do without. */
const ScoreForAccount = lazy(() => import('./features/score/score-for-account.tsx'));

const preloadedFont = (href: string) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
});

export const links: LinksFunction = () => [
  preloadedFont(interFile),
  preloadedFont(newsreaderFile),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** The document around every page. `start.js` sets the theme on <html>, which is why hydration may find it changed. */
export function Layout({ children }: { children: ReactNode }) {
  const copy = pageCopy();
  const late = startsLate(useLocation().pathname);
  return (
    <html lang={pageLocale()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfaf5" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14181e" />
        <script src="/start.js" />
        {late && <script src="/late.js" />}
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only z-50 rounded-md bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {copy.navigation.skip}
        </a>
        <CopyProvider copy={copy}>{children}</CopyProvider>
        <noscript>
          <p className="p-5 text-center">{copy.noScript}</p>
        </noscript>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What has to be looked after on every page: tokens in addresses, sign-ins in other tabs, sessions that ended, and scores to be stored. */
function SessionKeeper() {
  useTakenClaimToken();
  useSessionNews();
  useEndedSession();
  return (
    useSession() && (
      <Suspense>
        <ScoreForAccount />
      </Suspense>
    )
  );
}

export default function Root() {
  const { toasts } = useCopy();
  // After the effects of the page, and after it has been drawn with what only the browser knows: then it hears what was pressed and typed before.
  useEffect(() => {
    const timer = setTimeout(() => dispatchEvent(new Event(startedEvent)));
    return () => clearTimeout(timer);
  }, []);
  return (
    <ServicesProvider>
      <TooltipProvider>
        <ToastProvider region={toasts.region} label={toasts.one} close={toasts.close}>
          <CookieConsent />
          <NavBar />
          <SignOutNotice />
          <EndedSessionNotice />
          <SessionKeeper />
          <PageTracking />
          <Outlet />
          <SiteFooter />
          <TourOverlay />
        </ToastProvider>
      </TooltipProvider>
    </ServicesProvider>
  );
}

/** Shown instead of a page that threw. */
export function ErrorBoundary() {
  const { brokenPage } = useCopy();
  return (
    <main id="content" className="mx-auto grid max-w-measure justify-items-start gap-5 px-5 py-24">
      <h1 className="text-2xl">{brokenPage.title}</h1>
      <p className="text-ink-soft">{brokenPage.text}</p>
      <Button onClick={() => location.reload()}>{brokenPage.reload}</Button>
    </main>
  );
}
