import type {
  Consumption,
  consumptionQuery,
} from '@grzadka/contract/meter/consumption/consumption.model';
import type { OwnMeasurement } from '@grzadka/contract/own/own.model';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { OwnScope } from '#src/core/scope/own-scope.ts';
import { readConsumption } from '#src/meter/consumption/consumption.repo.ts';
import { listMeasurements } from '#src/meter/meter.list.ts';

type Db = Kysely<Database>;

interface AskedMeter {
  readonly id: string;
  readonly own: OwnScope;
}

/**
 * The readings of an own meter that count, newest first: those of the time in which the caller holds the garden, and the one
 * before, which that time begins with. 404 where the meter is not theirs.
 */
export async function listOwnMeasurements(
  db: Db,
  { id, own, offset, limit }: AskedMeter & { offset: number; limit: number },
): Promise<{ items: OwnMeasurement[]; totalItems: number }> {
  const { items, totalItems } = await listMeasurements(db, {
    scope: isCountingOfOwn({ id, own }),
    offset,
    limit,
  });
  if (items.length === 0) await requireOwnMeter(db, { id, own });
  return { items: [...items], totalItems };
}

function isCountingOfOwn({ id, own }: AskedMeter): RawBuilder<SqlBool> {
  return sql`(
    measurement.meter_id = ${own.meter(id)}
    and exists (select from effective_measurement counting where counting.id = measurement.id)
    and measurement.measured_at >= coalesce(
      (
        select max(before.measured_at) from effective_measurement before
        where before.meter_id = ${own.meter(id)} and before.measured_at < ${beginOf({ id, own })}
      ),
      '-infinity'
    )
  )`;
}

/** The instant from which on the caller holds the garden of the meter. */
function beginOf({ id, own }: AskedMeter): RawBuilder<unknown> {
  return sql`(${own.meterSince(id)}::timestamp at time zone 'Europe/Warsaw')`;
}

async function requireOwnMeter(db: Db, { id, own }: AskedMeter): Promise<{ since: string | null }> {
  return db
    .selectFrom('meter')
    .select(own.meterSince(id).as('since'))
    .where('id', '=', own.meter(id))
    .executeTakeFirstOrThrow(notFound);
}

/** What was used at an own meter since the caller holds the garden, the earliest first, and its unit. 404 where it is not theirs. */
export async function readOwnConsumption(
  db: Db,
  { id, own, from, ...asked }: AskedMeter & z.output<typeof consumptionQuery>,
): Promise<{ items: Consumption[]; unit: string }> {
  const { since } = await requireOwnMeter(db, { id, own });
  const first = since !== null && (from === null || from < since) ? since : from;
  return readConsumption(db, { id: own.meter(id), from: first, ...asked });
}
