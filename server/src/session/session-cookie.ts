import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#src/core/config/config.ts';

/** The name of the cookie with the session token, where browsers may reach it over plain HTTP. */
export const sessionCookie = 'grzadka_session';

/** The cookies of a browser, by their content. */
const cookies = {
  /** The token of its session. */
  session: sessionCookie,
  /** The token by which it is known, once somebody has signed in there; it stays so when the person signs out. */
  device: 'grzadka_device',
  /** The token of a sign-in that it has begun with a right password, and may finish with a code. */
  pending: 'grzadka_second_factor',
  /** The position in the database's log of its last write. */
  written: 'grzadka_written',
} as const;

type Cookie = keyof typeof cookies;

/**
 * The name under which a cookie is kept. Where browsers reach the application over HTTPS for sure, its
 * name says so: with this prefix they take it from this very host alone, over HTTPS, so that no
 * neighbour in the domain can plant one.
 */
export function cookieName(name: string, { isPublicOverHttps }: CookieConfig): string {
  return isPublicOverHttps ? `__Host-${name}` : name;
}

type CookieConfig = Pick<Config, 'isPublicOverHttps'>;

/** How long a browser that nobody signs in with stays known, in days. */
export const deviceDays = 365;

/** What a cookie of a request holds, if it is there. */
export function readCookie(
  request: FastifyRequest,
  cookie: Cookie,
  config: CookieConfig,
): string | undefined {
  return request.cookies[cookieName(cookies[cookie], config)];
}

/** A request that is being answered, by an application that is configured so. */
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly config: Config;
}

/** Has the browser keep a cookie for so many seconds: out of reach of scripts and of other sites. */
export function setCookie(exchange: Exchange, cookie: Cookie, value: string, maxAge: number): void {
  const { reply, config } = exchange;
  const name = cookieName(cookies[cookie], config);
  reply.setCookie(name, value, { ...attributes(exchange), maxAge });
}

/** Takes a cookie back from the browser. */
export function clearCookie(exchange: Exchange, cookie: Cookie): void {
  const { reply, config } = exchange;
  reply.clearCookie(cookieName(cookies[cookie], config), attributes(exchange));
}

function attributes({ request, config }: Exchange) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.isPublicOverHttps || request.protocol === 'https',
  } as const satisfies CookieSerializeOptions;
}
