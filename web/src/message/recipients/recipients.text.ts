import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { messageFieldLabels } from '@grzadka/contract/message/message-fields';
import {
  type DeliveryWay,
  deliveryWayLabels,
  recipientReasonLabels,
} from '@grzadka/contract/message/message-labels';
import type { MessageRecipient } from '@grzadka/contract/message/recipient/message-recipient.model';

/** The texts of the recipients of a message. */
export const recipientsText = {
  show: 'Pokaż wiadomość',
  missing: (fields: readonly string[]) =>
    `Brak danych: ${fields.map((field) => field.toLowerCase()).join(', ')}. Uzupełnij dane podmiotu.`,
  failure: (words: string) => `Serwer poczty: „${words}”`,
  delivered: (day: string, how: DeliveryWay, number: string | null) =>
    [dayInFigures(day), deliveryWayLabels[how].toLowerCase(), number]
      .filter((part) => part !== null)
      .join(', '),
} as const;

/** What there is to say of a recipient: why it gets nothing or a letter, what is missing, what the mail server said, when it was delivered. */
export function remarkOf(recipient: MessageRecipient): string {
  const { reason, missing, failure, deliveredOn, deliveredHow, deliveryNumber } = recipient;
  const words = [
    reason === 'missing-value'
      ? recipientsText.missing(missing.map((field) => messageFieldLabels[field]))
      : reason && recipientReasonLabels[reason],
    failure !== null && recipientsText.failure(failure),
    deliveredOn !== null &&
      deliveredHow !== null &&
      recipientsText.delivered(deliveredOn, deliveredHow, deliveryNumber),
  ];
  return words.filter((word) => word !== false && word !== null).join(' ');
}
