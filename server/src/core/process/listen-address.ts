import { createServer } from 'node:net';
import type { Config } from '../config/config.ts';
import { errorCode } from '../errors/error-code.ts';
import { StartError } from './start-error.ts';

/**
 * Tries whether the application will be able to listen at the address of its settings. Asked before the database is started, so
 * that a taken port is refused at once. Throws a `StartError`.
 */
export async function checkListenAddress({ host, port }: Config): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const server = createServer();
  server.on('error', reject);
  server.listen({ host, port }, () => server.close(() => resolve()));
  await promise.catch((error: unknown) => {
    throw listenFailure({ host, port }, error);
  });
}

/** The sentence for an address the application cannot listen on. */
export function listenFailure({ host, port }: Pick<Config, 'host' | 'port'>, error: unknown) {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} jest zajęty (może Grządka już działa): zakończ program, który go używa, albo podaj inny w PORT.`,
      error,
    );
  }
  if (code === 'EACCES') {
    return new StartError(
      `System nie pozwala temu użytkownikowi nasłuchiwać na porcie ${port}: podaj w PORT numer od 1024 w górę.`,
      error,
    );
  }
  return new StartError(
    `Nie można nasłuchiwać pod adresem „${host}” (${code || 'nieznany błąd'}): podaj w HOST adres tego komputera, na przykład 127.0.0.1 albo 0.0.0.0.`,
    error,
  );
}

/** The address to type into a browser on this computer. */
export function browserAddress(host: string, port: number): string {
  const everywhere = ['0.0.0.0', '::'];
  const name = everywhere.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
