import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { fillFields, type MessageField, writtenField } from '@grzadka/contract/message/text-fields';
import { escapeHtml } from '#src/core/escape-html.ts';
import type { MessageRow } from '../message-row.ts';
import { readKeptValues } from './kept-values.ts';

/** A text with its values in place. */
export interface Rendered {
  /** Plain. */
  readonly subject: string;
  /** HTML, in which nothing but what was sanitised is markup. */
  readonly html: string;
}

/** Whose values are kept as `keptValues` made them. */
interface Kept {
  readonly values: unknown;
}

/**
 * What one recipient of a message reads: each field with the value that was found when it was prepared, the date with that of today. A field
 * without a value stays as it was written; whoever has none gets nothing.
 */
export function renderFor(
  { subject, html }: Pick<MessageRow, 'subject' | 'html'>,
  { values }: Kept,
): Rendered {
  const known = readKeptValues(values);
  const valueOf = (field: MessageField) =>
    field === 'data' ? dayInWords(gardenToday()) : (known.get(field) ?? writtenField(field));
  return {
    subject: fillFields(subject, valueOf),
    html: fillFields(html, (field) => escapeHtml(valueOf(field))),
  };
}
