import { tablesOf } from '../core/record/record.ts';
import type { RecordField, RecordFields } from '../core/record/record-fields.ts';
import { auditedFacts } from '../core/record/told-facts.ts';
import { records } from '../records.ts';

/** The columns of all tables whose rows the audit records, by table. */
export const auditedTables: Readonly<Record<string, RecordFields>> = Object.fromEntries(
  records.flatMap((kind) => Object.entries(tablesOf(kind))),
);

/** How a value that an entry keeps under that name is shown; undefined where it says nothing to people. */
export function auditedField(ofTables: readonly string[], name: string): RecordField | undefined {
  const owners: readonly RecordFields[] = ofTables.map((table) => auditedTables[table] ?? {});
  const owner = [...owners, auditedFacts as RecordFields].find((columns) =>
    Object.hasOwn(columns, name),
  );
  return owner?.[name] ?? undefined;
}
