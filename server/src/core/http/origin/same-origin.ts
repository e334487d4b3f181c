import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../errors/app-error.ts';
import { isOwnOrigin } from './own-origin.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests that a browser sends from another origin. Browsers cannot be made
 * to leave these headers out; a client without them is no browser and carries no cookie that it was
 * not given.
 */
export function requireSameOrigin(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async ({ method, headers, host, socket }) => {
    if (safeMethods.has(method)) return;
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
