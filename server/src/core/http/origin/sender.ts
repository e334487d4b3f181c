import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';
import type { TrustProxy } from '../../config/config-fields.ts';

/** Of how many addresses it is remembered whether they are a proxy's. */
const mostKnown = 100;

/**
 * Returns a function that gives the address a request comes from, behind the trusted proxies, as the framework does for what
 * comes later; undefined where the connection is gone.
 */
export function senderOf(trusted: TrustProxy): (request: IncomingMessage) => string | undefined {
  if (trusted === false) return ({ socket }) => socket.remoteAddress;
  const isProxy = trusted === true ? () => true : proxyAddress.compile(trusted.split(','));
  // To read an address takes longer than all else here, and a proxy's is the same each time.
  const known = new LRUCache<string, boolean>({ max: mostKnown });
  const isKnownProxy = (address: string, index: number): boolean => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const isTrusted = isProxy(address, index);
    known.set(address, isTrusted);
    return isTrusted;
  };
  return (request) => request.socket.remoteAddress && proxyAddress(request, isKnownProxy);
}
