import { type Kysely, sql } from 'kysely';
import type { ImportedEntry } from '#src/core/change/imported-entries.ts';
import type { Database } from '#src/core/database/tables.ts';

/** A reading as a file states it; `value` is a decimal as text, as the dial shows it. */
export interface Reading {
  readonly meterId: string;
  readonly value: string;
  /** UTC with milliseconds, as ISO 8601 writes it. */
  readonly measuredAt: string;
}

/** A reading that is to be appended, with the codes of what was found in it. */
export interface JudgedReading extends Reading {
  readonly id: string;
  readonly verdict: readonly string[];
}

/**
 * What the program knows of a reading already, neither meter nor time nor value being others: that it is `stored`, or that
 * somebody has taken it back at an instant and nobody entered it again.
 */
export type KnownReading = 'stored' | { readonly reversedAt: string };

/** What is known of each of these readings; undefined of those that are new. An estimate is no reading. */
export async function knownReadings(
  db: Kysely<Database>,
  readings: readonly Reading[],
): Promise<(KnownReading | undefined)[]> {
  const { rows } = await sql<{ position: number; isStored: boolean; reversedAt: string }>`
    select
      stated.position::int, bool_or(reversal.id is null) as is_stored,
      max(reversal.reversed_at) as reversed_at
    from unnest(
      ${readings.map(({ meterId }) => meterId)}::uuid[],
      ${readings.map(({ measuredAt }) => measuredAt)}::timestamptz[],
      ${readings.map(({ value }) => value)}::numeric[]
    ) with ordinality as stated (meter_id, measured_at, value, position)
    join measurement using (meter_id, measured_at, value)
    left join measurement_reversal reversal on reversal.measurement_id = measurement.id
    where channel <> 'estimate'
    group by stated.position
  `.execute(db);
  const known = new Map(
    rows.map(({ position, isStored, reversedAt }) => [
      position,
      isStored ? ('stored' as const) : { reversedAt },
    ]),
  );
  return readings.map((_, index) => known.get(index + 1));
}

/** Appends readings; a file does not say who took them. */
export async function appendReadings(
  db: Kysely<Database>,
  readings: readonly JudgedReading[],
): Promise<ImportedEntry[]> {
  if (readings.length === 0) return [];
  const measurements = readings.map(({ verdict, ...reading }) => ({
    ...reading,
    verdict: [...verdict],
    channel: 'import' as const,
  }));
  await db
    .insertInto('measurement')
    .values(
      measurements.map((measurement) => ({
        ...measurement,
        // Of the device that was there then, which the database finds.
        installationId: sql<string>`null`,
      })),
    )
    .execute();
  // Recorded for their meters, whose history they are a part of.
  return measurements.map((after) => ({
    action: 'add-measurement',
    recordType: 'meter',
    recordId: after.meterId,
    after,
  }));
}
