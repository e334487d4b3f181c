import type { Role } from '@grzadka/contract/core/access/roles';
import type { Selectable } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { requireCurrentPermission } from '#src/core/http/require-current-permission.ts';

interface PartyLogins {
  /** The logins of the party as they are under the lock. */
  readonly logins: readonly Selectable<Database['login']>[];
  /** The caller's role, likewise. */
  readonly callerRole: Role;
}

/**
 * Locks the logins of a locked party and the caller's own, in one order, for the rules of rank to be
 * asked of them: by whatever changes what leads to those logins, its e-mail address, its deletion, or
 * one day its merging with another. `forShare` holds off their change, `forUpdate` their use as well.
 * 401, 403 when the caller may change no party any more.
 */
export async function lockPartyLogins(
  { trx }: ChangeTransaction,
  { partyId, caller, lock }: { partyId: string; caller: Caller; lock: 'forShare' | 'forUpdate' },
): Promise<PartyLogins> {
  const { userLoginId } = caller;
  const logins = trx
    .selectFrom('login')
    .selectAll()
    .where((eb) => eb.or([eb('partyId', '=', partyId), eb('id', '=', userLoginId)]))
    .orderBy('id');
  const locked = await logins[lock]().execute();
  const own = locked.find((login) => login.id === userLoginId);
  return {
    logins: locked.filter((login) => login.partyId === partyId),
    callerRole: requireCurrentPermission(own, 'party:write'),
  };
}
