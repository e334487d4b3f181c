import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { CashReport } from './cash-report.repo.ts';

/**
 * Keeps which days of a cash box were printed and how many documents these had, so that the year can be closed (docs/product/closing.md#hindrances),
 * and records who printed them.
 */
export function keepPrint(
  db: Kysely<Database>,
  caller: Actor,
  { cashBoxId, from, thru, documents, readAt }: CashReport & { readonly cashBoxId: string },
): Promise<void> {
  return change(db, caller, async ({ trx, actor }) => {
    await trx
      .insertInto('cashReportPrint')
      .values({
        id: newId(),
        cashBoxId,
        fromDay: from,
        thruDay: thru,
        documents: documents.length,
        printedAt: readAt,
        loginId: actor.userLoginId,
      })
      .execute();
    const after = { printedFrom: from, printedThru: thru, documents: documents.length };
    const about = { action: 'print-report', recordType: 'cash-box', recordId: cashBoxId };
    await writeAuditEntry(trx, { actor, ...about, after });
  });
}
