import * as z from 'zod/mini';

/** Why a session is over that somebody else has ended: they signed it out, set a new password, or disabled the login. */
export const sessionEndReason = z.enum(['signed-out', 'new-password', 'disabled']);

export type SessionEndReason = z.infer<typeof sessionEndReason>;
