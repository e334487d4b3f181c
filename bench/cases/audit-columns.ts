import { longestListedValue } from '@grzadka/contract/audit/audit.model';
import { changingActions, sessionActions } from '@grzadka/contract/audit/audit-actions';
import { auditedField } from '@grzadka/contract/audit/audited-fields';
import { auditedRecord } from '@grzadka/contract/audit/audited-records';
import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import { records } from '@grzadka/contract/records';
import { snakeCase } from '@grzadka/server/src/core/database/snake-case.ts';
import type { Row } from './case.ts';
import { instant } from './columns.ts';

/** What a kind of record has a value of its own for, by the kind in `record_type`, in SQL. */
function byKind(valueOf: (kind: RecordDefinition, isIt: string) => string | null): string {
  const cases = records.map((kind: RecordDefinition) => {
    const value = valueOf(kind, `id = record_id${kind.hasTextIds ? '' : '::uuid'}`);
    return value === null ? '' : `when '${kind.name}' then ${value}`;
  });
  return `case record_type ${cases.join(' ')} end`;
}

/** The columns of the audit's `entry`, in SQL. */
const auditColumns = `
  entry.id, ${instant('at')} as "toldAt", actor, action, record_type as "recordType",
  record_id as "recordId", record_name as "recordName", import_id as "importId",
  coalesce(${byKind(({ table }, isIt) => `exists (select from ${snakeCase(table)} where ${isIt})`)}, false)
    as "isThere",
  ${byKind(({ table, parent }, isIt) =>
    parent === undefined
      ? null
      : `(select ${snakeCase(parent)}::text from ${snakeCase(table)} where ${isIt})`,
  )} as "parentId",
  array(
    select jsonb_object_keys(case when action not in ('delete', 'delete-item') then coalesce(after, before) end)
  ) as fields,
  case when import_id is not null then (
    select own.after ->> 'fileName' from audit_entry own where own.id = entry.import_id
  ) end as "fileName",
  case when record_type in ('import', 'export', 'audit') then (
    select json_object_agg(key, value) from jsonb_each(after)
    where jsonb_typeof(value) in ('string', 'number')
  ) end as facts,
  case when action in (${changingActions.map((action) => `'${action}'`).join(', ')}) then (
    select json_object_agg(was.key, json_build_object('before', was.value, 'after', after -> was.key))
    from jsonb_each(before) was
    where after ? was.key
      and length(was.value::text) <= ${longestListedValue}
      and length((after -> was.key)::text) <= ${longestListedValue}
  ) end as changes`;

/** The newest of the audit's entries that meet a condition, in SQL: found first, so that other tables are asked for them alone. */
export function auditPage(where: string): string {
  return `
    select ${auditColumns}
    from (select * from audit_entry where ${where} order by at desc, id desc limit 100) entry
    order by entry.at desc, entry.id desc`;
}

/** Which entries of the audit tell of more than of a session, in SQL. */
export const tellsNoSession = `action not in (${sessionActions.map((action) => `'${action}'`).join(', ')})`;

/** An entry of the audit as the wire carries it: what has no words is left out, by the contract's own rules. */
export function presentAuditEntry(row: Row) {
  const { id, toldAt, actor, action, isThere, parentId, recordId, recordName } = row;
  const { fields, facts, importId, fileName, changes } = row;
  const type = String(row['recordType']);
  const tables = auditedRecord(type)?.tables ?? [];
  return {
    id,
    at: toldAt,
    actor,
    action,
    record: { type, id: recordId, name: recordName, isThere, parentId },
    fields: (fields as string[]).filter((name) => auditedField(tables, name) !== undefined),
    facts,
    importedFrom: importId === null ? null : { entryId: importId, fileName },
    changes: toldChanges(tables, (changes ?? {}) as Row),
  };
}

function toldChanges(tables: readonly string[], changes: Row): Row {
  const told = Object.entries(changes).filter(([name]) => {
    const kind = auditedField(tables, name)?.kind;
    return kind !== undefined && kind !== 'html' && kind !== 'record';
  });
  return Object.fromEntries(told);
}
