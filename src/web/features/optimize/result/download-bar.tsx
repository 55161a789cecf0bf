import { useState } from 'react';
import { Download } from 'lucide-react';
import { templateIds, type TemplateId } from '#domain/resume/document/templates.ts';
import type { OptimizationView } from '#contract/optimizations.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { useDownload, type DownloadWish } from './use-download.ts';

const parts = [
  { part: 'resume', name: 'resume' },
  { part: 'coverLetter', name: 'letter' },
] as const;

/** The documents for download, as PDF or for Word, in any of the templates. */
export function DownloadBar({ optimization }: { optimization: OptimizationView }) {
  const { downloads: words, templates } = useCopy();
  const { id, access, selectedTemplate } = optimization;
  const [template, setTemplate] = useState<TemplateId>(selectedTemplate);
  const { mutate, isPending, variables } = useDownload(id);
  const loading = ({ part, format }: Pick<DownloadWish, 'part' | 'format'>) =>
    isPending && variables.part === part && variables.format === format;
  const readOnly = access.resume === 'read' || access.coverLetter === 'read';
  return (
    <section className="grid gap-4 rounded-lg border border-rule bg-sheet p-5 sm:p-7">
      <div className="flex flex-wrap gap-3">
        {parts.map(({ part, name }) => (
          <Button
            key={part}
            look={access[part] === 'download' ? 'primary' : 'secondary'}
            loading={loading({ part, format: 'pdf' })}
            onClick={() => mutate({ part, format: 'pdf', template })}
          >
            <Download aria-hidden className="size-4" />
            {words[name]}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={words.template}>
          {(ties) => (
            <Select {...ties} value={template} onChange={(event) => setTemplate(event.target.value as TemplateId)}>
              {templateIds.map((choice) => (
                <option key={choice} value={choice}>
                  {templates[choice].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {parts.map(({ part, name }) => (
          <Button
            key={part}
            look="quiet"
            loading={loading({ part, format: 'docx' })}
            onClick={() => mutate({ part, format: 'docx', template })}
          >
            {words.asWord(words[name])}
          </Button>
        ))}
      </div>
      {readOnly && <p className="text-sm text-ink-soft">{words.readOnly}</p>}
    </section>
  );
}
