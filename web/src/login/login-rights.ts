import { highestRole, type Role } from '@grzadka/contract/core/access/roles';
import { mayManage } from '@grzadka/contract/login/rank';
import type { PartyLogin } from '@grzadka/contract/party/party-reply';

/** What somebody may do with a login: all of it, or why nothing. */
export type LoginRight = 'manage' | 'own' | 'higher-rank';

interface Person {
  role: Role | undefined;
  userLoginId: string | undefined;
}

/**
 * What the person may do with a login: nobody manages one of a higher rank, and the own one is
 * changed on the own account's screen. A role that this application does not know has no rank.
 */
export function loginRight(
  { role, userLoginId }: Person,
  login: Pick<PartyLogin, 'userLoginId' | 'securityRoles'>,
): LoginRight {
  if (login.userLoginId === userLoginId) return 'own';
  const other = highestRole(login.securityRoles);
  const isWithinRank = role !== undefined && (other === undefined || mayManage(role, other));
  return isWithinRank ? 'manage' : 'higher-rank';
}
