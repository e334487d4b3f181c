import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#src/core/config/config.ts';

/** The name of the cookie with the session token. */
export const sessionCookie = 'grzadka_session';
const deviceCookie = 'grzadka_device';

/** How long a browser that nobody signs in with stays known, in days. */
export const deviceDays = 365;

/** The session token a request carries, if any. */
export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookie];
}

/** The token of the browser a request comes from, if somebody has signed in there before. */
export function deviceToken(request: FastifyRequest): string | undefined {
  return request.cookies[deviceCookie];
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
  exchange.reply.setCookie(sessionCookie, token, { ...attributes(exchange), maxAge });
}

/** Makes the browser known; it stays so when the person signs out. */
export function setDeviceCookie(exchange: Exchange, token: string): void {
  const maxAge = deviceDays * 86_400;
  exchange.reply.setCookie(deviceCookie, token, { ...attributes(exchange), maxAge });
}

/** Takes the session token back from the browser. */
export function clearSessionCookie(exchange: Exchange): void {
  exchange.reply.clearCookie(sessionCookie, attributes(exchange));
}

function attributes({ request, config }: Exchange) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.isPublicOverHttps || request.protocol === 'https',
  } as const;
}
