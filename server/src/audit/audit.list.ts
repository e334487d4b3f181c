import { type auditList, withoutSessions } from '@grzadka/contract/audit/audit.list';
import type { AuditListItem, ListedEntry } from '@grzadka/contract/audit/audit.model';
import { sessionActions } from '@grzadka/contract/audit/audit-actions';
import type { ListReply, ListRequest, ListSelection } from '@grzadka/contract/core/list/list';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { column, isWithin } from '#src/core/list/conditions.ts';
import { type ListSql, listReading, runList } from '#src/core/list/run-list.ts';
import { changesColumn, entryColumns, presentEntry, toldChanges } from './present-entry.ts';
import { findPlaces } from './record-places.ts';

type AuditList = typeof auditList;

/** Written out, as the index `audit_entry_without_sessions` has it. */
const tellsNoSession = sql<SqlBool>`
  ${column('auditEntry.action')} not in (${sql.join(sessionActions.map((action) => sql.lit(action)))})
`;

const source: ListSql<AuditList> = {
  table: 'auditEntry',
  search: 'auditEntry.search',
  filters: {
    recordType: (type) => sql`${column('auditEntry.recordType')} = ${type}`,
    action: (action) =>
      action === withoutSessions ? tellsNoSession : sql`${column('auditEntry.action')} = ${action}`,
    login: (id) => (isRecordId(id) ? sql`${column('auditEntry.loginId')} = ${id}` : sql`false`),
    record: (id) => sql`${column('auditEntry.recordId')} = ${id}`,
    import: (id) => (isRecordId(id) ? sql`${column('auditEntry.importId')} = ${id}` : sql`false`),
    time: (range) => isWithin(column('auditEntry.at'), range),
  },
  // Each action by its own, and all but those of sessions by theirs.
  indexed: { at: ['action'] },
  sorts: { at: { by: column('auditEntry.at'), mayBeEmpty: false } },
};

/** The whole of the audit, without the entries below an import: they are listed only with that import or with their record. */
export function wholeAudit({ filters }: ListSelection<AuditList>): Expression<SqlBool> | undefined {
  const isNarrowed = filters.import !== undefined || filters.record !== undefined;
  return isNarrowed ? undefined : sql<SqlBool>`${column('auditEntry.importId')} is null`;
}

/** One page of the audit; `scope` is the part of it that is asked for. */
export async function listAudit(
  db: Kysely<Database>,
  request: ListRequest<AuditList>,
  scope: Expression<SqlBool> | undefined,
): Promise<ListReply<AuditListItem>> {
  const { items, totalItems } = await runList({ db, request, ...readAudit(db, scope) });
  const placeOf = await findPlaces(
    db,
    items.map(({ record }) => record),
  );
  return {
    items: items.map((item) => ({ ...item, record: { ...item.record, ...placeOf(item.record) } })),
    totalItems,
  };
}

/** How the audit, or a part of it, is read, for a page or as a whole. */
export function readAudit(db: Kysely<Database>, scope: Expression<SqlBool> | undefined) {
  return listReading({
    source,
    ...(scope && { scope }),
    rows: db.selectFrom('auditEntry').select([...entryColumns, changesColumn]),
    present: ({ changes, ...row }): ListedEntry => ({
      ...presentEntry(row),
      changes: toldChanges(row.recordType, changes),
    }),
  });
}
