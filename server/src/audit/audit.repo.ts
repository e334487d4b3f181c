import type { Transaction } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Caller } from '#src/core/http/caller.ts';

/** Who acts where nobody is signed in. */
export const commandLine = { userLoginId: null, displayName: 'wiersz poleceń' };

/** Who did something: the caller of a request, or the command line. */
export type Actor = Pick<Caller, 'userLoginId' | 'displayName'> | typeof commandLine;

/** A record as the audit keeps it: rows by column, with the rows that belong to it. */
type Snapshot = object;

interface AuditRecord {
  caller: Actor;
  /** A verb of the HTTP interface, such as 'create', 'update', 'delete' or 'release'. */
  action: string;
  /** The record's area, such as 'party' or 'news'. */
  recordType: string;
  recordId: string;
  /** What an update replaced, or all of what a delete removed, so that it can be restored. */
  before?: Snapshot;
  /** What was created or is true from now on. */
  after?: Snapshot;
}

/**
 * Writes down who did what, in the transaction that does it: neither is there without the other.
 * Passwords stay out, as hashes too.
 */
export async function recordAudit(trx: Transaction<Database>, record: AuditRecord): Promise<void> {
  const { caller, action, recordType, recordId, before, after } = record;
  await trx
    .insertInto('auditEntry')
    .values({
      id: newId(),
      loginId: caller.userLoginId,
      actor: caller.displayName,
      action,
      recordType,
      recordId,
      before: before === undefined ? null : toJson(before),
      after: after === undefined ? null : toJson(after),
    })
    .execute();
}

const secret = /password|token/i;

function toJson(snapshot: Snapshot): string {
  return JSON.stringify(snapshot, (key, value: unknown) => (secret.test(key) ? undefined : value));
}
