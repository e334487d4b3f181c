import { mayRole } from '@grzadka/contract/core/access/permissions';
import { documentOfClosedYear, documentOfYear } from '@grzadka/contract/document/document.model';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { readRow } from '#src/core/database/read-row.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { type Condition, column } from '#src/core/list/conditions.ts';

type Asker = Pick<Caller, 'role'>;

/** Whether somebody may read what is printed of closed years: it says who owes what (docs/product/publishing.md#year-documents). */
function mayRead({ role }: Asker): boolean {
  return mayRole(role, 'debtor:read');
}

/** What a document is that everybody of the office may read. */
export const isOfNoYear: Condition = sql<SqlBool>`${column('document.ledgerYear')} is null`;

/** What a document has to be for the caller; undefined where it may be any. */
export function readableBy(caller: Asker): Condition | undefined {
  return mayRead(caller) ? undefined : isOfNoYear;
}

/** A document's row. 404 where there is none for the caller. */
export async function readDocumentRow(db: Kysely<Database>, caller: Asker, id: string) {
  const row = await readRow(db, 'document', id);
  requireReadable(caller, row);
  return row;
}

/** Refuses what the caller may not know of: 404. */
export function requireReadable(
  caller: Asker,
  { ledgerYear }: { readonly ledgerYear: number | null },
): void {
  if (ledgerYear !== null && !mayRead(caller)) throw notFound();
}

/** Refuses to change what is printed of a year: 409; 404 where there is none for the caller. */
export async function refuseOfYear(db: Kysely<Database>, caller: Asker, id: string): Promise<void> {
  const { ledgerYear } = await readDocumentRow(db, caller, id);
  if (ledgerYear !== null) throw new AppError('conflict', { message: documentOfYear(ledgerYear) });
}

/** Refuses to delete what is printed of a year that is closed: 409; 404 where there is none for the caller. */
export async function refuseOfClosedYear(
  db: Kysely<Database>,
  caller: Asker,
  id: string,
): Promise<void> {
  const { ledgerYear } = await readDocumentRow(db, caller, id);
  if (ledgerYear === null) return;
  const closed = await db
    .selectFrom('ledgerYear')
    .select('year')
    .where('year', '=', ledgerYear)
    .where('closedAt', 'is not', null)
    .executeTakeFirst();
  if (closed === undefined) return;
  throw new AppError('conflict', { message: documentOfClosedYear(ledgerYear) });
}
