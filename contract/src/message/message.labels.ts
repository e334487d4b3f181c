/** The states of a message: docs/product/messages.md#states. */
export const messageStateLabels = {
  draft: 'Szkic',
  prepared: 'Przygotowana',
  sending: 'Wysyłana',
  stopped: 'Zatrzymana',
  done: 'Zakończona',
} as const;

export type MessageState = keyof typeof messageStateLabels;

/** The ways a message goes. */
export const messageChannelLabels = { email: 'E-mail', print: 'Pismo' } as const;

export type MessageChannel = keyof typeof messageChannelLabels;

/** What becomes of one recipient: docs/product/messages.md#recipients. */
export const recipientStateLabels = {
  waiting: 'Czeka',
  sent: 'Wysłano',
  saved: 'Zapisano w folderze',
  failed: 'Nie wysłano',
  'to-print': 'Do druku',
  printed: 'Wydrukowano',
  delivered: 'Doręczono',
  skipped: 'Pominięto',
} as const;

export type RecipientState = keyof typeof recipientStateLabels;

/** For how many years it is kept who got a message, after it was sent: docs/product/retention.md#messages. */
export const recipientYears = 5;

/** Why somebody gets nothing, or a letter in place of an e-mail; what to do about it stands with those that can be mended. */
export const recipientReasonLabels = {
  'no-address': 'Brak adresu e-mail i adresu pocztowego. Uzupełnij dane podmiotu.',
  'no-postal-address': 'Brak adresu pocztowego. Uzupełnij dane podmiotu.',
  'no-consent': 'Brak zgody na informacje',
  'missing-value': 'Brak danych',
  'nothing-to-attach': 'To naliczenie nie objęło tego konta rozliczeniowego',
  'consent-withdrawn': 'Zgodę wycofano po przygotowaniu',
  'address-changed': 'Adres e-mail zmienił się po przygotowaniu',
  'party-gone': 'Tego podmiotu już nie ma',
  'not-delivered': 'E-mail nie dotarł',
  restored: 'Przywrócono z kopii. Nie wiadomo, czy e-mail wyszedł po jej zrobieniu.',
} as const;

export type RecipientReason = keyof typeof recipientReasonLabels;

/** How a letter was delivered. */
export const deliveryWayLabels = {
  'in-person': 'Osobiście',
  registered: 'List polecony',
  returned: 'Zwrócono',
} as const;

export type DeliveryWay = keyof typeof deliveryWayLabels;

/** What is made for each recipient and goes along with the message. */
export const generatedAttachmentLabels = {
  notice: 'Zawiadomienie o opłatach z kodem do przelewu',
  statement: 'Stan rozliczeń z kodem do przelewu',
} as const;
