import { highestRole, type Role } from '@grzadka/contract/core/access/roles';
import {
  emailOfHigherRank,
  isWithinRank,
  partyDeletionRefusals,
} from '@grzadka/contract/party/party-rank';
import type { PartyLogin } from '@grzadka/contract/party/party-reply';

interface Person {
  role: Role | undefined;
  userLoginId: string | undefined;
}

interface Obstacles {
  /** Why the e-mail address may not be changed; undefined where it may. */
  email: string | undefined;
  /** Why the party may not be deleted. */
  deletion: string | undefined;
}

/**
 * What the person may not do to a party because of its logins, in the words of the server that would
 * refuse it. A role that this application does not know has no rank.
 */
export function partyObstacles(
  { role, userLoginId }: Person,
  logins: readonly Pick<PartyLogin, 'userLoginId' | 'securityRoles'>[],
): Obstacles {
  const roles = logins.flatMap(({ securityRoles }) => highestRole(securityRoles) ?? []);
  const isWithin = role !== undefined && isWithinRank(role, roles);
  const isOwn = logins.some((login) => login.userLoginId === userLoginId);
  const higherRank = isWithin ? undefined : partyDeletionRefusals.higherRank;
  return {
    email: isWithin ? undefined : emailOfHigherRank,
    deletion: isOwn ? partyDeletionRefusals.ownLogin : higherRank,
  };
}
