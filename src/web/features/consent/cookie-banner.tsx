import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { openCookiePreferences } from './cookie-preferences-button.tsx';
import { everything, necessaryOnly, type CookiePreferences } from './stored-consent.ts';

const heightName = '--cookie-banner';

/** Tells the page how high the banner is, so that its end and whatever has the focus can be scrolled above it (see app.css). */
function useRoomBelow() {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = banner;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(heightName, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(heightName);
    };
  }, []);
  return banner;
}

/** Asks at the lower edge of the window without covering the page, so that people who don't want to decide now can go on. */
export function CookieBanner({ onDecide }: { onDecide: (preferences: CookiePreferences) => void }) {
  const { consent: words } = useCopy();
  const banner = useRoomBelow();
  return (
    <section
      ref={banner}
      aria-labelledby="cookie-banner-title"
      data-cookie-banner
      className="fixed inset-x-0 bottom-0 z-20 max-h-[60dvh] overflow-y-auto border-t border-edge bg-sheet shadow-lifted print:hidden"
    >
      <div className="mx-auto grid max-w-page gap-x-10 gap-y-3 px-5 py-4 md:px-8 lg:grid-cols-[1fr_auto] lg:items-center lg:py-5">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3">
            <h2 id="cookie-banner-title" className="text-base sm:text-lg">
              {words.title}
            </h2>
            <ul aria-label={words.badgesLabel} className="flex gap-1.5">
              {words.badges.map((badge) => (
                <li key={badge}>
                  <Badge>{badge}</Badge>
                </li>
              ))}
            </ul>
          </div>
          <p className="max-w-measure text-xs text-ink-soft sm:text-sm">
            {words.text}{' '}
            <Link to={paths.cookiePolicy()} className="underline hover:text-accent">
              {words.policy}
            </Link>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3">
          <Button
            look="quiet"
            size="sm"
            className="col-span-2 max-sm:min-h-9 max-lg:order-last"
            onClick={openCookiePreferences}
          >
            {words.preferences}
          </Button>
          {/* Both answers look alike: neither is the one that is wanted of the visitor. */}
          <Button look="secondary" size="sm" className="min-h-11 sm:px-5" onClick={() => onDecide(necessaryOnly)}>
            {words.necessaryOnly}
          </Button>
          <Button look="secondary" size="sm" className="min-h-11 sm:px-5" onClick={() => onDecide(everything)}>
            {words.acceptAll}
          </Button>
        </div>
      </div>
    </section>
  );
}
