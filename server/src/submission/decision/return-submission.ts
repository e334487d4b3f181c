import type { SubmissionReturn } from '@grzadka/contract/submission/submission.model';
import { submissionRecord } from '@grzadka/contract/submission/submission.record';
import { sql } from 'kysely';
import { change, updateLocked } from '#src/core/change/change.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { lockWaiting } from './lock-submission.ts';
import { tellOfReturn } from './returned-mail.ts';

/**
 * Sends a reading that was reported back, with a reason that its sender sees, and gets by e-mail where they agreed to that
 * (docs/product/submissions.md#deciding). 404, 409 when it was decided on.
 */
export function returnSubmission(
  context: Pick<AppContext, 'db' | 'jobs' | 'config'>,
  { decision, caller }: { decision: SubmissionReturn; caller: Caller },
): Promise<void> {
  return change(context.db, caller, async (tx) => {
    const before = await lockWaiting(tx, decision.id);
    await updateLocked(tx, submissionRecord, {
      before,
      set: {
        state: 'returned',
        decidedAt: sql<string>`now()`,
        decidedBy: caller.displayName,
        decidedLoginId: caller.userLoginId,
        returnReason: decision.reason,
      },
      action: 'return-submission',
    });
    // Who took it on a walk hears of it from the office.
    if (before.channel === 'self') {
      await tellOfReturn({ ...context, trx: tx.trx }, before, decision.reason);
    }
  });
}
