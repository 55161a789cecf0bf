import type { Handlers } from '../../http/handler.ts';
import type { TextChecks } from './service.ts';

export const textCheckRoutes = ({
  textChecks,
}: {
  textChecks: TextChecks;
}): Pick<Handlers, 'readText' | 'checkText'> => ({
  readText: async ({ body }) => textChecks.read(body),
  checkText: async ({ visit, body }) => textChecks.check(await visit.find(), body),
});
