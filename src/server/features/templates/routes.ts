import type { Handlers } from '../../http/handler.ts';
import type { Templates } from './service.ts';

export const templateRoutes = ({ templates }: { templates: Templates }): Pick<Handlers, 'templatePreview'> => ({
  templatePreview: async ({ params: { templateId }, query: { paper = 'a4' } }) => ({
    bytes: await templates.preview(templateId, paper),
    mediaType: 'application/pdf',
    fileName: `template-${templateId}.pdf`,
    disposition: 'inline',
    maxAgeSeconds: 3600,
  }),
});
