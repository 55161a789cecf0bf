import { useState } from 'react';
import { Download } from 'lucide-react';
import type { OptimizationView } from '#contract/optimizations.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Actions } from '../../../ui/actions.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { DocumentLook, type DocumentLookChoice } from './document-look.tsx';
import type { Settled } from '../saving.ts';
import { SavingFirst } from './saving-first.tsx';
import { useDownload, type DownloadWish } from './use-download.ts';

const parts = [
  { part: 'resume', name: 'resume', others: ['docx', 'txt', 'json'] },
  { part: 'coverLetter', name: 'letter', others: ['docx', 'txt'] },
] as const;

/** The documents to take away: as PDF above all, for Word, as plain text and as JSON Resume, in any of the templates, on either paper. */
export function DownloadBar({ optimization, settled }: { optimization: OptimizationView; settled: Settled }) {
  const { downloads: words } = useCopy();
  const { id, access, selectedTemplate } = optimization;
  const [look, setLook] = useState<DocumentLookChoice>({ template: selectedTemplate, paper: undefined });
  const { mutate, isPending, variables, waiting } = useDownload(id, settled);
  const loading = ({ part, format }: Pick<DownloadWish, 'part' | 'format'>) =>
    isPending && variables.part === part && variables.format === format;
  // Before anything is open, its looks don't matter.
  const anyOpen = access.resume !== 'locked' || access.coverLetter !== 'locked';
  const foremost = parts.find(({ part }) => access[part] === 'download')?.part;
  const readOnly = access.resume === 'read' || access.coverLetter === 'read';
  return (
    <section className={classNames('grid gap-4', anyOpen && 'rounded-lg border border-rule bg-sheet p-5 sm:p-7')}>
      <Actions>
        {parts.map(({ part, name }) => (
          <Button
            key={part}
            look={part === foremost ? 'primary' : 'secondary'}
            loading={loading({ part, format: 'pdf' })}
            onClick={() => mutate({ part, format: 'pdf', ...look })}
          >
            <Download aria-hidden className="size-4" />
            {words[name]}
          </Button>
        ))}
      </Actions>
      {waiting && <SavingFirst />}
      {anyOpen && (
        <>
          <DocumentLook {...look} onChange={setLook} />
          <div className="grid gap-4 sm:grid-cols-2">
            {parts.map(({ part, name, others }) => (
              <fieldset key={part} className="grid content-start gap-2">
                <legend className="mb-2 text-sm text-ink-soft">{words.otherFormats[part]}</legend>
                <div className="flex flex-wrap gap-1.5">
                  {others.map((format) => (
                    <Button
                      key={format}
                      look="secondary"
                      size="sm"
                      aria-label={words.inFormat(words[name], words.formats[format])}
                      loading={loading({ part, format })}
                      onClick={() => mutate({ part, format, ...look })}
                    >
                      {words.formats[format]}
                    </Button>
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
        </>
      )}
      {readOnly && <p className="text-sm text-ink-soft">{words.readOnly}</p>}
    </section>
  );
}
