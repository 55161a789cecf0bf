import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

/** Closes the disclosure that a pressed link is in. */
export const closeDetails = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest('details')?.removeAttribute('open');

/** For the browser's own disclosure where what it opens lies over the page: Escape closes it, and so does going on elsewhere. */
export function useFloatingDetails() {
  const ref = useRef<HTMLDetailsElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || ref.current?.open !== true) return;
    ref.current.open = false;
    ref.current.querySelector('summary')?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (ref.current && relatedTarget && !currentTarget.contains(relatedTarget)) ref.current.open = false;
  };
  return { ref, onKeyDown, onBlur };
}
