import { submissionRecord } from '@grzadka/contract/submission/submission.record';
import { submissionRefusals } from '@grzadka/contract/submission/submission.refusals';
import { sql } from 'kysely';
import { type ChangeTransaction, lockRecord } from '#src/core/change/change.ts';
import { sentWithTheNext } from '#src/core/database/held-back.ts';
import { recordId } from '#src/core/database/record-id.ts';
import { conflict } from '#src/core/errors/app-error.ts';

/** A submission as it was locked. */
export type WaitingSubmission = Awaited<ReturnType<typeof lockWaiting>>;

/**
 * Locks a submission that waits, behind its round and its meter, as whoever closes the one or reads the other locks them first. 404 when there is none, 409 when
 * somebody has decided on it, or its sender has replaced it.
 */
export async function lockWaiting(tx: ChangeTransaction, id: string) {
  await sql`
    select from campaign where id = (select campaign_id from submission where id = ${recordId(id)})
    for key share ${sentWithTheNext}
  `.execute(tx.trx);
  await sql`
    select from meter where id = (select meter_id from submission where id = ${recordId(id)})
    for no key update ${sentWithTheNext}
  `.execute(tx.trx);
  const before = await lockRecord(tx, submissionRecord, { id, ifMatch: undefined });
  if (before.state === 'replaced') throw conflict(submissionRefusals.replaced);
  if (before.state !== 'waiting') throw conflict(submissionRefusals.decided(before.decidedBy));
  return before;
}
