import { bankImportRecord } from '@grzadka/contract/bank/importing/bank-import.record';
import type { Kysely } from 'kysely';
import { type Actor, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { lockImport } from './apply-file.ts';

/**
 * Forgets a file that was only shown (docs/product/bank.md#dry-run); the sweep of the storage removes it later. 404; 409 where it is booked.
 */
export function forgetImport(
  db: Kysely<Database>,
  { id, caller }: { readonly id: string; readonly caller: Actor },
): Promise<void> {
  return change(db, caller, async ({ trx }) => {
    const file = await lockImport(trx, id);
    await trx.deleteFrom('bankImport').where('id', '=', id).execute();
    await writeAuditEntry(trx, {
      actor: caller,
      action: 'delete',
      recordType: bankImportRecord.name,
      recordId: id,
      before: { [bankImportRecord.table]: [file] },
    });
  });
}
