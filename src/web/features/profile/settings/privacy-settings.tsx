import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.tsx';
import { useSite } from '../../../site/use-site.ts';
import { Button } from '../../../ui/button.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { SettingsPart, SettingsRow } from './settings-part.tsx';
import { useDataExport } from './use-data-export.ts';

/** An option that is not offered yet: the current rule is shown, and the button does nothing. */
function InertChoice({ title, text, action }: { title: string; text: string; action: string }) {
  return (
    <SettingsRow title={title} text={text}>
      <Button size="sm" look="secondary" disabled aria-label={`${action}: ${title}`}>
        {action}
      </Button>
    </SettingsRow>
  );
}

export function PrivacySettings() {
  const { privacy: words } = useCopy();
  const [deleting, setDeleting] = useState(false);
  const { privacyEmail: contact } = useSite();
  const { mutate, isPending } = useDataExport();
  return (
    <SettingsPart id="privacy" title={words.title}>
      <div>
        <SettingsRow title={words.export} text={words.exportText}>
          <Button size="sm" look="secondary" loading={isPending} onClick={() => mutate()}>
            {isPending ? words.exporting : words.export}
          </Button>
        </SettingsRow>
        {words.choices.map((choice) => (
          <InertChoice key={choice.title} {...choice} />
        ))}
        <SettingsRow title={words.delete} text={words.deleteText}>
          <Button size="sm" look="risky" onClick={() => setDeleting(true)}>
            {words.delete}
          </Button>
        </SettingsRow>
      </div>
      <div className="mt-6 grid gap-1 rounded-md bg-well p-4 text-sm">
        <h4 className="font-sans font-medium">{words.rights}</h4>
        <p className="text-ink-soft">{words.rightsText}</p>
        <p>
          {words.contact}{' '}
          <a href={`mailto:${contact}`} className="wrap-anywhere underline hover:text-accent">
            {contact}
          </a>
        </p>
      </div>
      <DeleteAccount contact={contact} open={deleting} onOpenChange={setDeleting} />
    </SettingsPart>
  );
}
