import { Check, ExternalLink } from 'lucide-react';
import { defaultTemplate, type TemplateId } from '#domain/resume/document/templates.ts';
import { api } from '#contract/api.ts';
import { urlOf } from '../../../api/api-client.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TemplateMiniature } from './template-miniature.tsx';

interface TemplateCardProps {
  template: TemplateId;
  chosen: boolean;
  onChoose: () => void;
}

/** One template to choose. The whole card is its radio button; a separate button opens a PDF preview. */
export function TemplateCard({ template, chosen, onChoose }: TemplateCardProps) {
  const { templates, templateStep } = useCopy();
  const { name, description, features } = templates[template];
  return (
    <div
      className={
        'relative rounded-lg border border-rule bg-sheet transition-colors duration-150 ' +
        'hover:border-edge has-checked:border-accent has-checked:ring-1 has-checked:ring-accent ' +
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
        'has-focus-visible:outline-accent'
      }
    >
      <label className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 p-5 pb-14 sm:grid-rows-[auto_1fr]">
        <input
          type="radio"
          name="template"
          value={template}
          checked={chosen}
          onChange={onChoose}
          aria-describedby={`template-${template}`}
          className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg outline-none"
        />
        <span className="sm:row-span-2">
          <TemplateMiniature template={template} />
        </span>
        <span className="grid min-w-0 content-start gap-1.5">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 pr-6">
            <span className="font-serif text-lg font-medium">{name}</span>
            {template === defaultTemplate && <Badge tone="accent">{templateStep.recommended}</Badge>}
          </span>
          <span id={`template-${template}`} className="text-sm text-ink-soft">
            {description}
          </span>
        </span>
        {/* Beside the miniature there is room for it on a wide screen alone; on a phone it opens with the choice. */}
        <ul
          className={classNames(
            'col-span-full grid gap-1 pt-3 text-sm sm:col-span-1 sm:col-start-2 sm:pt-2',
            !chosen && 'max-sm:hidden',
          )}
        >
          {features.map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check aria-hidden className="mt-1 size-3.5 shrink-0 text-accent" />
              {feature}
            </li>
          ))}
        </ul>
        {chosen && (
          <span className="absolute top-4 right-4 grid size-5 place-items-center rounded-full bg-accent text-on-accent">
            <Check aria-hidden className="size-3.5" strokeWidth={3} />
          </span>
        )}
      </label>
      <a
        href={urlOf(api.templatePreview, { templateId: template })}
        target="_blank"
        rel="noreferrer"
        aria-label={templateStep.previewOf(name)}
        className={
          'absolute bottom-3.5 left-5 z-10 inline-flex min-h-9 items-center gap-1.5 text-sm text-accent underline-offset-4 ' +
          'hover:underline pointer-coarse:min-h-11'
        }
      >
        {templateStep.preview}
        <ExternalLink aria-hidden className="size-3.5" />
      </a>
    </div>
  );
}
