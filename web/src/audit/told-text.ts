import type { AuditListItem, ToldValue } from '@grzadka/contract/audit/audit.model';
import { auditSummary } from '@grzadka/contract/audit/audit-summary';
import { formatPhone } from '@grzadka/contract/core/format-phone';
import type { RecordField } from '@grzadka/contract/core/record/record-fields';
import { typedBankAccount } from '@grzadka/contract/settings/bank-account';
import { shownText } from '../core/record/shown-text.ts';
import { formatMinute } from '../core/ui/format.ts';
import { auditText } from './audit.text.ts';

/** What a row of the list says of an entry: of what changed the values, too, as 'Powierzchnia: 157 → 321,5 m²'. */
export function rowSummary(entry: AuditListItem): string {
  return auditSummary(entry, (field, name) => {
    const change = entry.changes[name];
    if (change === undefined) return field.label;
    const [before, after] = [change.before, change.after].map((value) =>
      toldText(field, value, {}),
    );
    // Of values that differ by less than the text shows, such as a second, the field's name alone is shown.
    if (before === after) return field.label;
    const { label, unit } = apart(field.label);
    return `${label}: ${before} → ${after}${unit}`;
  });
}

/** A label without the unit that it ends with, and the unit as it stands behind a number. */
function apart(label: string): { label: string; unit: string } {
  return label.endsWith(' (m2)')
    ? { label: label.slice(0, -' (m2)'.length), unit: '\u00a0m²' }
    : { label, unit: '' };
}

/** How the database writes a day that never comes. */
const noEnd = 'infinity';

/** A value that the audit keeps as the screens show it; `names` are those of the records it may refer to. */
export function toldText(
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
      return typedBankAccount(text);
    case 'day':
      return text === noEnd ? auditText.unlimited : shownText(field, text);
    case 'html':
      return textOfHtml(text) || auditText.none;
    case 'record':
      return names[text] ?? auditText.unknown;
    case 'instant':
      return formatMinute(text);
    case 'text':
    case 'number':
    case 'money':
    case 'bytes':
    case 'flag':
    case 'choice':
      return shownText(field, value);
  }
}

/** What a reader sees of a stored text, a line for each of its paragraphs. Only of HTML that was sanitised. */
function textOfHtml(html: string): string {
  return html
    .replaceAll(/<br[^<>]*>|<\/(?:p|h\d|li|blockquote)>/g, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
