import { mayRole, type Permission } from '@grzadka/contract/core/access/permissions';
import {
  documentIsKept,
  documentOfClosedYear,
  type KeptDocument,
} from '@grzadka/contract/document/document.model';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { readRow } from '#src/core/database/read-row.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict, notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { type Condition, column } from '#src/core/list/conditions.ts';

type Asker = Pick<Caller, 'role'>;

/**
 * Who may read what the program keeps: what is printed of a closed year says who owes what (docs/product/publishing.md#year-documents), the
 * protocol of a handover names people (docs/product/handovers.md#kept-protocol).
 */
const readers = { ledgerYear: 'debtor:read', gardenId: 'party:read' } as const satisfies Record<
  keyof KeptDocument,
  Permission
>;

const kinds = ['ledgerYear', 'gardenId'] as const satisfies readonly (keyof KeptDocument)[];

const isNot = (kind: keyof KeptDocument) => sql<SqlBool>`${column(`document.${kind}`)} is null`;

/** What a document is that nobody but people made, and that they may publish and change. */
export const isNotKept: Condition = sql<SqlBool>`(${sql.join(kinds.map(isNot), sql` and `)})`;

/** What a document has to be for the caller; undefined where it may be any. */
export function readableBy(caller: Asker): Condition | undefined {
  const closed = kinds.filter((kind) => !mayRole(caller.role, readers[kind]));
  return closed.length === 0
    ? undefined
    : sql<SqlBool>`(${sql.join(closed.map(isNot), sql` and `)})`;
}

/** A document's row. 404 where there is none for the caller. */
export async function readDocumentRow(db: Kysely<Database>, caller: Asker, id: string) {
  const row = await readRow(db, 'document', id);
  requireReadable(caller, row);
  return row;
}

/** Refuses what the caller may not know of: 404. */
export function requireReadable({ role }: Asker, document: KeptDocument): void {
  for (const kind of kinds) {
    if (document[kind] !== null && !mayRole(role, readers[kind])) throw notFound();
  }
}

/** Refuses to change what the program keeps: 409; 404 where there is none for the caller. */
export async function refuseKept(db: Kysely<Database>, caller: Asker, id: string): Promise<void> {
  const words = documentIsKept(await readDocumentRow(db, caller, id));
  if (words !== null) throw conflict(words);
}

/** Refuses to delete a protocol, and what is printed of a year that is closed: 409; 404 where there is none for the caller. */
export async function refuseStillKept(
  db: Kysely<Database>,
  caller: Asker,
  id: string,
): Promise<void> {
  const document = await readDocumentRow(db, caller, id);
  const { ledgerYear } = document;
  if (ledgerYear === null) {
    const words = documentIsKept(document);
    if (words !== null) throw conflict(words);
    return;
  }
  const closed = await db
    .selectFrom('ledgerYear')
    .select('year')
    .where('year', '=', ledgerYear)
    .where('closedAt', 'is not', null)
    .executeTakeFirst();
  if (closed !== undefined) throw conflict(documentOfClosedYear(ledgerYear));
}
