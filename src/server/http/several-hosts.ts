import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** How many hosts the request names. Node passes on the first of several, where a proxy in front may have gone by another. */
const hostsNamed = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;

/** Refuses a request that names more than one host (RFC 9112, 3.2). */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hostsNamed(request) > 1 ? new AppError('BAD_REQUEST') : undefined);
  });
}
