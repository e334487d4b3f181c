import * as z from 'zod/mini';
import { rolesByRank } from '../core/access/roles.ts';
import { openSession } from '../session/open-session.model.ts';

/** How many sessions are listed, the last used first; the count is of all. */
export const listedSessions = 500;

/** A session with whose it is, as 'Kto jest zalogowany' lists it. */
export const loginSession = z.extend(openSession, {
  userLoginId: z.string(),
  /** The user name. */
  loginId: z.string(),
  role: z.enum(rolesByRank),
  /** Whose login it is; null of one that belongs to nobody. */
  party: z.nullable(z.object({ id: z.string(), name: z.string() })),
});

export type LoginSession = z.infer<typeof loginSession>;

export const loginSessions = z.object({
  items: z.array(loginSession).check(z.maxLength(listedSessions)),
  totalItems: z.int(),
});
