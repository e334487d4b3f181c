import { restoreEndpoints } from '@grzadka/contract/core/restore/restore.endpoints';
import { call } from '../api/call.ts';

/** Undoes the deletion that an entry of the audit records, and returns the record's id. */
export async function undoDeletion(auditEntry: string): Promise<string> {
  const { recordId } = await call(restoreEndpoints.restore, { body: { id: auditEntry } });
  return recordId;
}
