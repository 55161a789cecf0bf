import { useRef } from 'react';

/** A row whose buttons come and go: after one is pressed, the row takes the focus, so that reading goes on there. */
export function useKeptFocus<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const keepFocus = () => row.current?.focus({ preventScroll: true });
  return { row, keepFocus };
}
