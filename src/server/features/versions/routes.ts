import type { Handlers } from '../../http/handler.ts';
import type { Versions } from './service.ts';

export const versionRoutes = ({
  versions,
}: {
  versions: Versions;
}): Pick<
  Handlers,
  'listVersions' | 'saveVersion' | 'getVersion' | 'renameVersion' | 'restoreVersion' | 'deleteVersion'
> => ({
  listVersions: async ({ visit, params, locale }) => versions.list(await visit.find(), params.id, locale),
  saveVersion: async ({ visit, params, body, locale }) =>
    versions.save(await visit.find(), params.id, body.name, locale),
  getVersion: async ({ visit, params, locale }) =>
    versions.get(await visit.find(), params.id, params.versionId, locale),
  renameVersion: async ({ visit, params, body, locale }) =>
    versions.rename(await visit.find(), params.id, params.versionId, body.name, locale),
  restoreVersion: async ({ visit, params, locale }) =>
    versions.restore(await visit.find(), params.id, params.versionId, locale),
  deleteVersion: async ({ visit, params, locale }) =>
    versions.remove(await visit.find(), params.id, params.versionId, locale),
});
