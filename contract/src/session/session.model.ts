import * as z from 'zod/mini';
import { isStorable } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { sessionEndReason } from '../login/end-reason.ts';

/**
 * Who is signed in; `displayName` is the person's or company's name. `mustSwitchOnSecondFactor` is there
 * only where it is true: nothing else may be done first. `endReason` is there only where nobody is signed in, and
 * somebody else has ended the session that the browser had.
 */
export const sessionInfo = z.object({
  isUserAuthenticated: z.boolean(),
  securityRoles: z.array(z.string()),
  user: z.nullable(
    z.object({ userLoginId: z.string(), loginId: z.string(), displayName: z.string() }),
  ),
  mustSwitchOnSecondFactor: z.optional(z.literal(true)),
  endReason: z.optional(sessionEndReason),
});

export type SessionInfo = z.infer<typeof sessionInfo>;

const requiredText = z.string({ error: messages.fieldEmpty }).check(
  z.refine((value) => value.trim() !== '', messages.fieldEmpty),
  z.maxLength(1000, messages.tooLong(1000)),
  z.refine(isStorable, messages.invalidCharacter),
  z.meta({ minLength: 1 }),
);

/** The sign-in form. The password is taken as typed, blanks included. */
export const credentials = z.object({
  username: requiredText.check(z.trim(), z.normalize('NFC')),
  password: requiredText,
});
