import { type Kysely, sql } from 'kysely';
import { type Actor, commandLine } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { takeAllTime } from '#src/core/database/long-work.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { awaitApprovals } from './approval-lock.ts';
import type { AskedApproval } from './approve-run.job.ts';
import { approve, explainTwice } from './approve-run.ts';

/** How many characters of a refusal a run keeps. */
const longestRefusal = 500;

/**
 * Does the approval that was asked for: all of it, and the run is approved, or nothing, and the run says why. One that is done
 * already, or that somebody else does meanwhile, is left alone, so that it is done once however often it is tried. Throws the
 * error that it was refused with. `db` has two connections at least: the progress is written beside the transaction of the
 * approval.
 */
export async function doApproval(db: Kysely<Database>, asked: AskedApproval): Promise<void> {
  try {
    const actor = await readActor(db, asked);
    await change(db, actor, async (tx) => {
      await takeAllTime(tx.trx);
      await awaitApprovals(tx.trx);
      // Not locked, so that the progress can be written to it: nobody changes a run that is being approved.
      const run = await stillAsked(tx.trx, asked).executeTakeFirst();
      if (run === undefined) return;
      const tell = ({ done, of }: { done: number; of: number }) =>
        setApproval(db, asked, { approval: 'running', approvalDone: done, approvalOf: of });
      await approve(tx, run, { isConfirmed: run.approvalShortNotice, tell });
    }).catch(explainTwice);
  } catch (error) {
    if (error instanceof AppError) await failApproval(db, asked, error.message);
    throw error;
  }
}

/** Says that nothing came of an approval, and why, in Polish. */
export function failApproval(
  db: Kysely<Database>,
  asked: AskedApproval,
  why: string,
): Promise<unknown> {
  const approvalRefusal = why.slice(0, longestRefusal);
  return setApproval(db, asked, { approval: 'failed', approvalRefusal });
}

/** Whether an approval is still to be done. */
export async function isStillAsked(db: Kysely<Database>, asked: AskedApproval): Promise<boolean> {
  return (await stillAsked(db, asked).executeTakeFirst()) !== undefined;
}

function stillAsked(db: Kysely<Database>, { runId, approvalId }: AskedApproval) {
  return db
    .selectFrom('chargeRun')
    .selectAll()
    .where('id', '=', runId)
    .where('approvalId', '=', approvalId)
    .where('approval', 'in', ['waiting', 'running']);
}

async function setApproval(
  db: Kysely<Database>,
  { runId, approvalId }: AskedApproval,
  set: {
    approval: 'running' | 'failed';
    approvalDone?: number;
    approvalOf?: number;
    approvalRefusal?: string;
  },
): Promise<void> {
  await db
    .updateTable('chargeRun')
    .set(set)
    .where('id', '=', runId)
    .where('approvalId', '=', approvalId)
    .where('approval', 'in', ['waiting', 'running'])
    .execute();
}

/** Who asked for it, by the name that they have now. */
async function readActor(db: Kysely<Database>, { runId }: AskedApproval): Promise<Actor> {
  const { rows } = await sql<{ id: string | null; name: string | null }>`
    select approval_by as id, coalesce(party.name, login.user_name) as name
    from charge_run
    left join login on login.id = approval_by
    left join party on party.id = login.party_id
    where charge_run.id = ${runId}
  `.execute(db);
  const [row] = rows;
  if (row?.id == null) return commandLine;
  return { userLoginId: row.id, displayName: row.name ?? commandLine.displayName };
}
