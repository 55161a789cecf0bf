import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { stackNotes } from './margin-layout.ts';

const gap = 16;

/** A rule from the line to its note, as the points of a polyline. */
export interface MarginRule {
  number: string;
  points: string;
}

interface Margin {
  container: RefObject<HTMLOListElement | null>;
  rules: MarginRule[];
  /** The height of the margin: more than that of the lines where the notes need more space. */
  height: number;
}

/**
 * Lays the notes out next to their lines: elements with `data-note` are moved to the height of the list item that contains them, as far as the notes above
 * allow, and joined with it by a rule. On small screens nothing is moved.
 */
export function useMarginLayout(wide: boolean): Margin {
  const container = useRef<HTMLOListElement>(null);
  const [{ rules, height }, setLaid] = useState<Omit<Margin, 'container'>>({ rules: [], height: 0 });

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
        anchor: (lines[index]?.top ?? frame.top) - frame.top,
        height: note.offsetHeight,
      }));
      const tops = stackNotes(boxes, gap);
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
    return () => {
      sizes.disconnect();
      changes.disconnect();
      for (const note of list.querySelectorAll<HTMLElement>('[data-note]')) note.style.top = '';
    };
  }, [wide]);

  return { container, rules: wide ? rules : [], height: wide ? height : 0 };
}
