import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { useClipboard } from './use-clipboard.ts';

/** Copies a text that is named; a check mark says for two seconds that it did. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { enhancementResult: words } = useCopy();
  const { copied, copy } = useClipboard();
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
