import { useEffect, useRef } from 'react';

/** The notes of all changes, in reading order: each takes the focus. */
const notes = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-change]')];

function goTo(note: HTMLElement | undefined): void {
  note?.focus();
  note?.scrollIntoView({ block: 'center' });
}

/**
 * Single letters on the sheet, outside its fields: N and P go from change to change; in a note R refuses, U uses and E edits, by the buttons that say so
 * (`data-key`). Elsewhere on the page letters are the browser's.
 */
export function useChangeKeys(): void {
  const last = useRef<string>(undefined);
  const inside = useRef(false);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const note = target instanceof Element ? target.closest<HTMLElement>('[data-change]') : null;
      last.current = note?.dataset['change'];
      inside.current = target instanceof Element && target.closest('[data-sheet]') !== null;
    };
    addEventListener('focusin', remember);
    return () => removeEventListener('focusin', remember);
  }, []);
  // A decided change may move to another line: its note is then another element, and the focus would be lost.
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    const note = notes().find((each) => each.dataset['change'] === last.current);
    (note ?? document.querySelector<HTMLElement>('[data-sheet] h2'))?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('textarea, input, select')) return;
      if (target.closest('[data-sheet]') === null) return;
      const key = event.key.toLowerCase();
      const all = notes();
      const here = all.findIndex((note) => note.contains(target));
      if (key === 'n') goTo(all[here + 1]);
      else if (key === 'p') goTo(all[Math.max(here - 1, 0)]);
      else {
        const button = /^[rue]$/.test(key) ? all[here]?.querySelector<HTMLElement>(`[data-key=${key}]`) : undefined;
        if (!button) return;
        button.click();
      }
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
