import type { Handlers } from '../../http/handler.ts';
import { signedIn } from '../../http/visit.ts';
import type { SecurityEvents } from './service.ts';

export const securityEventRoutes = ({
  securityEvents,
}: {
  securityEvents: Pick<SecurityEvents, 'list'>;
}): Pick<Handlers, 'listSecurityEvents'> => ({
  listSecurityEvents: async ({ visit, query }) => securityEvents.list((await signedIn(visit)).userId, query),
});
