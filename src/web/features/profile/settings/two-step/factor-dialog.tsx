import type { ReactNode } from 'react';
import { Dialog } from '../../../../ui/dialog.tsx';

interface FactorDialogProps {
  title: string;
  /** What its cross is called. */
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that changes how the account is signed in to. */
export function FactorDialog({ title, close, onClose, children }: FactorDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      shape="box"
      close={close}
      title={<h2 className="pr-10 pb-4 text-xl">{title}</h2>}
    >
      {children}
    </Dialog>
  );
}
