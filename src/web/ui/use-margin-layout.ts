import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { stackNotes } from './margin-layout.ts';

const gap = 12;

/** A rule from the line to its note, as the points of a polyline. */
export interface MarginRule {
  number: string;
  points: string;
  /** Its note is pointed at, or has the focus. */
  active: boolean;
}

interface Margin {
  container: RefObject<HTMLOListElement | null>;
  rules: MarginRule[];
  /** The height of the margin: more than that of the lines where the notes need more space. */
  height: number;
}

/** A note that is opened or answered must not leave the pointer or the focus. */
const isHeld = (note: HTMLElement): boolean => note.style.top !== '' && note.matches(':hover, :focus-within');

/** The note that an event is in, or the only note of the line it's in. */
function noteOf({ target }: Event): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const note = target.closest<HTMLElement>('[data-note]');
  if (note) return note.dataset['note'];
  const [first, ...more] = target.closest('li')?.querySelectorAll<HTMLElement>('[data-note]') ?? [];
  return more.length === 0 ? first?.dataset['note'] : undefined;
}

/**
 * Lays the notes out next to their lines: elements with `data-note` are moved to the height of the list item that contains them, as near as the other notes
 * allow, and joined with it by a rule. On small screens nothing is moved.
 */
export function useMarginLayout(wide: boolean): Margin {
  const container = useRef<HTMLOListElement>(null);
  const [{ rules, height }, setLaid] = useState<{ rules: Omit<MarginRule, 'active'>[]; height: number }>({
    rules: [],
    height: 0,
  });
  const [active, setActive] = useState<string>();

  useLayoutEffect(() => {
    const list = container.current;
    if (!list || !wide) return undefined;
    const layOut = () => {
      const notes = [...list.querySelectorAll<HTMLElement>('[data-note]')];
      const frame = list.getBoundingClientRect();
      const lines = notes.map((note) => {
        const words = note.closest('li')?.querySelector('[data-words]');
        return (words ?? note).getBoundingClientRect();
      });
      const boxes = notes.map((note, index) => ({
        anchor: isHeld(note) ? note.offsetTop : (lines[index]?.top ?? frame.top) - frame.top,
        height: note.offsetHeight,
        held: isHeld(note),
      }));
      const tops = stackNotes(boxes, gap, parseFloat(getComputedStyle(list).paddingTop));
      for (const [index, note] of notes.entries()) note.style.top = `${tops[index] ?? 0}px`;
      const made = notes.map((note, index) => {
        const line = lines[index] ?? frame;
        const from = { x: line.right - frame.left + 6, y: line.top - frame.top + 12 };
        const to = { x: note.offsetLeft - 4, y: (tops[index] ?? 0) + 12 };
        const bend = to.x - 14;
        return {
          number: note.dataset['note'] ?? String(index),
          points: `${Math.min(from.x, bend)},${from.y} ${bend},${from.y} ${to.x},${to.y}`,
        };
      });
      const last = boxes.at(-1);
      setLaid({ rules: made, height: last ? (tops.at(-1) ?? 0) + last.height : 0 });
    };
    // A note that opens, comes or goes moves those below it.
    const sizes = new ResizeObserver(layOut);
    const watch = () => {
      sizes.observe(list);
      for (const note of list.querySelectorAll<HTMLElement>('[data-note]')) sizes.observe(note);
      layOut();
    };
    const changes = new MutationObserver(watch);
    changes.observe(list, { childList: true, subtree: true });
    watch();
    const listening = new AbortController();
    const look = (event: Event) => setActive(noteOf(event));
    for (const kind of ['pointerover', 'focusin'])
      list.addEventListener(kind, look, { passive: true, signal: listening.signal });
    list.addEventListener('pointerleave', () => setActive(undefined), { signal: listening.signal });
    return () => {
      listening.abort();
      sizes.disconnect();
      changes.disconnect();
      for (const note of list.querySelectorAll<HTMLElement>('[data-note]')) note.style.top = '';
    };
  }, [wide]);

  return {
    container,
    rules: wide ? rules.map((rule) => ({ ...rule, active: rule.number === active })) : [],
    height: wide ? height : 0,
  };
}
