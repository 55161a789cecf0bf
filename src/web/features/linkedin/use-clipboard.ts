import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';

/** How long a copied text is marked as such. */
const markedMs = 2000;

/** Copies a text, and says for two seconds that it did. Where the browser refuses, a toast says so. */
export function useClipboard(): { copied: boolean; copy: (text: string) => void } {
  const { enhanceToasts: words } = useCopy();
  const toast = useToast();
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
      toast({ tone: 'destructive', title: words.copyFailed, text: words.copyFailedText });
    }
  };
  return { copied, copy: (text) => void write(text) };
}
