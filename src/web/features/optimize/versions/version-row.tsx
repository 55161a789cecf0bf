import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Version } from '#contract/versions.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { NameForm } from './name-form.tsx';
import type { VersionAct } from './use-versions.ts';

interface VersionRowProps {
  version: Version;
  /** What's being done with a version at the moment. */
  pending: VersionAct | undefined;
  onAct: (act: VersionAct, done?: () => void) => void;
}

/** A version with what it scores, and what can be done with it. */
export function VersionRow({ version, pending, onAct }: VersionRowProps) {
  const { versions: words, dayAndTime } = useCopy();
  const [renaming, setRenaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { name, first, current } = version;
  const isPending = (act: VersionAct['act']) =>
    pending !== undefined && pending.act === act && 'version' in pending && pending.version.id === version.id;
  const endRenaming = () => {
    flushSync(() => setRenaming(false));
    renameButton.current?.focus();
  };
  return (
    <li className="grid gap-2 border-t border-rule py-4 first:border-t-0 first:pt-0">
      {renaming ? (
        <NameForm
          label={words.renameLabel(name)}
          submit={words.keepName}
          initial={name}
          pending={isPending('rename')}
          cancel={{ label: words.cancel, onCancel: endRenaming }}
          onName={(wanted) =>
            wanted === name ? endRenaming() : onAct({ act: 'rename', version, name: wanted }, endRenaming)
          }
        />
      ) : (
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          {current && <Badge tone="accent">{words.current}</Badge>}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        <time dateTime={version.createdAt}>{dayAndTime(version.createdAt)}</time> · {words.facts(version)}
      </p>
      {!renaming && !(current && first) && (
        <div className="flex flex-wrap gap-2">
          {!current && (
            <Button
              look="secondary"
              size="sm"
              aria-label={words.restoreNamed(name)}
              loading={isPending('restore')}
              onClick={() => onAct({ act: 'restore', version })}
            >
              {words.restore}
            </Button>
          )}
          {!first && (
            <>
              <Button
                ref={renameButton}
                look="quiet"
                size="sm"
                aria-label={words.renameNamed(name)}
                onClick={() => setRenaming(true)}
              >
                {words.rename}
              </Button>
              <Button
                look="quiet"
                size="sm"
                aria-label={words.removeNamed(name)}
                loading={isPending('remove')}
                onClick={() => setDeleting(true)}
              >
                {words.remove}
              </Button>
            </>
          )}
        </div>
      )}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={words.removeTitle}
        text={words.removeText(name)}
        confirm={words.remove}
        cancel={words.cancel}
        onConfirm={() => {
          setDeleting(false);
          onAct({ act: 'remove', version });
        }}
      />
    </li>
  );
}
