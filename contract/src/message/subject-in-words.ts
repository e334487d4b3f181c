import { type Occasion, occasionValues } from './occasion-values.ts';
import { fillFields, type MessageField, messageFieldLabels } from './text-fields.ts';

/**
 * A subject as it is shown where it is nobody's own, such as in a list or as a title: its fields with the values that are known for all, the others in words, so
 * that nobody reads '{{dzialka}}' (docs/product/messages.md#fields).
 */
export function subjectInWords(
  subject: string,
  known: Partial<Readonly<Record<MessageField, string>>> = {},
): string {
  return fillFields(subject, (field) => known[field] ?? fieldInWords(field));
}

/** The subject of a message with what is known of its meeting or its readings; '' where nobody has written one. */
export function subjectOf(message: Occasion & { readonly subject: string }): string {
  return subjectInWords(message.subject, occasionValues(message));
}

/** '[numer rozliczenia]'. */
export function fieldInWords(field: MessageField): string {
  const [label = ''] = messageFieldLabels[field].split(' (');
  return `[${label.charAt(0).toLowerCase()}${label.slice(1)}]`;
}

/** Each field as a subject has it, with its words. */
export const fieldsInWords: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(messageFieldLabels) as MessageField[]).map((field) => [field, fieldInWords(field)]),
);
