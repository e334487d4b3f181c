import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#src/core/config/config.ts';

/** The name of the cookie with the session token, where browsers may reach it over plain HTTP. */
export const sessionCookie = 'grzadka_session';
const deviceCookie = 'grzadka_device';

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

/** The session token a request carries, if any. */
export function sessionToken(request: FastifyRequest, config: CookieConfig): string | undefined {
  return request.cookies[cookieName(sessionCookie, config)];
}

/** The token of the browser a request comes from, if somebody has signed in there before. */
export function deviceToken(request: FastifyRequest, config: CookieConfig): string | undefined {
  return request.cookies[cookieName(deviceCookie, config)];
}

/** A request that is being answered, by an application that is configured so. */
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly config: Config;
}

/** Hands the token to the browser: out of reach of scripts and of other sites. */
export function setSessionCookie(exchange: Exchange, token: string): void {
  const { reply, config } = exchange;
  const maxAge = config.sessionAbsoluteDays * 86_400;
  reply.setCookie(cookieName(sessionCookie, config), token, { ...attributes(exchange), maxAge });
}

/** Makes the browser known; it stays so when the person signs out. */
export function setDeviceCookie(exchange: Exchange, token: string): void {
  const { reply, config } = exchange;
  const maxAge = deviceDays * 86_400;
  reply.setCookie(cookieName(deviceCookie, config), token, { ...attributes(exchange), maxAge });
}

/** Takes the session token back from the browser. */
export function clearSessionCookie(exchange: Exchange): void {
  const { reply, config } = exchange;
  reply.clearCookie(cookieName(sessionCookie, config), attributes(exchange));
}

function attributes({ request, config }: Exchange) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.isPublicOverHttps || request.protocol === 'https',
  } as const;
}
