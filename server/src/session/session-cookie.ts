import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'grzadka_session';

/** The session token a request carries, if any. */
export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName];
}

/** Hands the token to the browser: out of reach of scripts and of other sites (decisions 7). */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  input: { token: string; days: number },
): void {
  reply.setCookie(cookieName, input.token, { ...attributes(request), maxAge: input.days * 86_400 });
}

/** Takes the token back from the browser. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName, attributes(request));
}

function attributes(request: FastifyRequest) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  } as const;
}
