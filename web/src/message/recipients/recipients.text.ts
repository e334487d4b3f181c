import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { type MessageField, messageFieldLabels } from '@grzadka/contract/message/message-fields';
import {
  type DeliveryWay,
  deliveryWayLabels,
  recipientReasonLabels,
} from '@grzadka/contract/message/message-labels';
import type { MessageRecipient } from '@grzadka/contract/message/recipient/message-recipient.model';

const inSettings = 'Uzupełnij je w Ustawieniach.';
const inMessage = 'Wpisz je w kroku „Rodzaj”.';
const whereElse = 'Uzupełnij dane podmiotu albo usuń pole z treści.';

/** Where the values of fields are mended that are not of those it goes to. */
const placeOf: Partial<Record<MessageField, string>> = {
  rod: inSettings,
  rachunek_bankowy: inSettings,
  zebranie_kiedy: inMessage,
  zebranie_gdzie: inMessage,
  odczyt_od: inMessage,
  odczyt_do: inMessage,
};

/** The texts of the recipients of a message. */
export const recipientsText = {
  show: 'Pokaż wiadomość',
  missing: (fields: readonly MessageField[]) => {
    const names = fields.map((field) => messageFieldLabels[field].toLowerCase());
    const places = new Set(fields.map((field) => placeOf[field] ?? whereElse));
    return `Brak danych: ${names.join(', ')}. ${[...places].join(' ')}`;
  },
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
      ? recipientsText.missing(missing)
      : reason && recipientReasonLabels[reason],
    failure !== null && recipientsText.failure(failure),
    deliveredOn !== null &&
      deliveredHow !== null &&
      recipientsText.delivered(deliveredOn, deliveredHow, deliveryNumber),
  ];
  return words.filter((word) => word !== false && word !== null).join(' ');
}
