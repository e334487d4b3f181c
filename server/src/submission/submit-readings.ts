import type { FindingAnswer } from '@grzadka/contract/meter/measurement/finding';
import { type ChangeTransaction } from '#src/core/change/change.ts';
import { insertRows } from '#src/core/database/insert-rows.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Caller } from '#src/core/http/caller.ts';

/** A value of a meter that somebody of the staff is to decide about. */
export interface SubmittedReading {
  readonly meterId: string;
  /** The round that it was read in; null outside of any. */
  readonly campaignId: string | null;
  /** Made by the sender, unique: whoever calls has looked for it before, holding the meter's lock. */
  readonly clientKey: string | null;
  /** A decimal as text, as the dial shows it. */
  readonly value: string;
  /** As on the wire. */
  readonly measuredAt: string;
  readonly confirmation: FindingAnswer | null;
  readonly remark: string | null;
}

/**
 * Stores readings that wait for a decision, in the name of who sent them, in a transaction that holds the locks of their
 * meters. Returns their ids, in the same order. Nothing is judged here, and nothing refused: who calls has done so. The caller
 * records them in the audit with what else it does.
 */
export async function submitReadings(
  { trx }: ChangeTransaction,
  readings: readonly SubmittedReading[],
  { userLoginId, person }: Caller,
): Promise<string[]> {
  const rows = readings.map((reading) => ({
    id: newId(),
    ...reading,
    submittedByFirstName: person.firstName,
    submittedByLastName: person.lastName,
    loginId: userLoginId,
  }));
  await insertRows(trx, 'submission', rows);
  return rows.map(({ id }) => id);
}
