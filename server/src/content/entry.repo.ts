import type { DespiteFindings } from '@grzadka/contract/core/publication/despite-findings';
import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication/publication';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  append,
  type ChangeRequest,
  type ChangeTransaction,
  change,
  type Deletion,
  deleteRecord,
  type RecordKind,
  updateRecord,
} from '#src/core/change/change.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import { readRow } from '#src/core/database/read-row.ts';
import type { Database } from '#src/core/database/tables.ts';
import { type Asked, askedAt } from '#src/core/publication/present-dates.ts';
import { createContent, removeContent } from './content.repo.ts';
import { blocksOf, presentBlock } from './content-block-rows.ts';
import type { OwnedContent } from './content-owner.ts';

/** The tables of entries: a title, dates and content blocks. */
type EntryTable = 'news' | 'notice';

interface EntryKind<Table extends EntryTable, Presented> {
  /** Its table, which is also what the audit calls it. */
  table: Table;
  /** An entry as the wire carries it, without its content. */
  present: (row: Selectable<Database[Table]> & Asked) => Presented;
}

interface EntryUpdate extends ChangeRequest, PublicationDates, Partial<PinDates>, DespiteFindings {
  title: string;
}

/** Reads and changes the entries of one kind; news and notices differ by their dates alone. */
export function entryRepo<Table extends EntryTable, Presented extends object>({
  table: ownTable,
  ...kind
}: EntryKind<Table, Presented>) {
  // Kysely cannot follow a table that is a parameter: the type of a row is that of either kind.
  const table: EntryTable = ownTable;
  const entries: RecordKind<EntryTable> = { table, name: ownTable };
  const readEntry = readById((db, wanted) =>
    db
      .selectFrom(table)
      .selectAll()
      .select([askedAt, blocksOf(db, sql.ref(`${table}.contentId`)).as('blocks')])
      .where('id', '=', wanted),
  );
  const present = (row: Selectable<Database[EntryTable]> & Asked) =>
    kind.present(row as Selectable<Database[Table]> & Asked);

  return {
    /** The content of an entry; 404 when there is no such entry. */
    async getContent(db: Kysely<Database>, entryId: string): Promise<OwnedContent> {
      const { id, contentId } = await readRow(db, table, entryId);
      return { id, contentId };
    },

    /** An entry with its content and version; 404 when there is none. */
    async get(db: Kysely<Database>, { id }: { id: string }) {
      const { blocks, ...row } = await readEntry(db, id);
      const items = blocks.map(presentBlock);
      return { ...present(row), content: { items }, version: row.version };
    },

    /** Creates an entry without dates and content. */
    create(
      db: Kysely<Database>,
      { title, caller }: { title: string; caller: Actor },
    ): Promise<{ id: string }> {
      return change(db, caller, async (tx) => {
        const contentId = await createContent(tx.trx);
        return append(tx, entries, { values: { contentId, title } });
      });
    },

    /** Changes title and dates of an entry. 404, 412. */
    update(
      db: Kysely<Database>,
      { id, caller, ifMatch, despiteFindings, ...set }: EntryUpdate,
    ): Promise<{ version: number }> {
      const told = despiteFindings && { despiteFindings };
      return updateRecord(db, entries, { id, caller, ifMatch, set, told });
    },

    /** Deletes an entry with its content; the audit keeps all of it. 404, 412. */
    delete(db: Kysely<Database>, request: ChangeRequest): Promise<Deletion> {
      const rows = (tx: ChangeTransaction, { contentId }: Selectable<Database[EntryTable]>) =>
        removeContent(tx.trx, contentId);
      return deleteRecord(db, entries, { ...request, rows });
    },
  };
}
