import { outranks } from '../core/permissions.ts';
import type { Role } from '../core/roles.ts';

/**
 * Whether none of a party's logins ranks above `role`. Whoever may not manage a login may not touch what
 * leads to it either: the e-mail address that its next password is sent to, and the party itself.
 */
export function isWithinRank(role: Role, loginRoles: readonly Role[]): boolean {
  return !loginRoles.some((other) => outranks(other, role));
}

/** What a changed e-mail address of a party with a higher login is answered with. */
export const emailOfHigherRank =
  'Nie możesz zmieniać adresu e-mail podmiotu z loginem o wyższej randze niż Twoja.';

/** What the deletion of a party with a higher login, or with the own one, is answered with. */
export const partyDeletionRefusals = {
  higherRank:
    'Nie możesz usunąć tego podmiotu razem z jego loginami: jest wśród nich login wyższej rangi.',
  ownLogin:
    'Nie możesz usunąć tego podmiotu razem z jego loginami: jest wśród nich login, na którym pracujesz.',
} as const;
