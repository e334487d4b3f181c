import { restoreRefusals } from '@grzadka/contract/core/restore/restore.model';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { StartError } from '#src/core/process/start-error.ts';
import { bringBack, RestoreObstacle, takenUserNames } from './bring-back.ts';
import { type DeletedRecord, findDeleted } from './deleted-records.ts';

/** What came back. */
export interface Restored extends DeletedRecord {
  /** User names of logins that came back without their passwords. */
  logins: string[];
  /** User names of logins that did not, because another login has their name by now. */
  takenLogins: string[];
}

/**
 * Brings back a deleted record with all that went with it, for the command line: whenever it was deleted, and a party without the
 * logins whose names were given away meanwhile. Throws a `StartError`, changing nothing, when nothing was deleted under the id or it
 * cannot come back.
 */
export function undelete(
  db: Kysely<Database>,
  { recordId, actor }: { recordId: string; actor: Actor },
): Promise<Restored> {
  return change(db, actor, async (tx) => {
    const record = await findDeleted(tx.trx, recordId);
    if (!record) throw new StartError(`Nie ma nic do przywrócenia o numerze „${recordId}”.`);
    const takenLogins = await takenUserNames(tx, record);
    if (record.recordType === 'login' && takenLogins.length > 0) {
      throw new StartError(restoreRefusals.takenUserName(takenLogins.join(', ')));
    }
    const { withoutPassword } = await bringBack(tx, record, { without: takenLogins });
    return { ...record, logins: withoutPassword, takenLogins };
  }).catch(explain);
}

function explain(error: unknown): never {
  if (!(error instanceof RestoreObstacle)) throw error;
  throw new StartError(`Nie można przywrócić: ${error.message}.`, error);
}
