import type { Handlers } from '../../http/handler.ts';
import { signedIn } from '../../http/visit.ts';
import type { Uploads } from './service.ts';

export const uploadRoutes = ({
  uploads,
}: {
  uploads: Uploads;
}): Pick<Handlers, 'uploadResume' | 'scanProgress' | 'getUpload' | 'uploadPage' | 'correctUpload' | 'listUploads'> => ({
  uploadResume: async ({ file, visit, query, amongScans }) =>
    uploads.read(await visit.require(), file, { inTurn: amongScans, reading: query.reading }),
  scanProgress: async ({ query }) => ({ scan: uploads.scanProgress(query.reading) ?? null }),
  getUpload: async ({ visit, params }) => uploads.get(await visit.find(), params.id),
  uploadPage: async ({ visit, params }) => ({
    bytes: await uploads.picture(await visit.find(), params.id, params.page),
    mediaType: 'image/png',
    fileName: `page-${params.page}.png`,
    disposition: 'inline',
  }),
  correctUpload: async ({ visit, params, body }) => uploads.correct(await visit.find(), params.id, body.corrections),
  listUploads: async ({ visit, query }) => uploads.list((await signedIn(visit)).userId, query),
});
