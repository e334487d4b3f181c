import {
  type ListedEntry,
  longestListedValue,
  type ToldValue,
} from '@grzadka/contract/audit/audit.model';
import { changingActions } from '@grzadka/contract/audit/audit-actions';
import { auditedField } from '@grzadka/contract/audit/audited-fields';
import { auditedRecord } from '@grzadka/contract/audit/audited-records';
import { sql } from 'kysely';
import { commandLine, formerCommandLine } from '#src/core/change/audit-entry.ts';

/**
 * What the list reads of an entry. The values themselves stay where they are: those of a deleted page version
 * are whole texts. Rows that a deletion keeps are no fields.
 */
export const entryColumns = [
  'auditEntry.id',
  'auditEntry.at',
  'auditEntry.actor',
  'auditEntry.action',
  'auditEntry.recordType',
  'auditEntry.recordId',
  'auditEntry.recordName',
  sql<string[]>`array(
    select jsonb_object_keys(
      case when action not in ('delete', 'delete-item') then coalesce(after, before) end
    )
  )`.as('fields'),
  'auditEntry.importId',
  // The entries of a file may be deleted in several portions, its own among the first.
  sql<string | null>`(
    select own.after ->> 'fileName' from audit_entry own where own.id = audit_entry.import_id
  )`.as('fileName'),
  sql<Facts>`case when record_type in ('import', 'export', 'audit') then after end`.as('facts'),
] as const;

/** What a change has made of short values, by the names of its fields. */
export type ListedChanges = Readonly<Record<string, { before: unknown; after: unknown }>>;

/** The values of a change that a row of the list has room for; of anything else the names are enough. */
export const changesColumn = sql<ListedChanges | null>`(
  select jsonb_object_agg(was.key, jsonb_build_object('before', was.value, 'after', after -> was.key))
  from jsonb_each(case when action in (${sql.join(changingActions)}) then before end) was
  where after ? was.key
    and length(was.value::text) <= ${sql.lit(longestListedValue)}
    and length((after -> was.key)::text) <= ${sql.lit(longestListedValue)}
)`.as('changes');

/** The changes that are shown by the value itself: not texts with tags, and not the ids of other records. */
export function toldChanges(
  recordType: string,
  changes: ListedChanges | null,
): ListedEntry['changes'] {
  const tables = auditedRecord(recordType)?.tables ?? [];
  const told = Object.entries(changes ?? {}).flatMap(([name, { before, after }]) => {
    const kind = auditedField(tables, name)?.kind;
    const isTold = kind !== undefined && kind !== 'html' && kind !== 'record';
    return isTold && isToldValue(before) && isToldValue(after) ? [[name, { before, after }]] : [];
  });
  return Object.fromEntries(told);
}

/** Whether a value is a single one, which can be shown to people. */
export function isToldValue(value: unknown): value is ToldValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** An entry as `entryColumns` read it. */
export interface EntryRow {
  id: string;
  at: string;
  actor: string;
  action: string;
  recordType: string;
  recordId: string;
  recordName: string | null;
  fields: string[];
  importId: string | null;
  fileName: string | null;
  facts: Facts;
}

type Facts = Readonly<Record<string, unknown>> | null;

/** An entry as the wire carries it, but for where its record is now. */
export function presentEntry({
  recordType,
  recordId,
  recordName,
  importId,
  fileName,
  ...entry
}: EntryRow): Omit<ListedEntry, 'changes'> {
  const tables = auditedRecord(recordType)?.tables ?? [];
  return {
    id: entry.id,
    at: entry.at,
    actor: entry.actor === formerCommandLine ? commandLine.displayName : entry.actor,
    action: entry.action,
    record: { type: recordType, id: recordId, name: recordName },
    fields: entry.fields.filter((name) => auditedField(tables, name) !== undefined),
    facts: entry.facts && plainFacts(entry.facts),
    importedFrom: importId === null ? null : { entryId: importId, fileName },
  };
}

/** The facts that can be said in words; the filters of a list cannot. */
function plainFacts(facts: NonNullable<Facts>): ListedEntry['facts'] {
  return Object.fromEntries(
    Object.entries(facts).filter(
      (fact): fact is [string, string | number] =>
        typeof fact[1] === 'string' || typeof fact[1] === 'number',
    ),
  );
}
