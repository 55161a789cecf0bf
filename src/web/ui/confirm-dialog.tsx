import type { ReactNode } from 'react';
import { Actions } from './actions.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will be gone. */
  text: string;
  /** The verb of what is asked. */
  confirm: string;
  cancel: string;
  /** It is being done. */
  pending?: boolean;
  onConfirm: () => void;
  /** What else a person should know before. */
  children?: ReactNode;
}

/** Asks before something is deleted for good. The caller closes it once that's done. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirm,
  cancel,
  pending = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      shape="box"
      close={cancel}
      title={<h2 className="pr-10 text-xl">{title}</h2>}
    >
      <div className="grid gap-4 pt-4">
        <p className="wrap-anywhere text-ink-soft">{text}</p>
        {children}
        <Actions className="pt-2">
          <Button look="danger" loading={pending} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button look="secondary" onClick={() => onOpenChange(false)}>
            {cancel}
          </Button>
        </Actions>
      </div>
    </Dialog>
  );
}
