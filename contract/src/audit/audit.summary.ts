import { auditedField, auditedTables } from './audit.fields.ts';
import type { ListedEntry } from './audit.model.ts';
import { auditedRecord } from './audit.records.ts';

type Summarised = Pick<ListedEntry, 'action' | 'record' | 'fields' | 'facts' | 'importedFrom'>;

/**
 * What an entry says in a few words: what changed, what came of an import, and from which file it came. Empty where its
 * action says all.
 */
export function auditSummary(entry: Summarised): string {
  const { facts, importedFrom } = entry;
  if (facts !== null) return factsText(facts);
  const file = importedFrom?.fileName == null ? '' : `z pliku ${importedFrom.fileName}`;
  return [changesText(entry), file].filter((part) => part !== '').join(' · ');
}

function changesText({ action, record, fields }: Summarised): string {
  const tables = auditedRecord(record.type)?.tables ?? [];
  if (!changes.has(action)) return labelsOf(tables, fields.filter(isRemark));
  return labelsOf(tables, inTheirOrder(tables, fields)) || 'Bez zmian';
}

function labelsOf(tables: readonly string[], names: readonly string[]): string {
  return names.flatMap((name) => auditedField(tables, name)?.label ?? []).join(', ');
}

/** What is to be seen at a glance whatever was done: that somebody had been warned. */
const isRemark = (name: string) => name === 'despiteFindings';

/** What sets single fields of what was there already. */
const changes: ReadonlySet<string> = new Set(['update', 'release', 'update-image']);

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
