import type { Handlers } from '../../../http/handler.ts';
import { signedIn } from '../../../http/visit.ts';
import type { JobCompanies } from './service.ts';

export const jobCompanyRoutes = ({
  companies,
}: {
  companies: JobCompanies;
}): Pick<Handlers, 'listCompanies' | 'addCompany' | 'removeCompany'> => ({
  listCompanies: async ({ visit, locale }) => ({
    companies: await companies.list((await signedIn(visit)).userId, locale),
  }),
  addCompany: async ({ visit, body, locale }) => companies.add((await signedIn(visit)).userId, body, locale),
  async removeCompany({ visit, params }) {
    await companies.remove((await signedIn(visit)).userId, params.id);
    return { ok: true };
  },
});
