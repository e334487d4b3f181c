import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { type DeliveryWay, deliveryWayLabels } from '@grzadka/contract/message/message-labels';

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
