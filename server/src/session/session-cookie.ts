import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#src/core/config/config.ts';

/** The name of the cookie with the session token, where browsers may reach it over plain HTTP. */
export const sessionCookie = 'grzadka_session';
const deviceCookie = 'grzadka_device';
const pendingCookie = 'grzadka_second_factor';
const writtenCookie = 'grzadka_written';

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

/** The token of the sign-in that the browser has begun with a right password, if any. */
export function pendingToken(request: FastifyRequest, config: CookieConfig): string | undefined {
  return request.cookies[cookieName(pendingCookie, config)];
}

/** The position in the database's log that `setWrittenCookie` gave the browser, if any. */
export function writtenPosition(request: FastifyRequest, config: CookieConfig): string | undefined {
  return request.cookies[cookieName(writtenCookie, config)];
}

/** A request that is being answered, by an application that is configured so. */
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly config: Config;
}

/** Hands the token to the browser: out of reach of scripts and of other sites. */
export function setSessionCookie(exchange: Exchange, token: string): void {
  const maxAge = exchange.config.sessionAbsoluteDays * 86_400;
  setCookie(exchange, sessionCookie, { token, maxAge });
}

/** Makes the browser known; it stays so when the person signs out. */
export function setDeviceCookie(exchange: Exchange, token: string): void {
  setCookie(exchange, deviceCookie, { token, maxAge: deviceDays * 86_400 });
}

/** Lets the browser finish a sign-in with a code, within this time in seconds. */
export function setPendingCookie(exchange: Exchange, token: string, maxAge: number): void {
  setCookie(exchange, pendingCookie, { token, maxAge });
}

/** Takes that back, when the sign-in is finished. */
export function clearPendingCookie(exchange: Exchange): void {
  clearCookie(exchange, pendingCookie);
}

/** Keeps the position of the browser's last write with it, for this time in seconds. */
export function setWrittenCookie(exchange: Exchange, position: string, maxAge: number): void {
  setCookie(exchange, writtenCookie, { token: position, maxAge });
}

/** Takes the session token back from the browser. */
export function clearSessionCookie(exchange: Exchange): void {
  clearCookie(exchange, sessionCookie);
}

function setCookie(
  exchange: Exchange,
  name: string,
  { token, maxAge }: { token: string; maxAge: number },
): void {
  const { reply, config } = exchange;
  reply.setCookie(cookieName(name, config), token, { ...attributes(exchange), maxAge });
}

function clearCookie(exchange: Exchange, name: string): void {
  const { reply, config } = exchange;
  reply.clearCookie(cookieName(name, config), attributes(exchange));
}

function attributes({ request, config }: Exchange) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.isPublicOverHttps || request.protocol === 'https',
  } as const satisfies CookieSerializeOptions;
}
