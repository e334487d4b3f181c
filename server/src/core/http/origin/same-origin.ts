import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../errors/app-error.ts';
import { isSameHost, isSameOrigin } from '../../same-host.ts';
import { isLoopbackName } from './loopback.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests that a browser sends from another origin. Browsers cannot be made
 * to leave these headers out; a client without them is no browser and carries no cookie that it was
 * not given. A call that is `fromAnyOrigin` heeds no cookie: a page elsewhere gets no more by it than
 * who knows its address has anyway.
 */
export function requireSameOrigin(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async ({ method, headers, host, socket, routeOptions }) => {
    if (safeMethods.has(method) || routeOptions.config.endpoint?.fromAnyOrigin) return;
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw new AppError('forbidden');
    }
    const { origin } = headers;
    if (origin === undefined) return;
    const { localAddress } = socket;
    if (!isOwnOrigin(config, { origin, host, localAddress })) throw elsewhere(config.publicUrl);
  });
}

/** Most often it is our own page under an address that nobody configured: says which to open or set. */
function elsewhere(publicUrl: string | null): AppError {
  const remedy =
    publicUrl === null
      ? 'Poproś administratora komputera, aby ustawił w PUBLIC_URL adres, pod którym go otwierasz.'
      : `Otwórz ${publicUrl}.`;
  return new AppError('forbidden', {
    message: `Pod tym adresem program nie przyjmuje zmian. ${remedy}`,
  });
}

/** Where a request says it comes from, and where it went to. */
interface Addressed {
  /** The Origin header. */
  readonly origin: string;
  /** The host it was sent to, with its port. */
  readonly host: string;
  /** The address of this machine at which it arrived. */
  readonly localAddress: string | undefined;
}

const everyAddress = new Set(['0.0.0.0', '::']);

/**
 * Whether a request comes from the application's own pages. `PUBLIC_URL` is the only origin where it is
 * set, whatever the Host header says. Without it the two have to agree, and name this machine to itself
 * or the configured host: a foreign name that somebody lets point here is not ours. Where the host is
 * every address of the machine, the one that was called is meant, as a number and not as a name.
 */
export function isOwnOrigin(
  { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>,
  request: Addressed,
): boolean {
  const sender = URL.parse(request.origin);
  if (sender === null) return false;
  if (publicUrl !== null) return isSameOrigin(sender, new URL(publicUrl));
  if (!isSameHost(sender.host, request.host)) return false;
  const configured = everyAddress.has(host) ? request.localAddress : host;
  return isLoopbackName(sender.hostname) || isSameHost(sender.hostname, asHost(configured ?? ''));
}

/** An address or name as a host: '::ffff:192.0.2.1' is '192.0.2.1', IPv6 is in brackets. */
function asHost(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}
