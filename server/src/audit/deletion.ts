import type { Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type Actor, recordAudit } from './audit.repo.ts';

/**
 * The tables whose rows a deletion may take along and a restore brings back, in the order in which
 * they refer to each other.
 */
export const restoredTables = [
  'party',
  'login',
  'assignment',
  'content',
  'contentItem',
  'news',
  'notice',
  'pageVersion',
  'file',
] as const satisfies readonly (keyof Database)[];

/** Rows by table, as they were read: columns in camel case. */
type DeletedRows = {
  readonly [Table in (typeof restoredTables)[number]]?: readonly object[];
};

/** What can be deleted and restored, as operators call it. */
export const restorableTypes = {
  party: 'podmiot',
  news: 'aktualność',
  notice: 'ogłoszenie',
  'page-version': 'wersja strony',
  file: 'dokument',
} as const;

export type RestorableType = keyof typeof restorableTypes;

interface Deletion {
  caller: Actor;
  recordType: RestorableType;
  recordId: string;
  rows: DeletedRows;
}

/** Keeps the rows of what was deleted, in the transaction that deletes them. */
export async function recordDeletion(
  trx: Transaction<Database>,
  { rows, ...deletion }: Deletion,
): Promise<void> {
  await recordAudit(trx, { ...deletion, action: 'delete', before: rows });
}
