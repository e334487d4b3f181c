import { auditedField } from '@grzadka/contract/audit/audit.fields';
import type { AuditEntryDetails, ToldValue } from '@grzadka/contract/audit/audit.model';

/** What one side of an entry tells: values by field, and what a deletion took along. */
interface Told {
  readonly values: Record<string, ToldValue> | null;
  readonly along: AuditEntryDetails['along'];
}

/**
 * What the audit keeps of one side of an entry, as far as there are words for it. Of a deletion, which keeps
 * rows by table, the values are those of the first of `tables` it has, and all others were taken along.
 */
export function toldOf(kept: unknown, tables: readonly string[]): Told {
  if (!isFields(kept)) return { values: null, along: [] };
  const own = tables.find((table) => Array.isArray(kept[table]));
  if (own === undefined) return { values: valuesOf(kept, tables), along: [] };
  const [row] = kept[own] as unknown[];
  const along = Object.entries(kept).flatMap(([table, rows]) =>
    table !== own && Array.isArray(rows) && rows.length > 0 ? [{ table, count: rows.length }] : [],
  );
  return { values: isFields(row) ? valuesOf(row, [own]) : null, along };
}

function valuesOf(kept: Fields, tables: readonly string[]): Record<string, ToldValue> {
  return Object.fromEntries(
    Object.entries(kept).filter(
      (field): field is [string, ToldValue] =>
        auditedField(tables, field[0]) !== undefined && isTold(field[1]),
    ),
  );
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(kept: unknown): kept is Fields {
  return kept instanceof Object && !Array.isArray(kept);
}

function isTold(value: unknown): value is ToldValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
