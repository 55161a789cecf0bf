import { templateIds, type TemplateId } from '#domain/resume/document/templates.ts';
import { AppError } from '../../app-error.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Templates } from './service.ts';

function known(id: string): TemplateId {
  const template = templateIds.find((each) => each === id);
  if (template === undefined) throw new AppError('NOT_FOUND');
  return template;
}

export const templateRoutes = ({ templates }: { templates: Templates }): Pick<Handlers, 'templatePreview'> => ({
  templatePreview: async ({ params: { templateId }, query: { paper = 'a4' } }) => ({
    bytes: await templates.preview(known(templateId), paper),
    mediaType: 'application/pdf',
    fileName: `template-${templateId}.pdf`,
    disposition: 'inline',
    maxAgeSeconds: 3600,
  }),
});
