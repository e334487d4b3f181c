import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { Throttled } from '#src/core/attempt-limiter.ts';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import { senderNetwork } from '#src/core/http/edge/sender-network.ts';
import { findLoginByName } from '#src/login/login.repo.ts';
import { writeFailedSignIn } from './audit-sign-in.ts';
import { browserLabel } from './browser-label.ts';
import { isKnownDevice, rememberDevice } from './known-device.repo.ts';
import { readCookie } from './session-cookie.ts';
import type { Attempt, SignInThrottle } from './sign-in-throttle.ts';

/** Who wants to sign in, as far as the request says. */
export interface Visitor {
  /** Where the attempt comes from, an address or a network of IPv6, for the throttle. */
  readonly address: string;
  /** The token the browser brought, known or not. */
  readonly device: string | undefined;
  /** The browser's label. */
  readonly browser: string | null;
}

/** What the browser of who has signed in gets to keep. */
export interface SignedIn {
  sessionToken: string;
  deviceToken: string;
}

/** The visitor behind a request. */
export function visitorOf(request: FastifyRequest, config: Config): Visitor {
  return {
    address: senderNetwork(request.ip),
    device: readCookie(request, 'device', config),
    browser: browserLabel(request.headers['user-agent']),
  };
}

/**
 * Counts an attempt on a user name by `admit`, one of the throttle's, and returns it to be forgiven later; 429 past the limit,
 * which is recorded.
 */
export async function admitAttempt(
  db: Kysely<Database>,
  {
    username,
    visitor,
    admit,
  }: { username: string; visitor: Visitor; admit: (attempt: Attempt) => Promise<void> },
): Promise<Attempt> {
  const { address, device: token, browser } = visitor;
  const isKnown = token !== undefined && (await isKnownDevice(db, { token, username }));
  const attempt = { username, address, device: isKnown ? token : null };
  await admit(attempt).catch(async (refusal: unknown) => {
    // Once for each time that it locks: an attack must not fill the audit.
    if (refusal instanceof Throttled && refusal.isFirst) {
      const aimedAt = await findLoginByName(db, username);
      await writeFailedSignIn(db, { loginId: aimedAt?.id, action: 'sign-in-locked', browser });
    }
    throw refusal;
  });
  return attempt;
}

/** Forgets the attempts before a session that has begun, and makes its browser known. */
export async function welcome(
  { db, throttle }: { db: Kysely<Database>; throttle: SignInThrottle },
  input: { attempt: Attempt; visitor: Visitor; loginId: string; sessionToken: string },
): Promise<SignedIn> {
  const { attempt, visitor, loginId, sessionToken } = input;
  await throttle.forgive(attempt);
  const device = { token: visitor.device ?? null, loginId };
  return { sessionToken, deviceToken: await rememberDevice(db, device) };
}
