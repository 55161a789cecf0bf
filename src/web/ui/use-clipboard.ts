import { useEffect, useRef, useState } from 'react';

/** How long a copied text is marked as such. */
const markedMs = 2000;

/** Copies a text, and says so for two seconds; `onRefused` is called if the browser refuses. */
export function useClipboard(onRefused: () => void): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const write = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), markedMs);
    } catch {
      onRefused();
    }
  };
  return { copied, copy: (text) => void write(text) };
}
