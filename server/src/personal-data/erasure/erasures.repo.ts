import {
  type Erasure,
  type ErasureStanding,
  erasureRefusals,
  type erasureRequest,
  holdDays,
} from '@grzadka/contract/personal-data/erasure.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict, invalidFields, notFound } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { putOnHold, takeOffHold } from './hold.ts';
import { findObstacles } from './obstacles.ts';

/**
 * Begins to forget a party: its data are put away for the days in which that can be taken back. 404; 409 with what stands in the
 * way, in words; 400 for a day to come.
 */
export function requestErasure(
  db: Kysely<Database>,
  { caller, ...asked }: z.output<typeof erasureRequest> & { caller: Caller },
): Promise<{ id: string }> {
  return change(db, caller, async ({ trx, actor }) => {
    const partyId = await lockParty(trx, asked.partyId);
    const { rows: days } = await sql<{ isLater: boolean }>`
      select ${asked.askedOn}::date > today() as is_later
    `.execute(trx);
    if (days[0]?.isLater) throw invalidFields({ askedOn: erasureRefusals.askedLater });
    const open = trx.selectFrom('erasure').select('id').where('partyId', '=', partyId);
    const isUnderWay = await open.where('state', '<>', 'cancelled').executeTakeFirst();
    if (isUnderWay) throw conflict(erasureRefusals.underWay);
    const obstacles = await findObstacles(trx, { parties: [partyId], loginId: caller.userLoginId });
    const [obstacle] = obstacles.get(partyId) ?? [];
    if (obstacle !== undefined) throw conflict(obstacle.message);
    const id = await addErasure(trx, { ...asked, partyId });
    // By the name that it has now: nobody reads in the entry whose data these were.
    await writeAuditEntry(trx, { actor, action: 'erase', recordType: 'party', recordId: partyId });
    return { id };
  });
}

interface Added extends z.output<typeof erasureRequest> {
  /** By which papers call the person already, and until when the data are put away, where a list says so. */
  readonly listed?: { readonly number: number; readonly heldThru: string };
}

/** Records an erasure and puts the data away. */
export async function addErasure(
  trx: Transaction<Database>,
  { partyId, ground, askedOn, askedBy, listed }: Added,
): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('grzadka erasures'))`.execute(trx);
  const id = newId();
  const number = listed?.number ?? null;
  await sql`
    insert into erasure (id, number, party_id, ground, asked_on, asked_by, held_thru, kept)
    select
      ${id},
      case when bool_or(number = ${number}::integer) is not true and ${number}::integer is not null
        then ${number}::integer else coalesce(max(number), 0) + 1 end,
      ${partyId}, ${ground}, ${askedOn}, ${askedBy},
      coalesce(${listed?.heldThru ?? null}::date, today() + ${holdDays}::integer), '{}'
    from erasure
  `.execute(trx);
  await putOnHold(trx, id);
  return id;
}

/** Takes an erasure back: all is as it was. 404; 409 once the data are gone. */
export function cancelErasure(
  db: Kysely<Database>,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  return change(db, caller, async ({ trx, actor }) => {
    const { state, partyId } = await trx
      .selectFrom('erasure')
      .select(['state', 'partyId'])
      .where('id', '=', recordId(id))
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    if (state === 'cancelled') throw conflict(erasureRefusals.isCancelled);
    if (state !== 'held' || partyId === null) throw conflict(erasureRefusals.isOver);
    await takeOffHold(trx, id);
    await writeAuditEntry(trx, {
      actor,
      action: 'cancel-erase',
      recordType: 'party',
      recordId: partyId,
    });
  }).catch(explain);
}

/** The number may have been given to somebody else meanwhile. */
const explain = explainBroken({
  party_register_number_key: () => conflict(erasureRefusals.numberTaken),
  party_register_number_any_case: () => conflict(erasureRefusals.numberTaken),
});

/** Sets or lifts the hold of a court: as long as it stands nothing of the party goes. 404. */
export function changeLegalHold(
  db: Kysely<Database>,
  { partyId, isHeld, caller }: { partyId: string; isHeld: boolean; caller: Caller },
): Promise<void> {
  return change(db, caller, async ({ trx, actor }) => {
    const id = await lockParty(trx, partyId);
    if (isHeld) {
      await sql`
        insert into legal_hold (party_id, since) values (${id}, today()) on conflict do nothing
      `.execute(trx);
    } else {
      await trx.deleteFrom('legalHold').where('partyId', '=', id).execute();
    }
    const action = isHeld ? 'set-legal-hold' : 'lift-legal-hold';
    await writeAuditEntry(trx, { actor, action, recordType: 'party', recordId: id });
  });
}

async function lockParty(trx: Transaction<Database>, id: string): Promise<string> {
  const party = await trx
    .selectFrom('party')
    .select('id')
    .where('id', '=', recordId(id))
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  return party.id;
}

function selectErasures(db: Kysely<Database>) {
  return db
    .selectFrom('erasure')
    .select(['id', 'number', 'partyId', 'ground', 'askedOn', 'askedBy', 'state', 'createdAt'])
    .select(['cancelledAt', 'contactAt', 'nameAt'])
    .select([
      sql<
        string | null
      >`case state when 'held' then coalesce(kept ->> 'company_name', concat_ws(' ', kept ->> 'last_name', kept ->> 'first_name')) end`.as(
        'heldName',
      ),
      sql<
        string | null
      >`case state when 'held' then held_thru + 1 when 'contact' then name_on end`.as('nextOn'),
      sql<boolean>`exists (select from legal_hold where legal_hold.party_id = erasure.party_id)`.as(
        'isOnHold',
      ),
    ]);
}

/** All erasures, the latest first, with what stands in the way of those that are held. */
export async function listErasures(db: Kysely<Database>): Promise<{ items: Erasure[] }> {
  const rows = await selectErasures(db).orderBy('number', 'desc').execute();
  return { items: await withObstacles(db, rows) };
}

async function withObstacles(
  db: Kysely<Database>,
  rows: readonly Omit<Erasure, 'obstacle'>[],
): Promise<Erasure[]> {
  const held = rows.flatMap(({ state, partyId }) => (state === 'held' ? (partyId ?? []) : []));
  const obstacles = await findObstacles(db, { parties: held });
  return rows.map((row) => ({
    ...row,
    obstacle: obstacles.get(row.partyId ?? '')?.[0]?.message ?? null,
  }));
}

/** How a party stands: its erasure, and what would stand in the way of one. 404. */
export async function readStanding(
  db: Kysely<Database>,
  { id, caller }: { id: string; caller: Caller },
): Promise<ErasureStanding> {
  const { id: partyId } = await db
    .selectFrom('party')
    .select('id')
    .where('id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
  const rows = await selectErasures(db)
    .where('partyId', '=', partyId)
    .where('state', '<>', 'cancelled')
    .execute();
  const [erasure = null] = await withObstacles(db, rows);
  const asked = { parties: [partyId], loginId: caller.userLoginId };
  const obstacles = (await findObstacles(db, asked)).get(partyId) ?? [];
  const isOnHold = obstacles.some(({ kind }) => kind === 'legal-hold');
  return { erasure, isOnHold, obstacles: [...obstacles] };
}
