import type { Transaction } from 'kysely';
import { sentWithTheNext } from '../database/held-back.ts';
import { newId } from '../database/record-id.ts';
import type { Database } from '../database/tables.ts';

/** Who does something: whoever is signed in, or the command line. */
export interface Actor {
  /** null where nobody is signed in. */
  readonly userLoginId: string | null;
  readonly displayName: string;
}

/** Who acts where nobody is signed in: whoever has the computer. */
export const commandLine: Actor = { userLoginId: null, displayName: 'administrator komputera' };

/** What earlier versions called them; what is written down stays as it is. */
export const formerCommandLine = 'wiersz poleceń';

/** Fields by name, or the rows of a deletion by table. */
export type Kept = object | null;

/** An entry of the audit: what one act did, and to which record. */
export interface AuditEntry {
  readonly actor: Actor;
  /** A verb, such as 'create', 'update', 'delete' or 'set-password'. */
  readonly action: string;
  readonly recordType: string;
  readonly recordId: string;
  /** What an update replaced; of a deletion everything that restoring it needs. */
  readonly before?: Kept;
  /** What was created, or is true from now on. */
  readonly after?: Kept;
}

/**
 * Writes down who did what, in the transaction that does it: neither is there without the other.
 * Passwords and tokens stay out, as hashes too. Gives the entry's id.
 */
export async function writeAuditEntry(
  trx: Transaction<Database>,
  { actor, action, recordType, recordId, before = null, after = null }: AuditEntry,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('auditEntry')
    .values({
      id,
      loginId: actor.userLoginId,
      actor: actor.displayName,
      action,
      recordType,
      recordId,
      before: toJson(before),
      after: toJson(after),
    })
    .modifyEnd(sentWithTheNext)
    .execute();
  return id;
}

/**
 * Returns the stated fields in which two forms of a row differ, as they were and as they are. A decimal, which the database
 * gives as text, is returned as a number where it was stated as one.
 */
export function changedFields(
  before: object,
  after: object,
  stated: object,
): { before: Kept; after: Kept } {
  const fields = Object.entries(stated)
    .filter(([name]) => !isSecret(name))
    .map(([name, value]) => {
      const told = (row: object) => {
        const held: unknown = Reflect.get(row, name);
        return typeof value === 'number' && typeof held === 'string' ? Number(held) : held;
      };
      return { name, was: told(before), is: told(after) };
    })
    .filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is));
  if (fields.length === 0) return { before: null, after: null };
  return {
    before: Object.fromEntries(fields.map(({ name, was }) => [name, was])),
    after: Object.fromEntries(fields.map(({ name, is }) => [name, is])),
  };
}

/** Whether a key names a password or a token: the audit records neither. */
export function isSecret(key: string): boolean {
  return /password|token/i.test(key);
}

/** What an entry keeps as the table holds it, passwords and tokens left out. */
export function toJson(kept: Kept): string | null {
  if (kept === null) return null;
  return JSON.stringify(kept, (key, value: unknown) => (isSecret(key) ? undefined : value));
}
