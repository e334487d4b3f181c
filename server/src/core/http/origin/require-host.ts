import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { invalidFields } from '../../errors/app-error.ts';
import { comparableHost } from '../../same-host.ts';

/**
 * Refuses a request that does not say just once which host it is for, as HTTP/1.1 demands (RFC 9112, 3.2). Of two
 * hosts a proxy and the program might each take another one. HTTP/1.0 need not say it. Older and later versions,
 * which the parser lets pass, are refused.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { httpVersion, headers, rawHeaders } }) => {
    const stated = countHosts({ rawHeaders });
    const isEnough = stated === 1 || (stated === 0 && httpVersion === '1.0');
    const isKnownVersion = httpVersion === '1.1' || httpVersion === '1.0';
    const isHost = headers.host === undefined || comparableHost(headers.host) !== null;
    if (!isKnownVersion || !isEnough || !isHost) throw invalidFields({});
  });
}

/** How often a request says which host it is for. */
export function countHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): number {
  let count = 0;
  // Names and values in turn.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (isHostName(rawHeaders[index])) count += 1;
  }
  return count;
}

function isHostName(name = ''): boolean {
  return name.length === 4 && name.toLowerCase() === 'host';
}
