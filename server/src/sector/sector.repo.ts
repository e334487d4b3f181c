import { messages } from '@grzadka/contract/core/messages';
import {
  type Sector,
  type SectorHeld,
  type SectorUpdate,
  sectorRefusals,
} from '@grzadka/contract/sector/sector.model';
import { sectorRecord } from '@grzadka/contract/sector/sector.record';
import { type Kysely, type Selectable, sql } from 'kysely';
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
import { etagOf } from '#src/core/change/if-match.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, conflictAt, invalidFields } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';

/** All sectors in their order. */
export async function listSectors(db: Kysely<Database>): Promise<Sector[]> {
  const rows = await db.selectFrom('sector').selectAll().orderBy('position').execute();
  return rows.map(({ id, name, position, version }) => {
    return { id, name, position, etag: etagOf(version) };
  });
}

/** The id of the sector that a query names as its `sector`, to the letter; 400 there when there is none. */
export async function getSectorId(db: Kysely<Database>, name: string): Promise<string> {
  const { id } = await selectSectorId(db, name).executeTakeFirstOrThrow(() =>
    invalidFields({ sector: messages.invalidValue }),
  );
  return id;
}

/**
 * The same of a sector that is to stay until the transaction ends: its deletion waits, or is waited for. 400 at
 * `sector`, in the words of `unknown`, when there is none.
 */
export async function lockSectorId(
  { trx }: ChangeTransaction,
  name: string,
  unknown: string,
): Promise<string> {
  const { id } = await selectSectorId(trx, name)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => invalidFields({ sector: unknown }));
  return id;
}

function selectSectorId(db: Kysely<Database>, name: string) {
  return db.selectFrom('sector').select('id').where('name', '=', name);
}

/** Adds a sector behind the others. 409 when there is one of that name, whatever its letter case. */
export function createSector(
  db: Kysely<Database>,
  { name, caller }: { name: string; caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    const position = (await lockSectors(tx)) + 1;
    return append(tx, sectorRecord, { values: { name, position } });
  });
}

/**
 * Renames a sector and moves it to a place, behind the end to the last one. The others make room, and
 * stay of the version they are of. 404, 409, 412.
 */
export function updateSector(
  db: Kysely<Database>,
  { position, caller, id, ifMatch, ...set }: ChangeRequest & SectorUpdate,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const count = await lockSectors(tx);
    const before = await lockRecord(tx, sectorRecord, { id, ifMatch });
    const to = Math.min(position ?? before.position, count);
    await makeRoom(tx, before, to);
    return updateLocked(tx, sectorRecord, { before, set: { ...set, position: to } });
  });
}

/**
 * Deletes a sector that no garden and no meter refers to; 409 says how many do, and names at its fields of what kind
 * they are. 404, 412.
 */
export function deleteSector(
  db: Kysely<Database>,
  { caller, ...which }: ChangeRequest,
): Promise<void> {
  return change(db, caller, async (tx) => {
    const count = await lockSectors(tx);
    // Whoever is about to put a garden or a meter into it is waited for.
    const before = await lockRecord(tx, sectorRecord, which);
    await refuseInUse(tx, before.id);
    await makeRoom(tx, before, count);
    await deleteLocked(tx, sectorRecord, { before });
  });
}

/** Lets changes of the sectors come one after the other until the transaction ends; returns how many there are. */
async function lockSectors({ trx }: ChangeTransaction): Promise<number> {
  await sql`lock table sector in share row exclusive mode`.execute(trx);
  const { count } = await trx
    .selectFrom('sector')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function refuseInUse(tx: ChangeTransaction, sectorId: string): Promise<void> {
  const counts: [SectorHeld, number][] = [
    ['gardens', await countIn(tx, 'garden', sectorId)],
    ['meters', await countIn(tx, 'meter', sectorId)],
    ['campaigns', await countCampaigns(tx, sectorId)],
  ];
  const held = counts.filter(([, count]) => count > 0);
  if (held.length === 0) return;
  throw new AppError('conflict', {
    message: sectorRefusals.inUse(held),
    fields: Object.fromEntries(held.map((one) => [one[0], sectorRefusals.inUse([one])])),
  });
}

async function countIn(
  { trx }: ChangeTransaction,
  table: 'garden' | 'meter',
  sectorId: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('sectorId', '=', sectorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The rounds of readings that are narrowed to it, or send somebody there; what is closed stays as it was. */
async function countCampaigns({ trx }: ChangeTransaction, sectorId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from campaign
    where state <> 'closed' and (
      ${sectorId} = any (campaign.sector_ids)
      or exists (
        select from campaign_reader where campaign_id = campaign.id and ${sectorId} = any (campaign_reader.sector_ids)
      )
    )
  `.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Shifts the sectors between the place of one and another by one place, towards the first of these. */
async function makeRoom(
  { trx }: ChangeTransaction,
  { id, position: from }: Selectable<Database['sector']>,
  to: number,
): Promise<void> {
  await trx
    .updateTable('sector')
    .set({ position: sql`position + ${sql.lit(to < from ? 1 : -1)}` })
    .where('id', '!=', id)
    .where('position', '>=', Math.min(from, to))
    .where('position', '<=', Math.max(from, to))
    .execute();
}

/** What a sector is refused with that breaks a rule of its table's own. */
export const sectorRules: BrokenRules = {
  sector_name: () => conflictAt({ name: sectorRefusals.takenName }),
};
