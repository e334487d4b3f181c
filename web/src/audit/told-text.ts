import type { RecordField } from '@grzadka/contract/core/record/record-fields';
import type { ToldValue } from '@grzadka/contract/audit/audit.model';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { formatPhone } from '@grzadka/contract/party/format-phone';
import { formatBankAccount } from '@grzadka/contract/settings/bank-account';
import { formatInstant, formatMegabytes } from '../core/ui/format.ts';
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
    case 'text':
      return text;
    case 'phone':
      return formatPhone(text);
    case 'bank-account':
      // A line may end between its groups of digits.
      return formatBankAccount(text).replaceAll('\u00a0', ' ');
    case 'number':
      return formatDecimal(Number(value));
    case 'bytes':
      return formatMegabytes(Number(value));
    case 'instant':
      return formatInstant(text);
    case 'day':
      return text === noEnd ? auditText.unlimited : dayInFigures(text);
    case 'flag':
      return value === true ? auditText.yes : auditText.no;
    case 'html':
      return textOfHtml(text) || auditText.none;
    case 'choice':
      return field.options[text] ?? text;
    case 'record':
      return names[text] ?? auditText.unknown;
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
