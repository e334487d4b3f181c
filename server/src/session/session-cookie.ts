import type { FastifyReply, FastifyRequest } from 'fastify';

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

/** Hands the token to the browser: out of reach of scripts and of other sites. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  input: { token: string; days: number },
): void {
  const lasting = { ...attributes(request), maxAge: input.days * 86_400 };
  reply.setCookie(sessionCookie, input.token, lasting);
}

/** Makes the browser known; it stays so when the person signs out. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const lasting = { ...attributes(request), maxAge: deviceDays * 86_400 };
  reply.setCookie(deviceCookie, token, lasting);
}

/** Takes the session token back from the browser. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, attributes(request));
}

function attributes(request: FastifyRequest) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  } as const;
}
