import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { type DeliveryWay, deliveryWayLabels } from '@grzadka/contract/message/message-labels';

/** Where a value that is missing is filled in. */
const mending = {
  settings: 'Uzupełnij je w Ustawieniach.',
  message: 'Uzupełnij je w pierwszym kroku wiadomości.',
  party: 'Uzupełnij dane podmiotu.',
} as const;

/** The texts of the recipients of a message. */
export const recipientsText = {
  show: 'Pokaż wiadomość',
  missing: (fields: readonly string[], where: 'settings' | 'message' | 'party') =>
    `Brak danych: ${fields.map((field) => field.toLowerCase()).join(', ')}. ${mending[where]}`,
  failure: (words: string) => `Serwer poczty: „${words}”`,
  delivered: (day: string, how: DeliveryWay, number: string | null) =>
    [dayInFigures(day), deliveryWayLabels[how].toLowerCase(), number]
      .filter((part) => part !== null)
      .join(', '),
} as const;
