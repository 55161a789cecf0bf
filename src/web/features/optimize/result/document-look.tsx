import { paperSizes, templateIds, type PaperSize, type TemplateId } from '#domain/resume/document/templates.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Field, Select } from '../../../ui/field.tsx';

export interface DocumentLookChoice {
  template: TemplateId;
  /** Without one, the paper of the person's own country. */
  paper: PaperSize | undefined;
}

/** In which template, and on which paper. */
export function DocumentLook({
  template,
  paper,
  onChange,
}: DocumentLookChoice & { onChange: (look: DocumentLookChoice) => void }) {
  const { downloads: words, templates } = useCopy();
  return (
    <div className="flex flex-wrap items-end gap-3 max-sm:grid">
      <Field label={words.template}>
        {(ties) => (
          <Select
            {...ties}
            value={template}
            onChange={({ target }) => onChange({ paper, template: target.value as TemplateId })}
          >
            {templateIds.map((choice) => (
              <option key={choice} value={choice}>
                {templates[choice].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.paper}>
        {(ties) => (
          <Select
            {...ties}
            value={paper ?? ''}
            onChange={({ target }) => onChange({ template, paper: paperSizes.find((size) => size === target.value) })}
          >
            <option value="">{words.papers.own}</option>
            {paperSizes.map((size) => (
              <option key={size} value={size}>
                {words.papers[size]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
