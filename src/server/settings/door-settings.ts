import { isIP } from 'node:net';
import { z } from 'zod';
import { defaultCopy } from '../default-copy.ts';

const words = defaultCopy().settings;

/** Names that a list of proxies may contain besides addresses and networks. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** An address or a network, but not the whole internet. */
function isProxy(part: string): boolean {
  const [address = '', bits, ...more] = part.split('/');
  const version = isIP(address);
  if (namedNetworks.includes(part)) return true;
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * How many proxies are in front of the server, or their addresses. `false` uses the connection's own address. Trusting everybody is refused: any request could
 * then claim any address, and no limit by address would work.
 */
const trustProxy = z
  .string()
  .refine((text) => text !== 'true', words.trustAll)
  .transform((text): false | number | string[] =>
    text === 'false' ? false : /^\d+$/.test(text) ? Number(text) : text.trim().split(/\s*,\s*/),
  )
  .refine((value) => !Array.isArray(value) || value.every(isProxy), words.proxies);

const hostName = /^([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])$/;

/** Names of hosts, without ports. */
const allowedHosts = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine((names) => names.every((name) => hostName.test(name)), words.hosts);

/** Settings for proxies and for the names that requests may use. */
export const doorSettings = {
  TRUST_PROXY: trustProxy.default(false),
  ALLOWED_HOSTS: allowedHosts.default([]),
};

/** The names that requests may call the server by. */
export interface KnownHosts {
  /** Names, in lower case. */
  names: readonly string[];
  /** Whether the names of this machine are allowed, too. */
  loopback: boolean;
  /** Whether any IP address is allowed, too, because it's not known here which ones this machine has. */
  addresses: boolean;
}
