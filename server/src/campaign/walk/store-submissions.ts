import { submissionRecord } from '@grzadka/contract/submission/submission.record';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { writeImportedEntries } from '#src/core/change/imported-entries.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { type SubmittedReading, submitReadings } from '#src/submission/submit-readings.ts';

/** Stores readings that somebody is to decide about, each recorded as the submission that it is. */
export async function storeSubmissions(
  tx: ChangeTransaction,
  submissions: readonly SubmittedReading[],
  caller: Caller,
): Promise<void> {
  if (submissions.length === 0) return;
  const ids = await submitReadings(tx, submissions, caller);
  const entries = submissions.map((submission, index) => ({
    action: 'submit-reading',
    recordType: submissionRecord.name,
    recordId: ids[index] ?? '',
    after: { channel: 'campaign', ...submission },
  }));
  await writeImportedEntries(tx.trx, { actor: tx.actor, importId: null }, entries);
}
