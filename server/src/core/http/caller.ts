import type { Role } from '@grzadka/contract/core/access/roles';
import type { Actor } from '../change/audit-entry.ts';

/** The signed-in login behind a request, as the database knows it at this moment. */
export interface Caller extends Actor {
  userLoginId: string;
  /** The session that asks. */
  sessionId: string;
  userName: string;
  role: Role;
  /** What the shell shows: the party's name, or the user name of a login without a party. */
  displayName: string;
  /** The role asks for a second factor and there is none yet: nothing else may be done first. */
  mustSwitchOnSecondFactor: boolean;
  /** Who a measurement is recorded under. */
  person: { firstName: string | null; lastName: string | null };
}
