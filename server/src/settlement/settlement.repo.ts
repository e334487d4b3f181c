import {
  payerNoHolder,
  type SettlementDetails,
  type SettlementUpdate,
} from '@grzadka/contract/settlement/settlement.model';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import {
  type ChangeRequest,
  type ChangeTransaction,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { jsonObject } from '#src/core/database/wire-columns.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';

/** An account with its holders and its version; 404 when there is none. */
export async function getSettlement(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<SettlementDetails & { version: number }> {
  return readSettlement(db, id);
}

const readSettlement = readById((db, wanted) =>
  db
    .selectFrom('settlement')
    .select(['settlement.id', 'reference', 'openedOn', 'closedOn', 'note', 'useOverpayments'])
    .select('settlement.version')
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('garden')
          .innerJoin('sector', 'sector.id', 'garden.sectorId')
          .select(['garden.id', 'garden.name', 'sector.name as sector'])
          .whereRef('garden.id', '=', 'settlement.gardenId'),
      ).as('garden'),
      jsonObjectFrom(
        eb
          .selectFrom('party')
          .select(['party.id', 'party.name'])
          .whereRef('party.id', '=', 'settlement.payerId'),
      ).as('payer'),
      jsonArrayFrom(
        eb
          .selectFrom('settlementHolder')
          .leftJoin('assignment', 'assignment.id', 'assignmentId')
          .innerJoin('party', 'party.id', 'settlementHolder.partyId')
          .select((holder) => [
            jsonObject({ id: holder.ref('party.id'), name: holder.ref('party.name') }).as('party'),
            // The days of an account without a garden are its own.
            sql<
              string | null
            >`case when assignment.id is null then opened_on else valid_from end`.as('from'),
            sql<
              string | null
            >`coalesce(nullif(valid_thru, 'infinity'), case when assignment.id is null then closed_on end)`.as(
              'thru',
            ),
            sql<boolean>`exists (select from current_membership where party_id = party.id)`.as(
              'isMember',
            ),
          ])
          .whereRef('settlementHolder.settlementId', '=', 'settlement.id')
          .orderBy(sql`valid_from nulls first, party.name collate polish, assignment.id`),
      ).as('holders'),
    ])
    .where('settlement.id', '=', wanted),
);

/** Changes whom letters address, a holder, what is noted of an account, and whether it keeps what is overpaid. 404, 412; 400 for anybody else. */
export function updateSettlement(
  db: Kysely<Database>,
  { caller, ...request }: ChangeRequest & SettlementUpdate,
): Promise<{ version: number }> {
  return change(db, caller, (tx) => changeSettlement(tx, request));
}

/** The same in a transaction that does more. */
export async function changeSettlement(
  tx: ChangeTransaction,
  { id, ifMatch, ...set }: Omit<ChangeRequest, 'caller'> & SettlementUpdate,
): Promise<{ version: number }> {
  const before = await lockRecord(tx, settlementRecord, { id, ifMatch });
  const { payerId } = set;
  if (payerId !== undefined && payerId !== null && payerId !== before.payerId) {
    const holder = tx.trx
      .selectFrom('settlementHolder')
      .select('partyId')
      .where('settlementId', '=', before.id)
      .where(sql`party_id::text`, '=', payerId);
    await holder.executeTakeFirstOrThrow(() => invalidFields({ payerId: payerNoHolder }));
  }
  return updateLocked(tx, settlementRecord, { before, set });
}
