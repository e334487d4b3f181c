import { measurementRefusals } from '@grzadka/contract/meter/measurement/measurement.refusals';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';

/** What came under a key before. */
export interface SentReading {
  readonly meterId: string;
  /** Who sent it; null where their login is gone. */
  readonly loginId: string | null;
  /** The measurement that it is, or that came of it. */
  readonly measurementId: string | null;
  /** The submission that it is, or was before it was decided on. */
  readonly submissionId: string | null;
}

/**
 * Finds what came under these keys. A key is that of one entry, whatever became of it: a measurement, what waits for a decision, or that
 * a meter could not be read.
 */
export async function findSentReadings(
  db: Kysely<Database>,
  clientKeys: readonly string[],
): Promise<Map<string, SentReading>> {
  const { rows } = await sql<SentReading & { clientKey: string }>`
    -- What came of a submission has its key, too.
    select distinct on (client_key) client_key, meter_id, login_id, measurement_id, submission_id
    from (
      select client_key, meter_id, login_id, id as measurement_id, null::uuid as submission_id
      from measurement where client_key = any (${clientKeys}::uuid[])
      union all
      select client_key, meter_id, login_id, null, null
      from campaign_visit where client_key = any (${clientKeys}::uuid[])
      union all
      select client_key, meter_id, login_id, measurement_id, id
      from submission where client_key = any (${clientKeys}::uuid[])
    ) sent
    order by client_key, submission_id nulls last
  `.execute(db);
  return new Map(rows.map(({ clientKey, ...sent }) => [clientKey, sent]));
}

/**
 * Gives what the same person sent of the same meter under a key before; undefined without a key, or where nothing came under it.
 * 409 for the key of anything else.
 */
export async function findOwnSentReading(
  db: Kysely<Database>,
  {
    clientKey,
    meterId,
    loginId,
  }: { clientKey: string | null; meterId: string; loginId: string | null },
): Promise<SentReading | undefined> {
  if (clientKey === null) return undefined;
  const sent = (await findSentReadings(db, [clientKey])).get(clientKey.toLowerCase());
  if (sent === undefined) return undefined;
  if (sent.meterId !== meterId.toLowerCase()) {
    throw conflict(measurementRefusals.keyOfOtherMeter);
  }
  if (sent.loginId !== loginId) throw conflict(measurementRefusals.keyOfOther);
  return sent;
}
