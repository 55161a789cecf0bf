import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../api/http-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';

interface DeletionDialogProps {
  words: {
    title: string;
    text: (named: string) => string;
    confirm: string;
    cancel: string;
    done: string;
    failed: string;
    failedText: string;
  };
  /** Names what's deleted. */
  named: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDelete: () => Promise<unknown>;
  /** Called once the dialog is closed and the person has been informed. */
  onDeleted: () => Promise<unknown>;
  /** What else a person should know before. */
  children?: ReactNode;
}

/** Asks before something is deleted for good, deletes it, and says whether that worked. */
export function DeletionDialog({
  words,
  named,
  open,
  onOpenChange,
  onDelete,
  onDeleted,
  children,
}: DeletionDialogProps) {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: onDelete,
    onSuccess: async () => {
      onOpenChange(false);
      toast({ title: words.done, text: named });
      await onDeleted();
    },
    onError: (error) => toast({ tone: 'destructive', title: words.failed, text: sentenceOf(error, words.failedText) }),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      text={words.text(named)}
      confirm={words.confirm}
      cancel={words.cancel}
      pending={isPending}
      onConfirm={() => mutate()}
    >
      {children}
    </ConfirmDialog>
  );
}
