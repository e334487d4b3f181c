import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import {
  type DeliveryWay,
  deliveryWayLabels,
  recipientReasonLabels,
} from '@grzadka/contract/message/message.labels';
import type { MessageRecipient } from '@grzadka/contract/message/recipient/message-recipient.model';
import { type MessageField, messageFieldLabels } from '@grzadka/contract/message/text-fields';

/** Where a value that is missing is filled in. */
const mending = {
  settings: 'Uzupełnij je w Ustawieniach.',
  message: 'Uzupełnij je w pierwszym kroku wiadomości.',
  party: 'Uzupełnij dane podmiotu.',
  nothing: 'Nic nie ma do zapłaty.',
  account: 'Ten odbiorca nie ma konta rozliczeniowego.',
} as const;

/** The texts of the recipients of a message. */
export const recipientsText = {
  show: 'Pokaż wiadomość',
  missing: (fields: readonly string[], where: keyof typeof mending) =>
    `Brak danych: ${fields.map((field) => field.toLowerCase()).join(', ')}. ${mending[where]}`,
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
      ? recipientsText.missing(
          missing.map((field) => messageFieldLabels[field]),
          whereMissing(missing),
        )
      : reason && recipientReasonLabels[reason],
    failure !== null && recipientsText.failure(failure),
    deliveredOn !== null &&
      deliveredHow !== null &&
      recipientsText.delivered(deliveredOn, deliveredHow, deliveryNumber),
  ];
  return words.filter((word) => word !== false && word !== null).join(' ');
}

/** Where what is missing is filled in: what all recipients have in common stands in the settings, or in the message itself. */
function whereMissing(missing: readonly MessageField[]): keyof typeof mending {
  if (missing.some((field) => ofSettings.has(field))) return 'settings';
  if (missing.some((field) => ofMessage.has(field))) return 'message';
  if (missing.some((field) => field === 'saldo' || field === 'do_zaplaty')) return 'account';
  // Who has an account and no day by which to pay owes nothing.
  return missing.every((field) => field === 'termin') ? 'nothing' : 'party';
}

const ofSettings: ReadonlySet<MessageField> = new Set(['rod', 'rachunek_bankowy']);
const ofMessage: ReadonlySet<MessageField> = new Set([
  'zebranie_kiedy',
  'zebranie_gdzie',
  'odczyt_od',
  'odczyt_do',
]);
