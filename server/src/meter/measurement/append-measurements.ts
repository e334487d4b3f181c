import type { FindingAnswer, FindingCode } from '@grzadka/contract/meter/measurement/finding';
import type { MeasurementChannel } from '@grzadka/contract/meter/measurement/measurement.model';
import { sql } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { writeImportedEntries } from '#src/core/change/imported-entries.ts';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import { insertRows } from '#src/core/database/insert-rows.ts';
import { answered } from './append-measurement.ts';

/** A value that was judged, as it is appended with others. */
export interface ManyAppended {
  readonly id: string;
  readonly meterId: string;
  readonly measuredAt: string;
  readonly installationId: string;
  /** A decimal as text or number, as the dial shows it. */
  readonly value: string | number;
  readonly channel: MeasurementChannel;
  readonly campaignId: string | null;
  readonly verdict: readonly FindingCode[];
  readonly confirmation: FindingAnswer | null;
  readonly remark: string | null;
  readonly clientKey: string | null;
  readonly measuredByFirstName: string | null;
  readonly measuredByLastName: string | null;
  readonly loginId: string | null;
}

/** The codes of a row, which come as the JSON of a list. */
const codesOf = sql`array(select json_array_elements_text(verdict::json))`;

/**
 * Appends many values at once, each recorded for its meter, whose history it is a part of. Whoever calls holds the locks of the
 * meters, and has judged the values: nothing is refused here. What a file brings is recorded below its entry, `importId`.
 */
export async function appendMeasurements(
  { trx, actor }: ChangeTransaction,
  measurements: readonly ManyAppended[],
  importId: string | null = null,
): Promise<void> {
  const rows = measurements.map(({ confirmation, verdict, ...row }) => ({
    ...row,
    verdict: [...verdict],
    ...(confirmation === null ? { confirmation, rolledOver: false } : answered(confirmation)),
  }));
  await writeInBatches(rows, async (batch) => {
    await insertRows(trx, 'measurement', batch, { verdict: codesOf });
    const entries = batch.map((after) => ({
      action: 'add-measurement',
      recordType: 'meter',
      recordId: after.meterId,
      after,
    }));
    await writeImportedEntries(trx, { actor, importId }, entries);
  });
}
