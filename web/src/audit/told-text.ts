import type { RecordField } from '@grzadka/contract/core/record/record-fields';
import type { ToldValue } from '@grzadka/contract/audit/audit.model';
import { formatPhone } from '@grzadka/contract/party/format-phone';
import { formatBankAccount } from '@grzadka/contract/settings/bank-account';
import { shownText } from '../core/record/shown-text.ts';
import { auditText } from './audit.text.ts';

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
