import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useClipboard } from '../../ui/use-clipboard.ts';

/** Copies a text that is named; a check mark says for two seconds that it did. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { enhancementResult: words, enhanceToasts } = useCopy();
  const toast = useToast();
  const { copied, copy } = useClipboard(() =>
    toast({ tone: 'destructive', title: enhanceToasts.copyFailed, text: enhanceToasts.copyFailedText }),
  );
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button
        look="secondary"
        size="sm"
        aria-label={copied ? words.copiedOf(name) : words.copyOf(name)}
        onClick={() => copy(text)}
      >
        <Icon aria-hidden className={copied ? 'size-4 text-accent' : 'size-4'} />
        {copied ? words.copied : words.copy}
      </Button>
      <output className="sr-only">{copied && words.copiedOf(name)}</output>
    </>
  );
}
