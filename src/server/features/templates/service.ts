import { sampleResume, sampleSectionOrder } from '#domain/tailoring/sample-resume.ts';
import type { PaperSize, TemplateId } from '#domain/resume/document/templates.ts';
import type { DocumentWriter } from '../../adapters/documents/port.ts';

export interface Templates {
  /** The template set with an invented person's resume, as PDF. Set once, then kept. */
  preview(template: TemplateId, paper: PaperSize): Promise<Uint8Array>;
}

export function createTemplates({ writer }: { writer: DocumentWriter }): Templates {
  const kept = new Map<string, Promise<Uint8Array>>();
  const set = async (template: TemplateId, paper: PaperSize): Promise<Uint8Array> => {
    const sectionOrder = [...sampleSectionOrder];
    const { bytes } = await writer.pdf({
      kind: 'resume',
      template,
      paper,
      language: 'en',
      resume: sampleResume,
      sectionOrder,
    });
    return bytes;
  };
  return {
    preview(template, paper) {
      const key = `${template} ${paper}`;
      const preview = kept.get(key) ?? set(template, paper);
      kept.set(key, preview);
      preview.catch(() => kept.delete(key));
      return preview;
    },
  };
}
