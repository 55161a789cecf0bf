import { useEffect } from 'react';

const focusable = ':is(a, button, input, select, textarea, summary)';

/** The same rules for elements inside `data-shown`: the effects of a pointer or the keyboard. */
const shownRules = (rule: string): string =>
  rule
    .replaceAll(/(?<!\\):hover\b/g, ':is([data-shown=hover] *)')
    .replaceAll(/(?<!\\):focus-visible\b/g, `:is([data-shown=focus] ${focusable})`)
    .replaceAll('(hover: hover)', 'all');

/** Draws the states of hover and focus without a pointer, so that a picture of the page has them. */
export function useShownStates(): void {
  useEffect(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    const shown = new CSSStyleSheet();
    shown.replaceSync(rules.map(shownRules).join('\n'));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, shown];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== shown);
    };
  }, []);
}
