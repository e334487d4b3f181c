import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication';
import { type Kysely, type Selectable, sql } from 'kysely';
import { recordAudit } from '#src/audit/audit.repo.ts';
import { recordDeletion } from '#src/audit/deletion.ts';
import { newId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { requireFresh } from '#src/core/http/etag.ts';
import { createContent, listContentItems, removeContent } from './content.repo.ts';
import type { OwnedContent } from './content-owner.ts';

/** The tables of entries: a title, dates and content blocks. */
type EntryTable = 'news' | 'notice';

interface EntryKind<Table extends EntryTable, Presented> {
  /** Its table, which is also what the audit calls it. */
  table: Table;
  /** An entry as the wire carries it, without its content. */
  present: (row: Selectable<Database[Table]>) => Presented;
}

interface EntryUpdate extends PublicationDates, Partial<PinDates> {
  id: string;
  title: string;
  ifMatch: number | undefined;
  caller: Caller;
}

/** Reads and changes the entries of one kind; news and notices differ by their dates alone. */
export function entryRepo<Table extends EntryTable, Presented extends object>({
  table: ownTable,
  ...kind
}: EntryKind<Table, Presented>) {
  // Kysely cannot follow a table that is a parameter: the type of a row is that of either kind.
  const table: EntryTable = ownTable;
  const present = (row: Selectable<Database[EntryTable]>) =>
    kind.present(row as Selectable<Database[Table]>);

  const getRow = (db: Kysely<Database>, id: string) =>
    db
      .selectFrom(table)
      .selectAll()
      .where('id', '=', recordId(id))
      .executeTakeFirstOrThrow(notFound);

  return {
    /** The content of an entry; 404 when there is no such entry. */
    async getContent(db: Kysely<Database>, entryId: string): Promise<OwnedContent> {
      const { id, contentId } = await getRow(db, entryId);
      return { recordId: id, contentId };
    },

    /** An entry with its content and version; 404 when there is none. */
    async get(db: Kysely<Database>, id: string) {
      const row = await getRow(db, id);
      const items = await listContentItems(db, row.contentId);
      return { ...present(row), content: { items }, version: row.version };
    },

    /** Creates an entry without dates and content. */
    create(
      db: Kysely<Database>,
      { title, caller }: { title: string; caller: Caller },
    ): Promise<{ id: string }> {
      return db.transaction().execute(async (trx) => {
        const id = newId();
        const contentId = await createContent(trx);
        await trx.insertInto(table).values({ id, contentId, title }).execute();
        const record = { recordType: table, recordId: id };
        await recordAudit(trx, { caller, action: 'create', ...record, after: { id, title } });
        return { id };
      });
    },

    /** Changes title and dates of an entry. 404 unknown, 412 changed since `ifMatch`. */
    async update(
      db: Kysely<Database>,
      { id, ifMatch, caller, ...fields }: EntryUpdate,
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const before = await trx
          .selectFrom(table)
          .selectAll()
          .where('id', '=', recordId(id))
          .forUpdate()
          .executeTakeFirstOrThrow(notFound);
        requireFresh(before.version, ifMatch);
        const after = await trx
          .updateTable(table)
          .set({ ...fields, version: before.version + 1, updatedAt: sql`now()` })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await recordAudit(trx, {
          caller,
          action: 'update',
          recordType: table,
          recordId: id,
          before: present(before),
          after: present(after),
        });
      });
    },

    /** Deletes an entry with its content; the audit keeps all of it. 404 unknown. */
    async delete(
      db: Kysely<Database>,
      { id, caller }: { id: string; caller: Caller },
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .deleteFrom(table)
          .where('id', '=', recordId(id))
          .returningAll()
          .executeTakeFirstOrThrow(notFound);
        const rows = { [table]: [row], ...(await removeContent(trx, row.contentId)) };
        await recordDeletion(trx, { caller, recordType: table, recordId: row.id, rows });
      });
    },
  };
}
