import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { meterRecord } from '@grzadka/contract/meter/meter.record';
import { mostMoved, type ZoneMove, zoneRefusals } from '@grzadka/contract/zone/zone.model';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change, updateLocked } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields, notFound } from '#src/core/errors/app-error.ts';
import { requireAll } from '#src/core/record/require-all.ts';

/**
 * Puts meters into a zone, or into none, all of them or none; records each (docs/product/readings.md#zones). Returns how many
 * were not there yet. 404 where the named zone does not exist, 400 where a meter does not or is of another type than the zone,
 * and where they are too many.
 */
export function moveMeters(
  db: Kysely<Database>,
  { caller, ...move }: ZoneMove & { caller: Actor },
): Promise<{ moved: number }> {
  return change(db, caller, async (tx) => {
    const type = move.zoneId === null ? null : await lockType(tx, move.zoneId);
    const found = await lockMeters(tx, move, type);
    refuse(move, found, type);
    const moved = found.filter(({ zoneId }) => zoneId !== move.zoneId);
    for (const before of moved) {
      await updateLocked(tx, meterRecord, { before, set: { zoneId: move.zoneId } });
    }
    return { moved: moved.length };
  });
}

/** The type of a zone that stays, and of that type, until the transaction ends. */
async function lockType({ trx }: ChangeTransaction, zoneId: string): Promise<MeterType> {
  const { type } = await trx
    .selectFrom('zone')
    .select('type')
    .where('id', '=', recordId(zoneId))
    .forKeyShare()
    .executeTakeFirstOrThrow(notFound);
  return type;
}

/**
 * The meters that are meant, one more than may be moved at the most; locked in the order of their ids, so that no two
 * such changes wait for each other.
 */
async function lockMeters({ trx }: ChangeTransaction, move: ZoneMove, type: MeterType | null) {
  const meant = trx
    .selectFrom('meter')
    .selectAll()
    .orderBy('id')
    .limit(mostMoved + 1)
    .forNoKeyUpdate();
  if ('fromZoneId' in move) {
    return meant.where('zoneId', '=', recordId(move.fromZoneId)).execute();
  }
  if ('sectorId' in move) {
    return meant
      .where('sectorId', '=', move.sectorId)
      .where('type', '=', type)
      .where('active', '=', true)
      .where('role', '!=', 'main')
      .where('zoneId', 'is', null)
      .execute();
  }
  const ids = await requireAll(trx, meterRecord, { ids: move.meterIds, field: 'meterIds' });
  return meant.where('id', 'in', ids).execute();
}

/** So many meters that do not fit are called by their names. */
const mostNamed = 5;

/** Refuses meters that do not fit the zone, and too many of them, at the field that says which are meant. */
function refuse(
  { zoneId: _zoneId, ...source }: ZoneMove,
  found: readonly { name: string; type: MeterType }[],
  type: MeterType | null,
): void {
  const at = (message: string) =>
    invalidFields(Object.fromEntries(Object.keys(source).map((field) => [field, message])));
  if (found.length > mostMoved) throw at(zoneRefusals.tooMany);
  const others = found.filter((meter) => type !== null && meter.type !== type);
  if (others.length === 0) return;
  throw at(zoneRefusals.otherType(others.slice(0, mostNamed).map(({ name }) => name)));
}
