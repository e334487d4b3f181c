import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { type ChangeRequest, change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';
import { lockDraft } from '../run/charge-run.repo.ts';
import { readTotals } from '../run/totals.ts';
import { lockApprovals, otherApproval } from './approval-lock.ts';
import { type AskedApproval, approveRunJob } from './approve-run.job.ts';
import { doApproval } from './do-approval.ts';
import { judgeDraft, requireNotice } from './judge-draft.ts';
import { runApproval } from './run-approval.ts';

/** How long whoever asks waits for the end, in milliseconds; and how long who wants to know no more than that it has begun. */
const mostWait = 25_000;
const shortWait = 1000;

/** A run of so few accounts is approved sooner than a thread begins, and others do not wait for it. */
const mostAccountsHere = 50;

interface Context {
  readonly db: Kysely<Database>;
  readonly pool: Pick<Pool, 'options'>;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}

interface Request extends ChangeRequest {
  readonly confirmShortNotice?: boolean | undefined;
  readonly inBackground?: boolean | undefined;
}

/**
 * Has a draft approved as it was shown, as a job that outlives this process (docs/product/charge-runs.md#approval), and waits for its end for
 * as long as a request may: gives the run's version, or that it goes on. What is known at once is refused at once: 404, 412; 403 for who
 * calculated it where a second person approves; 409 for whatever else stands in the way; 503 while another run is approved.
 */
export async function askForApproval(
  { db, pool, jobs }: Context,
  { inBackground = false, ...request }: Request,
): Promise<{ version: number } | 'goes on'> {
  const { connectionString } = pool.options;
  // The program opens its pool by an address.
  if (connectionString === undefined) throw new AppError('internal');
  const { version, accounts, ...asked } = await markAsked({ db, jobs }, request);
  const work =
    accounts > mostAccountsHere ? runApproval(connectionString, asked) : doApproval(db, asked);
  const approval = work.then(() => ({ version: version + 1 }));
  // Of one that goes on the run says what came of it, and the job sees to one that broke.
  approval.catch(() => undefined);
  const wait = inBackground ? shortWait : mostWait;
  return Promise.race([approval, setTimeout(wait, 'goes on' as const, { ref: false })]);
}

/** Says of a draft that it is being approved, from which moment on nobody changes it. */
function markAsked(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  { caller, confirmShortNotice = false, ...which }: Omit<Request, 'inBackground'>,
): Promise<AskedApproval & { version: number; accounts: number }> {
  return change(db, caller, async (tx) => {
    await lockApprovals(tx.trx);
    const run = await lockDraft(tx, which);
    await judgeDraft(tx, run);
    const { dueDays, counts } = await readTotals(tx.trx, run);
    requireNotice(run, dueDays[0]?.dueOn, confirmShortNotice);
    const asked = { runId: run.id, approvalId: newId() };
    await tx.trx
      .updateTable('chargeRun')
      .set({
        approval: 'waiting',
        approvalId: asked.approvalId,
        approvalBy: caller.userLoginId,
        approvalShortNotice: confirmShortNotice,
        approvalDone: 0,
        approvalOf: 0,
        approvalRefusal: null,
      })
      .where('id', '=', run.id)
      .execute();
    await jobs.enqueue(tx.trx, approveRunJob, asked);
    return { ...asked, version: run.version, accounts: counts.settlements };
  }).catch(explainBroken({ charge_run_one_approval: otherApproval }));
}
