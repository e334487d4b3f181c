import { type Role, rolesByRank } from '@grzadka/contract/core/access/roles';
import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
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
 * Locks the logins of a locked party and the caller's own, in one order, against their use as well as their change, for
 * the rules of rank to be asked of them. 401, 403 when the caller may change no party any more.
 */
export async function lockPartyLogins(
  { trx }: ChangeTransaction,
  { partyId, caller: { userLoginId } }: { partyId: string; caller: Caller },
): Promise<PartyLogins> {
  const locked = await trx
    .selectFrom('login')
    .selectAll()
    .where((eb) => eb.or([eb('partyId', '=', partyId), eb('id', '=', userLoginId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const own = locked.find((login) => login.id === userLoginId);
  return {
    logins: locked.filter((login) => login.partyId === partyId),
    callerRole: requireCurrentPermission(own, 'party:write'),
  };
}

/** Who works with the logins of some parties, and who asks. */
interface PartyRoles {
  /** The roles of each party's logins, by the party's id; the lowest, which outranks nobody, is left out. */
  readonly roles: ReadonlyMap<string, readonly Role[]>;
  /** Null where nobody is signed in, as at the command line. */
  readonly callerRole: Role | null;
}

/**
 * Locks the logins of locked parties (`parties` selects their ids) and the caller's own, in one order; for changes of data that
 * leads to those logins, their e-mail address above all. It holds off their change, not their use. 401, 403 when the caller may
 * change no party any more.
 */
export async function lockRolesOfParties(
  trx: Transaction<Database>,
  { parties, caller: { userLoginId } }: { parties: RawBuilder<unknown>; caller: Actor },
): Promise<PartyRoles> {
  const { rows } = await sql<LockedRole>`
    with locked as materialized (
      select id, party_id, role, enabled from login
      where party_id in (${parties}) or id = ${userLoginId}
      order by id for share
    )
    select * from locked where role <> ${rolesByRank.at(-1)} or id = ${userLoginId}
  `.execute(trx);
  const own = rows.find(({ id }) => id === userLoginId);
  const ofParties = Map.groupBy(rows, ({ partyId }) => partyId ?? '');
  return {
    roles: new Map([...ofParties].map(([id, logins]) => [id, logins.map(({ role }) => role)])),
    callerRole: userLoginId === null ? null : requireCurrentPermission(own, 'party:write'),
  };
}

type LockedRole = Pick<Selectable<Database['login']>, 'id' | 'partyId' | 'role' | 'enabled'>;
