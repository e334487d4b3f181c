import { auditedRecord } from '@grzadka/contract/audit/audit.records';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { column } from '#src/core/list/conditions.ts';
import { hiddenActions, mayReadHistory } from './may-read.ts';

/**
 * The part of the audit that is the history of a record, there or not: the entries about it and, of a garden
 * or a party, about its assignments. 404 for a kind that there is not, 403 for one the caller may not read.
 */
export async function historyOf(
  db: Kysely<Database>,
  { recordType, recordId, caller }: { recordType: string; recordId: string; caller: Caller },
): Promise<Expression<SqlBool>> {
  if (auditedRecord(recordType) === undefined) throw notFound();
  if (!mayReadHistory(caller.role, recordType)) throw new AppError('forbidden');
  // By their ids: a total that is remembered hears of changes to the audit alone.
  const assignments = mayReadHistory(caller.role, 'assignment')
    ? await assignmentsOf(db, recordType, recordId)
    : [];
  const type = column('auditEntry.recordType');
  const id = column('auditEntry.recordId');
  const hidden = hiddenActions(caller.role);
  // One record by itself is read in the order of an index; several are put in order.
  const about =
    assignments.length === 0
      ? sql`${id} = ${recordId} and ${type} = ${recordType}`
      : sql`${id} = any(${[recordId, ...assignments]}::text[])
          and ${type} = any(${[recordType, 'assignment']}::text[])`;
  return hidden.length === 0
    ? sql<SqlBool>`(${about})`
    : sql<SqlBool>`(${about} and ${column('auditEntry.action')} <> all(${hidden}::text[]))`;
}

const holding = { garden: 'gardenId', party: 'partyId' } as const;

async function assignmentsOf(
  db: Kysely<Database>,
  recordType: string,
  recordId: string,
): Promise<string[]> {
  if (!Object.hasOwn(holding, recordType) || !isRecordId(recordId)) return [];
  const rows = await db
    .selectFrom('assignment')
    .select('id')
    .where(holding[recordType as keyof typeof holding], '=', recordId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
