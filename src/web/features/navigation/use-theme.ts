import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

const storageKey = 'foothold.theme';
const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

const current = (): Theme => {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemDark().matches ? 'dark' : 'light';
};

const subscribe = (changed: () => void) => {
  const system = systemDark();
  const observer = new MutationObserver(changed);
  system.addEventListener('change', changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', changed);
    observer.disconnect();
  };
};

const choose = (theme: Theme) => {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is unavailable to this page: the choice lasts until the page is left.
  }
};

/** The theme shown now (undefined in prerendered pages), and how to choose one; `start.js` applies the choice on the next page. */
export function useTheme(): [Theme | undefined, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, current, () => undefined);
  return [theme, choose];
}
