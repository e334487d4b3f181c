import { z } from 'zod';
import { instantReply } from '../core/fields.ts';
import { newPassword, presentPassword } from '../login/login.model.ts';

/** A session of the signed-in login, as 'Twoje konto' lists it. */
export const ownSession = z.object({
  id: z.string(),
  createdAt: instantReply,
  /** To the minute. */
  lastSeenAt: instantReply,
  /** Such as 'Firefox, Windows'; null where the browser did not say. */
  browser: z.string().nullable(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSession>;

/** The form that changes the own password. */
export const ownPasswordChange = z.object({
  currentPassword: presentPassword,
  newPassword,
});
