import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface DeleteAccountProps {
  /** Whom to write to. */
  contact: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks, then says whom to write to: accounts are deleted on request, and nothing is sent from here. */
export function DeleteAccount({ contact, open, onOpenChange }: DeleteAccountProps) {
  const { privacy: words } = useCopy();
  const [confirmed, setConfirmed] = useState(false);
  const change = (opened: boolean) => {
    setConfirmed(false);
    onOpenChange(opened);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      shape="box"
      close={words.understood}
      title={<h2 className="pr-10 text-xl">{confirmed ? words.deleteContactTitle : words.deleteTitle}</h2>}
    >
      <div className="grid gap-4 pt-4">
        <p role={confirmed ? 'alert' : undefined} key={String(confirmed)} className="wrap-anywhere text-ink-soft">
          {confirmed ? words.deleteContact(contact) : words.deleteQuestion}
        </p>
        <div className="flex flex-wrap gap-3 pt-2">
          {confirmed ? (
            <Button onClick={() => change(false)}>{words.understood}</Button>
          ) : (
            <>
              <Button look="danger" onClick={() => setConfirmed(true)}>
                {words.deleteConfirm}
              </Button>
              <Button look="secondary" onClick={() => change(false)}>
                {words.deleteCancel}
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
