import { type Kysely, sql } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

/** A reading as a file states it; `value` is a decimal as text, in the meter's unit. */
export interface Reading {
  readonly meterId: string;
  readonly value: string;
  /** UTC with milliseconds, as ISO 8601 writes it. */
  readonly measuredAt: string;
}

interface StatedReading {
  readonly meterId: string;
  readonly value: string | null;
  readonly readAt: Temporal.Instant | null;
}

/** Those of the stated readings that their meter does not have yet: neither time nor value differ. */
export async function newReadings(
  db: Kysely<Database>,
  stated: readonly StatedReading[],
): Promise<Reading[]> {
  const readings = stated.flatMap(({ meterId, value, readAt }) =>
    value === null || readAt === null
      ? []
      : [{ meterId, value, measuredAt: new Date(readAt.epochMilliseconds).toISOString() }],
  );
  const { rows } = await sql<{ position: number }>`
    select stated.position::int
    from unnest(
      ${readings.map(({ meterId }) => meterId)}::uuid[],
      ${readings.map(({ measuredAt }) => measuredAt)}::timestamptz[],
      ${readings.map(({ value }) => value)}::numeric[]
    ) with ordinality as stated (meter_id, measured_at, value, position)
    join measurement using (meter_id, measured_at, value)
  `.execute(db);
  const known = new Set(rows.map(({ position }) => position));
  return readings.filter((_, index) => !known.has(index + 1));
}

/** Appends readings; a file does not say who took them. */
export async function appendReadings(
  db: Kysely<Database>,
  readings: readonly Reading[],
): Promise<void> {
  if (readings.length === 0) return;
  await db
    .insertInto('measurement')
    .values(
      readings.map((reading) => ({
        id: newId(),
        ...reading,
        channel: 'import' as const,
        // Of the device that was there then, which the database finds.
        installationId: sql<string>`null`,
      })),
    )
    .execute();
}
