import { auditedField } from '@grzadka/contract/audit/audit.fields';
import type { AuditEntryDetails } from '@grzadka/contract/audit/audit.model';
import { auditedRecord } from '@grzadka/contract/audit/audit.records';
import { inTheirOrder } from '@grzadka/contract/audit/audit.summary';
import { toldText } from './told-text.ts';

/** A field that an entry tells of; a side that the entry does not tell is undefined. */
export interface FieldChange {
  readonly label: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * What an entry changed, field by field, in the words of the screens. Of what was created or deleted, fields
 * that were empty are left out.
 */
export function entryChanges({ record, before, after, names }: AuditEntryDetails): FieldChange[] {
  const tables = auditedRecord(record.type)?.tables ?? [];
  const told = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return inTheirOrder(tables, told).flatMap((name) => {
    const field = auditedField(tables, name);
    if (field === undefined) return [];
    // A change tells a field on both sides; on one alone stands what was said besides.
    const sides = [before, after].map((side) => side?.[name]);
    if (sides.every((value) => value == null || value === '')) return [];
    const [was, is] = sides.map((value) =>
      value === undefined ? undefined : toldText(field, value, names),
    );
    return [{ label: field.label, before: was, after: is }];
  });
}
