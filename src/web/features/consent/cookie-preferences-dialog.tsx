import { useState } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { everything, necessaryOnly, optionalCookies, type CookiePreferences } from './stored-consent.ts';

interface CookiePreferencesDialogProps {
  /** Initially switched on. */
  chosen: CookiePreferences;
  onDecide: (preferences: CookiePreferences) => void;
  onClose: () => void;
}

/** What each kind of cookie is for, and a switch for each that one can do without. Loaded when it is opened. */
export default function CookiePreferencesDialog({ chosen, onDecide, onClose }: CookiePreferencesDialogProps) {
  const { consent: words } = useCopy();
  const [draft, setDraft] = useState(chosen);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      shape="box"
      close={words.close}
      title={<h2 className="pr-10 text-xl">{words.dialogTitle}</h2>}
    >
      <p className="mt-2 text-sm text-ink-soft">{words.dialogText}</p>
      <div className="mt-4 divide-y divide-rule border-t border-rule *:py-3.5">
        <Switch {...words.groups.necessary} checked disabled onChange={() => undefined} />
        {optionalCookies.map((kind) => (
          <Switch
            key={kind}
            {...words.groups[kind]}
            checked={draft[kind]}
            onChange={(agreed) => setDraft({ ...draft, [kind]: agreed })}
          />
        ))}
      </div>
      {/* Always at hand, however little of the dialog is seen. */}
      <DialogFoot>
        <div className="grid grid-cols-2 gap-2">
          <Button className="col-span-2" onClick={() => onDecide(draft)}>
            {words.save}
          </Button>
          <Button look="secondary" size="sm" className="min-h-11" onClick={() => onDecide(necessaryOnly)}>
            {words.necessaryOnly}
          </Button>
          <Button look="secondary" size="sm" className="min-h-11" onClick={() => onDecide(everything)}>
            {words.acceptAll}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}
