import { auditedRecord } from '@grzadka/contract/audit/audited-records';
import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import { records } from '@grzadka/contract/records';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { column } from '#src/core/list/conditions.ts';
import { hiddenActions, mayReadHistory } from './may-read.ts';

/**
 * The part of the audit that is the history of a record, there or not: the entries about it and about the records shown with
 * it, such as the assignments of a garden or a party. 404 for an unknown kind, 403 for one the caller may not read.
 */
export async function historyOf(
  db: Kysely<Database>,
  { recordType, recordId, caller }: { recordType: string; recordId: string; caller: Caller },
): Promise<Expression<SqlBool>> {
  if (auditedRecord(recordType) === undefined) throw notFound();
  if (!mayReadHistory(caller.role, recordType)) throw new AppError('forbidden');
  const along = toldAlong(recordType).filter(({ type }) => mayReadHistory(caller.role, type));
  // By their ids: a total that is remembered hears of changes to the audit alone.
  const alongIds = isRecordId(recordId) ? await idsOf(db, along, recordId) : [];
  const type = column('auditEntry.recordType');
  const id = column('auditEntry.recordId');
  const hidden = hiddenActions(caller.role);
  // One record by itself is read in the order of an index; several are put in order.
  const about =
    alongIds.length === 0
      ? sql`${id} = ${recordId} and ${type} = ${recordType}`
      : sql`${id} = any(${[recordId, ...alongIds]}::text[])
          and ${type} = any(${[recordType, ...along.map((kind) => kind.type)]}::text[])`;
  return hidden.length === 0
    ? sql<SqlBool>`(${about})`
    : sql<SqlBool>`(${about} and ${column('auditEntry.action')} <> all(${hidden}::text[]))`;
}

/** Records that are shown in the histories of others, with the column that names the other one. */
interface ToldAlong {
  readonly type: string;
  readonly table: string;
  readonly owner: string;
}

function toldAlong(recordType: string): ToldAlong[] {
  return records.flatMap(({ name, table, fields, inHistoryOf = [] }: RecordDefinition) =>
    inHistoryOf
      .filter((owner) => {
        const field = fields[owner];
        return field?.kind === 'record' && field.recordType === recordType;
      })
      .map((owner) => ({ type: name, table, owner })),
  );
}

async function idsOf(
  db: Kysely<Database>,
  along: readonly ToldAlong[],
  recordId: string,
): Promise<string[]> {
  const found = along.map(async ({ table, owner }) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where ${sql.ref(owner)} = ${recordId} order by id
    `.execute(db);
    return rows.map(({ id }) => id);
  });
  return (await Promise.all(found)).flat();
}
