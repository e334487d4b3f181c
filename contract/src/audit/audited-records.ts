import type { Permission } from '../core/access/permissions.ts';
import { type RecordDefinition, tablesOf } from '../core/record/record.ts';
import { records } from '../records.ts';

/** What the audit knows of a kind of record. */
export interface AuditedRecord {
  /** One of them, as the list of the audit calls it. */
  readonly label: string;
  /** Who may read such a record, and who what happened to it. */
  readonly read: Permission;
  readonly history: Permission;
  /** The tables whose columns its entries tell, its own first. */
  readonly tables: readonly string[];
}

/** What entries are about that is no record: it happened to many, or to all. */
const happenings = {
  backup: 'Kopia zapasowa',
  import: 'Wczytany plik',
  export: 'Pobrana lista',
  audit: 'Dziennik zmian',
  'board-handover': 'Przekazanie spraw nowemu zarządowi',
} as const;

export type AuditedType = (typeof records)[number]['name'] | keyof typeof happenings;

/** The kinds of records in the audit, by the names that its entries have for them, in the order of the list's filter. */
export const auditedTypes: ReadonlyMap<string, AuditedRecord> = new Map([
  ...records.map((kind: RecordDefinition): [string, AuditedRecord] => {
    const { read, history = read } = kind.permissions;
    return [kind.name, { label: kind.label, read, history, tables: Object.keys(tablesOf(kind)) }];
  }),
  ...Object.entries(happenings).map(([name, label]): [string, AuditedRecord] => [
    name,
    { label, read: 'audit:read', history: 'audit:read', tables: [] },
  ]),
]);

/** What the audit knows of the kind; undefined of one that it has no words for. */
export function auditedRecord(recordType: string): AuditedRecord | undefined {
  return auditedTypes.get(recordType);
}
