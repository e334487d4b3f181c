import type { IncomingMessage } from 'node:http';

/**
 * The path of a request target and the host that it names, null where it names none: most name a path alone, and one
 * in absolute form counts more than the Host header (RFC 9112, 3.2.2).
 */
export function readTarget(target: string): { path: string; host: string | null } {
  if (target.startsWith('/')) return { path: target, host: null };
  const url = URL.parse(target);
  // Such as the '*' of OPTIONS: at no path there is anything of that name.
  if (url === null || url.host === '') return { path: `/${target}`, host: null };
  return { path: `${url.pathname}${url.search}`, host: url.host };
}

/** The host that a request is for, as it states it; null where it does not. From a proxy, the one that came to it. */
export function hostOf(
  { url = '/', headers, socket }: Pick<IncomingMessage, 'url' | 'headers' | 'socket'>,
  isProxy: (address: string) => boolean,
): string | null {
  // As the framework finds it for what comes later.
  const forwarded = isProxy(socket.remoteAddress ?? '') ? headers['x-forwarded-host'] : undefined;
  const last = [forwarded].flat().at(-1)?.split(',').at(-1)?.trim();
  return last ?? readTarget(url).host ?? headers.host ?? null;
}
