import { auditedField } from '@grzadka/contract/audit/audit.fields';
import type { AuditEntryDetails, ToldValue } from '@grzadka/contract/audit/audit.model';
import { auditedRecord } from '@grzadka/contract/audit/audit.records';
import { inTheirOrder } from '@grzadka/contract/audit/audit.summary';
import type { RecordField } from '@grzadka/contract/core/record/record-fields';
import { formatPhone } from '@grzadka/contract/party/format-phone';
import { formatBankAccount } from '@grzadka/contract/settings/bank-account';
import { shownText } from '../core/record/shown-text.ts';
import { auditText } from './audit.text.ts';

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

/** How the database writes a day that never comes. */
const noEnd = 'infinity';

/** A value that the audit keeps as the screens show it; `names` are those of the records it may refer to. */
function toldText(
  field: RecordField,
  value: ToldValue | undefined,
  names: Readonly<Record<string, string>>,
): string {
  if (value === null || value === undefined || value === '') return auditText.none;
  const text = String(value);
  switch (field.kind) {
    case 'phone':
      return formatPhone(text);
    case 'bank-account':
      // A line may end between its groups of digits.
      return formatBankAccount(text).replaceAll('\u00a0', ' ');
    case 'day':
      return text === noEnd ? auditText.unlimited : shownText(field, text);
    case 'html':
      return textOfHtml(text) || auditText.none;
    case 'record':
      return names[text] ?? auditText.unknown;
    case 'text':
    case 'number':
    case 'bytes':
    case 'instant':
    case 'flag':
    case 'choice':
      return shownText(field, value);
  }
}

/** What a reader sees of a stored text, a line for each of its paragraphs. Only of HTML that was sanitised. */
function textOfHtml(html: string): string {
  return html
    .replaceAll(/<br[^>]*>|<\/(?:p|h\d|li|blockquote)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
