import { useEffect } from 'react';

/**
 * Replaces the package `react-style-singleton` (see vite.config.ts), which Radix's scroll lock uses to put a `<style>` element into the page. A strict CSP
 * refuses such an element without a nonce; a constructed sheet needs none, so pages stay plain static files.
 */
export function styleSingleton() {
  return function AdoptedStyle({ styles }: { styles: string }) {
    useEffect(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      };
    }, [styles]);
    return null;
  };
}
