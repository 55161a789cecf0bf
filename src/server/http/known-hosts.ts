import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isLoopback } from '../settings/config.ts';
import type { KnownHosts } from '../settings/door-settings.ts';
import { probePaths } from './probes.ts';

/** A host as the header has it, in lower case and without the port; undefined where it is none. */
function nameIn(header: string | undefined): string | undefined {
  const [, name] = /^(\[[\da-f:.]+\]|[^\s:/?#@[\]]+?)\.?(?::\d*)?$/i.exec(header ?? '') ?? [];
  return name?.toLowerCase();
}

/** Whether it is an address, which nobody can point elsewhere, as they can a name of their own. */
const isAddress = (name: string): boolean => isIP(name.replace(/^\[|\]$/g, '')) !== 0;

export function isKnownHost(header: string | undefined, { names, loopback, addresses }: KnownHosts): boolean {
  const name = nameIn(header);
  if (name === undefined) return false;
  return names.includes(name) || (loopback && isLoopback(name)) || (addresses && isAddress(name));
}

/**
 * Refuses what was sent to another name than ours: a page of another site that has pointed its name to this machine (DNS rebinding) would be of one origin with
 * us and could read every answer. Probes are asked by whatever address a balancer knows, and tell nothing.
 */
export function refuseOtherHosts(app: FastifyInstance, hosts: KnownHosts): void {
  app.addHook('onRequest', (request: FastifyRequest, _reply, done) => {
    const isProbe = probePaths.some((path) => path === request.routeOptions.url);
    done(isProbe || isKnownHost(request.headers.host, hosts) ? undefined : new AppError('HOST_UNKNOWN'));
  });
}
