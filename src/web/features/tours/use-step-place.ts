import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { centred, tooltipPlace, tooltipSize, type Box, type Column } from './tooltip-place.ts';
import type { TourStep } from './tour-state.ts';

/** The banner about cookies keeps its place at the foot of the window: nothing may lie on its buttons. */
const bannerSelector = '[data-testid="cookie-banner"]';

/** The first element with the name that is seen: a page may have one for phones, and one for wide windows. */
const targetOf = ({ target }: TourStep): Element | undefined =>
  [...document.querySelectorAll(`[data-testid="${target}"]`)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });

const roomOf = () => ({
  width: document.documentElement.clientWidth,
  height: document.querySelector(bannerSelector)?.getBoundingClientRect().top ?? window.innerHeight,
});

/** Between the margins of the page. */
function columnOf(): Column | undefined {
  const page = document.getElementById('content');
  if (!page) return undefined;
  const { left, right } = page.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(page);
  return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) };
}

/** For how long a place is looked at again after a change: half a second, about. */
const settlingFrames = 30;

/** How far the light goes beyond its target. */
const halo = 6;

function put(element: HTMLElement | null, box: Partial<Box>): void {
  if (!element) return;
  for (const [name, value] of Object.entries(box)) element.style.setProperty(name, `${value}px`);
}

interface Parts {
  light: RefObject<HTMLElement | null>;
  tooltip: RefObject<HTMLElement | null>;
}

/** Keeps the highlight on the step's target and the tooltip next to it while the page scrolls or changes. */
export function useStepPlace(step: TourStep, { light, tooltip }: Parts): void {
  const warned = useRef<TourStep>(undefined);
  const madeRoom = useRef<TourStep>(undefined);
  // Scrolls the target into view, with room for the tooltip on one of its sides.
  useEffect(() => {
    // Newer browsers answer a promise, which must not become the effect's clean-up.
    targetOf(step)?.scrollIntoView({ block: 'center' });
    tooltip.current?.focus({ preventScroll: true });
  }, [step, tooltip]);
  useLayoutEffect(() => {
    const place = () => {
      const target = targetOf(step);
      const room = roomOf();
      const size = {
        width: tooltip.current?.offsetWidth || tooltipSize.width,
        height: tooltip.current?.offsetHeight || tooltipSize.height,
      };
      light.current?.toggleAttribute('hidden', target === undefined);
      if (target === undefined) {
        // oxlint-disable-next-line no-console -- specified: only a warning in the console.
        if (warned.current !== step) console.warn(`The tour's target "${step.target}" is not on this page.`);
        warned.current = step;
        put(tooltip.current, centred(size, room));
        return;
      }
      const box = target.getBoundingClientRect();
      put(light.current, {
        left: box.left - halo,
        top: box.top - halo,
        width: box.width + 2 * halo,
        height: box.height + 2 * halo,
      });
      const { fits, left, top } = tooltipPlace(box, step.placement, size, room, columnOf());
      put(tooltip.current, { left, top });
      // In a low window there is room on neither side of what is in the middle: there is, once it is at the upper edge.
      if (!fits && madeRoom.current !== step) {
        madeRoom.current = step;
        window.scrollBy(0, box.top - 2 * tooltipSize.gap);
      }
    };
    place();
    let frame = 0;
    let left = 0;
    // What moves the target may go on for some frames: a scroll that is not over, a width that is not the last.
    const follow = () => {
      place();
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(follow);
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      left = settlingFrames;
      frame = requestAnimationFrame(follow);
    };
    const sizes = new ResizeObserver(soon);
    sizes.observe(document.body);
    if (tooltip.current) sizes.observe(tooltip.current);
    const pointedAt = targetOf(step);
    if (pointedAt) sizes.observe(pointedAt);
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', soon, { capture: true, passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener('scroll', soon, { capture: true });
      window.removeEventListener('resize', soon);
    };
  }, [step, light, tooltip]);
}
