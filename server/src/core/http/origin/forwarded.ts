import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

/** What proxies add to a request; one of them is enough to know that there is a proxy. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/** Whether a request says that it came through a proxy, whoever claims it. */
export function isForwarded({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return proxyHeaders.some((name) => headers[name] !== undefined);
}

/**
 * Warns when a proxy stands in front that `TRUST_PROXY` does not know: everybody behind it then has its
 * one address, and shares the sign-in attempts of that address. Said once; anybody can send the headers.
 */
export function warnOfUnknownProxy(app: FastifyInstance, { trustProxy }: Config): void {
  if (trustProxy !== false) return;
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    if (isSaid || !isForwarded(request)) return;
    isSaid = true;
    request.log.warn(
      { variable: 'TRUST_PROXY' },
      'forwarded headers arrive, but TRUST_PROXY names no proxy: whoever is behind it counts as one address',
    );
  });
}
