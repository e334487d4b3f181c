import type { ToldFacts } from '@grzadka/contract/core/record/told-facts';
import {
  type Expression,
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import { sentWithTheNext } from '../database/held-back.ts';
import { newId, recordId } from '../database/record-id.ts';
import { evenBesideOthers } from '../database/run-anew.ts';
import type { Database } from '../database/tables.ts';
import { notFound } from '../errors/app-error.ts';
import { type Actor, changedFields, writeAuditEntry } from './audit-entry.ts';
import { entryAbout, type Subject } from './entry-about.ts';
import { type IfMatch, refuseStale } from './if-match.ts';
import { holdsOtherThan, toldInOneStatement, updateInOneStatement } from './one-statement.ts';

/**
 * The one door for writes. Whatever people keep is created, changed and deleted through here, so
 * that every record is locked, versioned and recorded in the audit in the same way; what an area adds
 * is its rule. `append` alone serves tables whose rows never change.
 */
export interface ChangeTransaction {
  readonly trx: Transaction<Database>;
  readonly actor: Actor;
}

/**
 * Runs `work` as one transaction in the name of `actor`: all of it comes true, or nothing. Where it and others wait for each
 * other, or what it refers to is deleted meanwhile, it runs anew (0189).
 */
export function change<Result>(
  db: Kysely<Database>,
  actor: Actor,
  work: (tx: ChangeTransaction) => Promise<Result>,
): Promise<Result> {
  return evenBesideOthers(() => db.transaction().execute((trx) => work({ trx, actor })));
}

type RecordRow = { id: string; version: number; updatedAt: string };

/**
 * Tables of records: one id, a version that rises with each change, the time of the last one. The id of a year of the ledger follows
 * from the year.
 */
export type RecordTable = {
  [Table in keyof Database]: Selectable<Database[Table]> extends RecordRow
    ? Insertable<Database[Table]> extends { id: string }
      ? Table
      : never
    : never;
}[keyof Database];

/** A kind of record: where its rows are, and what the audit calls it. */
export interface RecordKind<Table extends keyof Database = keyof Database> {
  readonly table: Table;
  readonly name: string;
  /** Its ids are texts, and not all of them are UUIDs. */
  readonly hasTextIds?: true;
}

type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** The row of a record as it was locked. */
type Locked<Table extends RecordTable> = Row<Table> & RecordRow;

/** Columns with what they are to hold: a value, or what the database makes of an expression, such as the time. */
type ColumnsToSet<Table extends keyof Database> = {
  [Column in keyof Updateable<Database[Table]>]:
    | Updateable<Database[Table]>[Column]
    | Expression<Updateable<Database[Table]>[Column]>;
};

/** The record to change, who asks for it, and the versions of the record that they know. */
export interface ChangeRequest {
  readonly id: string;
  readonly caller: Actor;
  readonly ifMatch: IfMatch;
}

/**
 * Locks a record until the transaction ends and gives it as it is. 404 when there is none, 412 when
 * it is of none of the versions in `ifMatch`.
 */
export async function lockRecord<Table extends RecordTable>(
  { trx }: ChangeTransaction,
  { table, hasTextIds }: RecordKind<Table>,
  { id, ifMatch }: { id: string; ifMatch: IfMatch },
): Promise<Locked<Table>> {
  const row = await anyTable(trx)
    .selectFrom(table as AnyTable)
    .selectAll()
    .where('id', '=', hasTextIds ? id : recordId(id))
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  refuseStale(row.version, ifMatch);
  return row as Locked<Table>;
}

/**
 * Sets columns of a locked record, raises its version and records which of them changed; returns the new version. Where the
 * columns hold these values already and `told` is absent, nothing is done, and the version stays.
 */
export async function updateLocked<Table extends RecordTable>(
  { trx, actor }: ChangeTransaction,
  { table, name: type }: RecordKind<Table>,
  {
    before,
    set,
    action = 'update',
    subject,
    told,
    wasTold,
    isNews = told !== undefined,
  }: {
    before: Locked<Table>;
    set: ColumnsToSet<Table>;
    action?: string;
    subject?: Subject;
    /** What the audit is to know besides what changed. */
    told?: ToldFacts | undefined;
    /** What was true instead before. */
    wasTold?: ToldFacts | undefined;
    /** That it was set says something, even what it held already. */
    isNews?: boolean;
  },
): Promise<{ version: number }> {
  const { id, version } = before;
  const after = await anyTable(trx)
    .updateTable(table as AnyTable)
    .set({ ...set, version: version + 1, updatedAt: sql`now()` })
    .where('id', '=', id)
    .$if(!isNews, (update) => update.where(holdsOtherThan(set)))
    .returningAll()
    .executeTakeFirst();
  if (after === undefined) return { version };
  const changed = changedFields(before, after, set);
  const entry = {
    before: wasTold ? { ...changed.before, ...wasTold } : changed.before,
    after: told ? { ...changed.after, ...told } : changed.after,
  };
  await writeAuditEntry(trx, { actor, action, ...entryAbout({ type, id }, subject, entry) });
  return { version: after.version };
}

/** Rows by table, as they were read. */
export type DeletedRows = { readonly [Table in keyof Database]?: readonly object[] };

/** A deletion as it was written down: what it takes to undo it. */
export interface Deletion {
  readonly auditEntryId: string;
}

/**
 * Deletes a locked record. The audit keeps its row and those that go with it, by table, so that all
 * of it can be restored.
 */
export async function deleteLocked<Table extends RecordTable>(
  { trx, actor }: ChangeTransaction,
  { table, name: type }: RecordKind<Table>,
  {
    before,
    rows = {},
    action = 'delete',
    subject = { type, id: before.id },
  }: { before: Locked<Table>; rows?: DeletedRows; action?: string; subject?: Subject },
): Promise<Deletion> {
  await anyTable(trx)
    .deleteFrom(table as AnyTable)
    .where('id', '=', before.id)
    .execute();
  const auditEntryId = await writeAuditEntry(trx, {
    actor,
    action,
    recordType: subject.type,
    recordId: subject.id,
    before: { [table]: [before], ...rows },
  });
  return { auditEntryId };
}

/**
 * Adds a row under a fresh id and records what it holds. The only door of tables whose rows
 * never change, such as measurements. The row is held back (0069): that it is refused, whoever opened
 * the transaction gets to know at the latest.
 */
export async function append<Table extends AppendTable>(
  { trx, actor }: ChangeTransaction,
  kind: RecordKind<Table>,
  row: Appended<Table>,
): Promise<{ id: string }> {
  const { id, statement } = appending(trx, kind, { ...row, actor });
  await sql`${statement} ${sentWithTheNext}`.execute(trx);
  return { id };
}

interface Appended<Table extends AppendTable> {
  values: Omit<Insertable<Database[Table]>, 'id'>;
  action?: string;
  subject?: Subject;
  /** What the audit is to know besides what the row holds. */
  told?: object | undefined;
}

/** The statement that adds a row and its entry, and the row's id. */
function appending<Table extends AppendTable>(
  db: Kysely<Database>,
  { table, name: type }: RecordKind<Table>,
  { values, action = 'create', subject, told, actor }: Appended<Table> & { actor: Actor },
) {
  const id = newId();
  const work = anyTable(db)
    .insertInto(table as AnyTable)
    .values({ id, ...values } as Insertable<Database[AnyTable]>)
    .returning('id');
  const created = { before: null, after: { ...values, ...told } };
  const entry = { actor, action, ...entryAbout({ type, id }, subject, created) };
  return { id, statement: toldInOneStatement({ work, entry }) };
}

/** The tables that rows can be added to under a fresh id. */
type AppendTable = {
  [Table in keyof Database]: Insertable<Database[Table]> extends { id: string } ? Table : never;
}[keyof Database];

/** The whole of a plain creation in one statement: adds the row, records it. */
export async function createRecord<Table extends AppendTable>(
  db: Kysely<Database>,
  kind: RecordKind<Table>,
  { values, caller }: { values: Omit<Insertable<Database[Table]>, 'id'>; caller: Actor },
): Promise<{ id: string }> {
  const { id, statement } = appending(db, kind, { values, actor: caller });
  await statement.execute(db);
  return { id };
}

/** A plain update: the columns that the record is to have, whatever it has now. */
interface PlainUpdate<Table extends RecordTable> extends ChangeRequest {
  set: Updateable<Database[Table]>;
  /** What the audit is to know besides what changed. */
  told?: ToldFacts | undefined;
}

/** A plain update in one statement: locks, compares, sets, records. 404, 412. */
export async function updateRecord<Table extends RecordTable>(
  db: Kysely<Database>,
  kind: RecordKind<Table>,
  request: PlainUpdate<Table>,
): Promise<{ version: number }> {
  const updated = await updateUnlessRuled(db, kind, { ...request, ruled: [] });
  if (updated === undefined) throw new Error('A plain update that was not made');
  return updated;
}

/**
 * The same for a record with columns that have a rule of their own (`ruled`). Where one of these would change, nothing is done,
 * and undefined is returned: the caller then locks the record and applies the rule.
 */
export function updateUnlessRuled<Table extends RecordTable>(
  db: Kysely<Database>,
  { table, name: recordType, hasTextIds }: RecordKind<Table>,
  {
    caller: actor,
    ...update
  }: PlainUpdate<Table> & { ruled: readonly (keyof Updateable<Database[Table]> & string)[] },
): Promise<{ version: number } | undefined> {
  const entry = { actor, action: 'update', recordType };
  return updateInOneStatement(db, { table, hasTextIds, ...update, entry });
}

/** The whole of a plain deletion; `rows` deletes what belongs to the record and gives it. */
export function deleteRecord<Table extends RecordTable>(
  db: Kysely<Database>,
  kind: RecordKind<Table>,
  {
    caller,
    rows,
    ...which
  }: ChangeRequest & {
    rows?: (tx: ChangeTransaction, before: Locked<Table>) => Promise<DeletedRows>;
  },
): Promise<Deletion> {
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, kind, which);
    return deleteLocked(tx, kind, { before, rows: (await rows?.(tx, before)) ?? {} });
  });
}

/**
 * Kysely cannot follow a table that is a parameter. All record tables have what is used here, so
 * that one of them stands for any.
 */
type AnyTable = 'garden';

function anyTable(db: Kysely<Database>): Kysely<Pick<Database, AnyTable>> {
  return db;
}
