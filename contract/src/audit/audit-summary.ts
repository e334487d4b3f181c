import type { RecordField } from '../core/record/record-fields.ts';
import type { ListedEntry } from './audit.model.ts';
import { changingActions } from './audit-actions.ts';
import { auditedField, auditedTables } from './audited-fields.ts';
import { auditedRecord } from './audited-records.ts';

type Summarised = Pick<ListedEntry, 'action' | 'record' | 'fields' | 'facts' | 'importedFrom'>;

/** How a field that changed is said in words: by its label, unless the caller has more to say. */
type TellField = (field: RecordField, name: string) => string;

const byLabel: TellField = ({ label }) => label;

/**
 * What an entry says in a few words: what changed, what came of an import, and from which file it came. Empty where its
 * action says all.
 */
export function auditSummary(entry: Summarised, tellField = byLabel): string {
  const { facts, importedFrom } = entry;
  if (facts !== null) return factsText(facts);
  const file = importedFrom?.fileName == null ? '' : `z pliku ${importedFrom.fileName}`;
  return [changesText(entry, tellField), file].filter((part) => part !== '').join(' · ');
}

function changesText({ action, record, fields }: Summarised, tellField: TellField): string {
  const tables = auditedRecord(record.type)?.tables ?? [];
  if (!changes.has(action)) return told(tables, fields.filter(isRemark), byLabel);
  return told(tables, inTheirOrder(tables, fields), tellField) || 'Bez zmian';
}

function told(tables: readonly string[], names: readonly string[], tellField: TellField): string {
  return names
    .flatMap((name) => {
      const field = auditedField(tables, name);
      return field === undefined ? [] : tellField(field, name);
    })
    .join(', ');
}

/** What is to be seen at a glance whatever was done: that somebody had been warned. */
const isRemark = (name: string) => name === 'despiteFindings';

const changes: ReadonlySet<string> = new Set(changingActions);

/** The names of fields in the order of their tables; what stands in none of these comes last. */
export function inTheirOrder(tables: readonly string[], names: readonly string[]): string[] {
  const order = tables.flatMap((table) => Object.keys(auditedTables[table] ?? {}));
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return names.toSorted((one, other) => place(one) - place(other));
}

function factsText(facts: NonNullable<ListedEntry['facts']>): string {
  return ['records', 'added', 'changed', 'unchanged', 'rows', 'conditions', 'format', 'entries']
    .flatMap((name) => {
      const field = auditedField([], name);
      const value = facts[name];
      if (field === undefined || value === undefined) return [];
      const text = field.kind === 'choice' ? (field.options[value] ?? value) : value;
      return `${field.label}: ${text}`;
    })
    .join(' · ');
}
