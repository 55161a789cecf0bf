import type { ComponentProps } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';

const wanted = 'foothold:cookie-preferences';

/** Opens the dialog of cookie preferences, wherever on the page one is. */
export const openCookiePreferences = (): void => void dispatchEvent(new Event(wanted));

export function onPreferencesWanted(heard: () => void): () => void {
  addEventListener(wanted, heard);
  return () => removeEventListener(wanted, heard);
}

/** Reopens the preferences after the banner has gone. It looks as its place wants it to. */
export function CookiePreferencesButton({ className }: Pick<ComponentProps<'button'>, 'className'>) {
  const { consent: words } = useCopy();
  return (
    <button type="button" className={className} onClick={openCookiePreferences}>
      {words.reopen}
    </button>
  );
}
