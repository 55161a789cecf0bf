import { Check, Copy, Download } from 'lucide-react';
import { useCopy } from '../../../../copy/use-copy.tsx';
import { Actions } from '../../../../ui/actions.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { useClipboard } from '../../../../ui/use-clipboard.ts';
import { useSession } from '../../../account/use-session.ts';

/** New recovery codes, to be copied or downloaded: they are shown here and nowhere else. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { recoveryCodes: words } = useCopy();
  const toast = useToast();
  const session = useSession();
  const { copied, copy } = useClipboard(() =>
    toast({ tone: 'destructive', title: words.copyFailed, text: words.copyFailedText }),
  );
  const Icon = copied ? Check : Copy;
  const download = () => {
    const text = words.file(session?.user.email ?? '', codes);
    saveFile(new Blob([text], { type: 'text/plain' }), words.fileName);
  };
  return (
    <div className="grid gap-5">
      <Notice tone="warn" role="alert" title={words.saveNow}>
        {words.saveNowText}
      </Notice>
      <ul
        aria-label={words.list}
        className="grid gap-x-6 gap-y-1.5 rounded-md border border-rule bg-well p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Actions>
        <Button look="secondary" onClick={() => copy(codes.join('\n'))}>
          <Icon aria-hidden className="size-4" />
          {copied ? words.copied : words.copy}
        </Button>
        <Button look="secondary" onClick={download}>
          <Download aria-hidden className="size-4" />
          {words.download}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
        <output className="sr-only">{copied && words.copied}</output>
      </Actions>
    </div>
  );
}
