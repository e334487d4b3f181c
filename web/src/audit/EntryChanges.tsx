import type { AuditEntryDetails } from '@grzadka/contract/audit/audit.model';
import { inTheirOrder } from '@grzadka/contract/audit/audit-summary';
import { auditedField } from '@grzadka/contract/audit/audited-fields';
import { auditedRecord } from '@grzadka/contract/audit/audited-records';
import { Text } from '../core/ui/elements/Text.tsx';
import { Section } from '../core/ui/Section.tsx';
import { alongLabels, auditText } from './audit.text.ts';
import styles from './EntryChanges.module.css';
import { toldText } from './told-text.ts';

/** What an entry changed: each field with the value before and after, as far as there is one. */
export function EntryChanges({ entry }: { entry: AuditEntryDetails }) {
  const changes = entryChanges(entry);
  const along = entry.along.flatMap(({ table, count }) => {
    const label = alongLabels[table];
    return label === undefined ? [] : `${label}: ${count}`;
  });
  return (
    <Section title={auditText.summary}>
      {changes.length === 0 && <Text isQuiet>{auditText.noChanges}</Text>}
      {changes.length > 0 && (
        <dl className={styles['changes']}>
          {changes.map(({ label, before, after }) => (
            <div key={label} className={styles['change']}>
              <dt>{label}</dt>
              {before !== undefined && <Side label={auditText.before} value={before} />}
              {after !== undefined && <Side label={auditText.after} value={after} />}
            </div>
          ))}
        </dl>
      )}
      {along.length > 0 && (
        <Text className={styles['along']}>
          {auditText.along}: {along.join(', ')}
        </Text>
      )}
    </Section>
  );
}

/** A value before or after. */
function Side({ label, value }: { label: string; value: string }) {
  return (
    <dd>
      <span className={styles['side']}>{label}:</span>{' '}
      <span className={styles['value']}>{value}</span>
    </dd>
  );
}

/** A field that an entry shows; a side that the entry does not have is undefined. */
interface FieldChange {
  readonly label: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * What an entry changed, field by field, in the words of the screens. Of what was created or deleted, fields
 * that were empty are left out.
 */
function entryChanges({ record, before, after, names }: AuditEntryDetails): FieldChange[] {
  const tables = auditedRecord(record.type)?.tables ?? [];
  const told = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return inTheirOrder(tables, told).flatMap((name) => {
    const field = auditedField(tables, name);
    if (field === undefined) return [];
    // A change has a field on both sides; on one alone stands what was said besides.
    const sides = [before, after].map((side) => side?.[name]);
    if (sides.every((value) => value == null || value === '')) return [];
    const [was, is] = sides.map((value) =>
      value === undefined ? undefined : toldText(field, value, names),
    );
    return [{ label: field.label, before: was, after: is }];
  });
}
