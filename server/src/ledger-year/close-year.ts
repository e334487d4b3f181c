import {
  ledgerYearRefusals as refusals,
  type yearClose,
  type yearReopen,
} from '@grzadka/contract/ledger-year/ledger-year.model';
import { ledgerYearRecord } from '@grzadka/contract/ledger-year/ledger-year.record';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { type ChangeRequest, type ChangeTransaction, change } from '#src/core/change/change.ts';
import { refuseStale } from '#src/core/change/if-match.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';
import { waitForPostings } from '#src/ledger/year-lock.ts';
import { readYearsState, type YearsState } from './ledger-year.repo.ts';
import { printYearJob } from './print-year.job.ts';
import { readHindrances } from './read-hindrances.ts';

type Asked = Omit<ChangeRequest, 'id'>;

/**
 * Closes a year once nothing hinders that: nothing is posted on its days or before any more, and what is printed of it is made by a job
 * (docs/product/closing.md). What is being posted at that moment is waited for, and looked at. 409 for another year than the next
 * one, and where something hinders; 412.
 */
export function closeYear(
  { db, jobs }: { db: Kysely<Database>; jobs: Pick<JobQueue, 'enqueue'> },
  { year, caller, ifMatch }: z.output<typeof yearClose> & Asked,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const { trx, actor } = tx;
    const state = await lockYears(tx, ifMatch);
    requireNext(state, year);
    const { length: hindrances } = await readHindrances(trx, year);
    if (hindrances > 0) throw conflict(refusals.hindered(year, hindrances));
    // By the clock and not by the transaction's beginning: what was posted meanwhile is of the time before.
    const closed = {
      closedAt: sql<string>`clock_timestamp()`,
      closedBy: actor.userLoginId,
      papersAt: null,
      reopenedAt: null,
      reopenReason: null,
    };
    const { version, closedAt } = await trx
      .insertInto('ledgerYear')
      .values({ year, ...closed })
      .onConflict((conflicting) =>
        conflicting.column('year').doUpdateSet({
          ...closed,
          version: sql`ledger_year.version + 1`,
          updatedAt: sql`now()`,
        }),
      )
      .returning(['version', 'closedAt'])
      .executeTakeFirstOrThrow();
    const about = { recordType: ledgerYearRecord.name, recordId: String(year) };
    await writeAuditEntry(trx, {
      actor,
      action: 'close-year',
      ...about,
      after: { year, closedAt },
    });
    await jobs.enqueue(trx, printYearJob, { year, version });
    return { version: state.version + 1 };
  });
}

/**
 * Opens the last closed year again; what was printed of it stays until it is closed anew. 409 for any other year; 412.
 */
export function reopenYear(
  db: Kysely<Database>,
  { year, reason, caller, ifMatch }: z.output<typeof yearReopen> & Asked,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const { trx, actor } = tx;
    const state = await lockYears(tx, ifMatch);
    const { lastClosed } = state;
    if (lastClosed === null || lastClosed < year) throw conflict(refusals.notClosed(year));
    if (lastClosed > year) throw conflict(refusals.laterFirst(lastClosed));
    const { closedAt } = await trx
      .selectFrom('ledgerYear')
      .select('closedAt')
      .where('year', '=', year)
      .executeTakeFirstOrThrow();
    const { reopenedAt } = await trx
      .updateTable('ledgerYear')
      .set({
        closedAt: null,
        papersAt: null,
        reopenedAt: sql`clock_timestamp()`,
        reopenReason: reason,
        version: sql`version + 1`,
        updatedAt: sql`now()`,
      })
      .where('year', '=', year)
      .returning('reopenedAt')
      .executeTakeFirstOrThrow();
    const about = { recordType: ledgerYearRecord.name, recordId: String(year) };
    const after = { reopenedAt, reopenReason: reason };
    await writeAuditEntry(trx, {
      actor,
      action: 'reopen-year',
      ...about,
      before: { closedAt },
      after,
    });
    return { version: state.version + 1 };
  });
}

/** Waits for what is being posted, and for whoever closes or opens a year; gives how the years stand then. 412. */
async function lockYears(
  { trx }: ChangeTransaction,
  ifMatch: Asked['ifMatch'],
): Promise<YearsState> {
  await waitForPostings(trx);
  const state = await readYearsState(trx);
  refuseStale(state.version, ifMatch);
  return state;
}

function requireNext({ thisYear, firstYear, lastClosed, next }: YearsState, year: number): void {
  if (year >= thisYear) throw conflict(refusals.notOver(year));
  if (lastClosed !== null && year <= lastClosed) throw conflict(refusals.closed(year));
  if (firstYear === null || next === null || year < next) throw conflict(refusals.empty(year));
  if (year > next) throw conflict(refusals.earlierFirst(next));
}
