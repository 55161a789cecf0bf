import type { Handlers } from '../../http/handler.ts';

export const sessionRoutes = (): Pick<Handlers, 'getCsrfToken'> => ({
  async getCsrfToken({ visit, csrfToken }) {
    visit.begin();
    return { csrfToken: csrfToken() };
  },
});
