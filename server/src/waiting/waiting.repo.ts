import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import {
  type Offer,
  refusedWaiting,
  type WaitingCreate,
  type WaitingDetails,
  type WaitingUpdate,
  waitingRefusals,
} from '@grzadka/contract/waiting/waiting.model';
import { waitingRecord } from '@grzadka/contract/waiting/waiting.record';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  append,
  type ChangeRequest,
  type ChangeTransaction,
  change,
  deleteLocked,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { isRecordId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict, invalidFields, notFound } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';
import { requireAll } from '#src/core/record/require-all.ts';
import { shownColumns } from './shown-columns.ts';

/** An entry with what was offered, the latest first, and its version; 404 when there is none. */
export async function getWaiting(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<WaitingDetails & { version: number }> {
  return db
    .selectFrom('waiting')
    .select(shownColumns)
    .select(['version', 'note', 'sectorIds'])
    .select(
      sql<Offer[]>`coalesce((
        select json_agg(
          json_build_object(
            'id', offer.id, 'garden', json_build_object('id', garden.id, 'name', garden.name), 'offeredOn', offered_on,
            'until', until, 'answer', answer, 'answeredOn', answered_on, 'reason', reason
          )
          order by offer.created_at desc, offer.id desc
        )
        from waiting_offer_standing offer join garden on garden.id = offer.garden_id
        where waiting_id = waiting.id
      ), '[]')`.as('offers'),
    )
    .where('waiting.id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
}

/** How many wait, those with an open offer among them, and since when the first of them. */
export async function readSummary(
  db: Kysely<Database>,
): Promise<{ waiting: number; since: string | null }> {
  const { rows } = await sql<{ waiting: number; since: string | null }>`
    select count(*)::integer as waiting, min(applied_on) as since from waiting where ended_as is null
  `.execute(db);
  return rows[0] ?? { waiting: 0, since: null };
}

/** Adds an entry. 400 where it does not fit together, or the party is not there. */
export function createWaiting(
  db: Kysely<Database>,
  { caller, ...form }: WaitingCreate & { caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    requireWhole(form);
    await requireSectors(tx, form);
    return append(tx, waitingRecord, { values: { ...form, ...named } });
  });
}

/** Changes an entry, or records that they want no plot any more: an open offer is a no then. 400, 404, 412; 409 for who took one. */
export function updateWaiting(
  db: Kysely<Database>,
  { caller, id, ifMatch, isWithdrawn, ...set }: ChangeRequest & WaitingUpdate,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, waitingRecord, { id, ifMatch });
    const [areaFrom, areaThru] = [before.areaFrom, before.areaThru].map(numberOf);
    requireWhole({ ...before, areaFrom, areaThru, ...set });
    await requireSectors(tx, set);
    const was = before.endedAs === 'withdrawn';
    if (isWithdrawn === undefined || isWithdrawn === was) {
      return updateLocked(tx, waitingRecord, { before, set });
    }
    if (before.endedAs === 'taken') throw conflict(waitingRefusals.holds);
    if (isWithdrawn) {
      await tx.trx
        .updateTable('waitingOffer')
        .set({ answer: 'no', answeredOn: gardenToday() })
        .where('waitingId', '=', before.id)
        .where('answer', 'is', null)
        .execute();
    }
    const ended = isWithdrawn
      ? { endedAs: 'withdrawn' as const, endedAt: new Date().toISOString() }
      : { endedAs: null, endedAt: null };
    return updateLocked(tx, waitingRecord, { before, set: { ...set, ...ended } });
  });
}

/** Deletes an entry with its offers; the audit has both. 404, 412. */
export function deleteWaiting(
  db: Kysely<Database>,
  { caller, ...which }: ChangeRequest,
): Promise<unknown> {
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, waitingRecord, which);
    const offers = tx.trx.selectFrom('waitingOffer').selectAll().where('waitingId', '=', before.id);
    const waitingOffer = await offers.orderBy('id').execute();
    return deleteLocked(tx, waitingRecord, { before, rows: { waitingOffer } });
  });
}

function numberOf(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}

/** Refuses a sector that is not there: 400. */
async function requireSectors(
  { trx }: ChangeTransaction,
  { sectorIds = [] }: Pick<WaitingUpdate, 'sectorIds'>,
): Promise<void> {
  await requireAll(
    trx,
    { table: 'sector', hasTextIds: true },
    { ids: sectorIds, field: 'sectorIds' },
  );
}

/** The database fills them in. */
const named = { called: '', search: '' } as const;

function requireWhole(entry: Parameters<typeof refusedWaiting>[0]): void {
  const refused = refusedWaiting(entry, gardenToday());
  const { partyId } = entry;
  if (partyId && !isRecordId(partyId)) refused.partyId = waitingRefusals.noParty;
  if (Object.keys(refused).length > 0) throw invalidFields(refused);
}

/** What is refused where somebody was deleted at that very moment. */
export const waitingRules: BrokenRules = {
  waiting_party_id_fkey: () => invalidFields({ partyId: waitingRefusals.noParty }),
};
