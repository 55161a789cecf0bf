import { useEffect, useRef, type RefObject } from 'react';

/**
 * A line of tabs, of buttons as of links: where it is wider than the screen, it scrolls in one line that fades out where more follows. It asks for no width of
 * its own, or what is around it would grow.
 */
export const tabList =
  'relative flex w-0 min-w-full gap-x-6 overflow-x-auto shadow-[inset_0_-1px_var(--color-rule)] [scrollbar-width:none] ' +
  'max-sm:gap-x-5 data-before:mask-l-from-[calc(100%-2rem)] data-after:mask-r-from-[calc(100%-2rem)]';

export const tab =
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center border-b-2 border-transparent text-sm font-medium whitespace-nowrap ' +
  'text-ink-soft transition-colors duration-150 hover:text-accent focus-visible:-outline-offset-2 ' +
  'data-[state=active]:border-accent data-[state=active]:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink';

/**
 * Keeps the chosen tab in sight, at first and whenever a width changes, and says on which sides of it more follows. Those chosen later have the focus, and
 * are in sight.
 */
export function useChosenInSight<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = current;
      current.toggleAttribute('data-before', scrollLeft > 1);
      current.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const show = () => {
      const active = current.querySelector<HTMLElement>('[data-state=active], [aria-current=page]');
      if (active) current.scrollLeft = active.offsetLeft - (current.clientWidth - active.offsetWidth) / 2;
      mark();
    };
    // Tells of the first width, too. A tab that gets its count moves the others.
    const sized = new ResizeObserver(show);
    for (const each of [current, ...current.children]) sized.observe(each);
    current.addEventListener('scroll', mark, { passive: true });
    return () => {
      sized.disconnect();
      current.removeEventListener('scroll', mark);
    };
  }, []);
  return list;
}
