import { useRef } from 'react';

/** A row whose buttons appear and disappear: after one is pressed, the row gets the focus, so that screen readers continue there. */
export function useKeptFocus<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const keepFocus = () => row.current?.focus({ preventScroll: true });
  return { row, keepFocus };
}
