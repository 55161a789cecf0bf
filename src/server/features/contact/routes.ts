import type { Handlers } from '../../http/handler.ts';
import type { Contact } from './service.ts';

export const contactRoutes = ({ contact }: { contact: Contact }): Pick<Handlers, 'sendContactMessage'> => ({
  async sendContactMessage({ body }) {
    await contact.take(body);
    return { ok: true };
  },
});
