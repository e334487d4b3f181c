import { partyRecord } from '@grzadka/contract/party/party.record';
import { isWithinRank, partyDeletionRefusals } from '@grzadka/contract/party/party-rank';
import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import {
  type ChangeRequest,
  change,
  type Deletion,
  deleteLocked,
  lockRecord,
} from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { waitForAssignmentImport } from '#src/core/database/wait-for-import.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { keepLoginSecrets } from './deleted-login-secrets.ts';
import { lockPartyLogins } from './lock-party-logins.ts';

/**
 * Deletes a party: its logins and their sessions go with it, its gardens are released, and
 * measurements keep the name of who took them. The audit keeps all of it but passwords, which stay
 * for the minute in which it can be undone. 404, 412; 403 when one of its logins is the caller's own or of a higher
 * rank, 409 when something is recorded on an account that it holds or held.
 */
export function deleteParty(
  db: Kysely<Database>,
  { caller, ...which }: ChangeRequest & { caller: Caller },
): Promise<Deletion> {
  return change(db, caller, async (tx) => {
    await waitForAssignmentImport(tx.trx);
    // Before the party, whose number of gardens they change: whoever releases one has locked it first, too. And their
    // gardens, whose accounts lose a holder: whoever assigns one has locked it first.
    await tx.trx
      .selectFrom('assignment')
      .select('id')
      .where('partyId', '=', recordId(which.id))
      .orderBy('id')
      .forUpdate()
      .execute();
    await tx.trx
      .selectFrom('garden')
      .select('id')
      .where('id', 'in', (held) =>
        held.selectFrom('assignment').select('gardenId').where('partyId', '=', recordId(which.id)),
      )
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const party = await lockRecord(tx, partyRecord, which);
    const { logins, callerRole } = await lockPartyLogins(tx, { partyId: party.id, caller });
    if (logins.some(({ id }) => id === caller.userLoginId)) {
      throw new AppError('forbidden', { message: partyDeletionRefusals.ownLogin });
    }
    const roles = logins.map(({ role }) => role);
    if (!isWithinRank(callerRole, roles)) {
      throw new AppError('forbidden', { message: partyDeletionRefusals.higherRank });
    }
    const assignment = await tx.trx
      .selectFrom('assignment')
      .selectAll()
      .where('partyId', '=', party.id)
      .orderBy('id')
      .execute();
    const membership = await tx.trx
      .selectFrom('membership')
      .selectAll()
      .where('partyId', '=', party.id)
      .orderBy('id')
      .execute();
    const transferApplication = await tx.trx
      .selectFrom('transferApplication')
      .selectAll()
      .where((eb) => eb('fromPartyId', '=', party.id).or('toPartyId', '=', party.id))
      .orderBy('id')
      .execute();
    const consents = await readConsentsOf(tx.trx, party.id);
    const settlements = await readSettlementsOf(tx.trx, party.id);
    const exemption = await readExemptionsOf(tx.trx, party.id);
    await keepLoginSecrets(tx.trx, { partyId: party.id });
    // Logins with their sessions and messages, memberships, consents, exemptions, assignments and applications go by the tables'
    // own references; accounts that nobody else holds go with the assignments.
    const rows = { login: logins, membership, ...consents, assignment, ...settlements, exemption };
    return deleteLocked(tx, partyRecord, { before: party, rows: { ...rows, transferApplication } });
  }).catch(explain);
}

/** All that a party agreed to, and took back. */
async function readConsentsOf(trx: Transaction<Database>, partyId: string) {
  const consent = await trx
    .selectFrom('consent')
    .selectAll()
    .where('partyId', '=', partyId)
    .orderBy('id')
    .execute();
  const consentWithdrawal = await trx
    .selectFrom('consentWithdrawal')
    .selectAll()
    .where('consentId', 'in', (given) =>
      given.selectFrom('consent').select('id').where('partyId', '=', partyId),
    )
    .orderBy('id')
    .execute();
  return { consent, consentWithdrawal };
}

/** The accounts that a party holds or held, and what makes it their holder. */
async function readSettlementsOf(trx: Transaction<Database>, partyId: string) {
  const settlementHolder = await trx
    .selectFrom('settlementHolder')
    .selectAll()
    .where('partyId', '=', partyId)
    // An account without a garden makes its party the holder by itself.
    .where('assignmentId', 'is not', null)
    .orderBy('assignmentId')
    .execute();
  const settlement = await trx
    .selectFrom('settlement')
    .selectAll()
    .where('id', 'in', (held) =>
      held.selectFrom('settlementHolder').select('settlementId').where('partyId', '=', partyId),
    )
    .orderBy('id')
    .execute();
  return { settlement, settlementHolder };
}

/** The exemptions of a party, and those of accounts that nobody else holds or held. */
function readExemptionsOf(trx: Transaction<Database>, partyId: string) {
  return trx
    .selectFrom('exemption')
    .selectAll()
    .where(sql<SqlBool>`
      party_id = ${partyId}
      or (
        settlement_id in (select held.settlement_id from settlement_holder held where held.party_id = ${partyId})
        and not exists (
          select from settlement_holder other
          where other.settlement_id = exemption.settlement_id and other.party_id <> ${partyId}
        )
      )
    `)
    .orderBy('id')
    .execute();
}

const explain = explainBroken({
  settlement_in_use: () => new AppError('conflict', { message: partyDeletionRefusals.settled }),
  handover_party_party_id_fkey: () =>
    new AppError('conflict', { message: partyDeletionRefusals.handedOver }),
  waiting_party_id_fkey: () => new AppError('conflict', { message: partyDeletionRefusals.waits }),
});
