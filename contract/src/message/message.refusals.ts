/** Why something is not done with a message, and what to do then: docs/product/messages.md#states. */
export const messageRefusals = {
  notDraft: 'Ta wiadomość nie jest już szkicem. Cofnij ją do szkicu, żeby ją zmienić.',
  notPrepared: 'Najpierw przygotuj listę odbiorców.',
  alreadySending: 'Wiadomość jest już wysyłana',
  notSending: 'Ta wiadomość nie jest teraz wysyłana. Odśwież stronę.',
  notStopped: 'Ta wiadomość nie jest zatrzymana. Odśwież stronę.',
  recipientsChanged: 'Lista odbiorców zmieniła się. Przygotuj ją ponownie.',
  nobody: 'Nikt nie dostanie tej wiadomości. Zmień odbiorców.',
  tooMany: 'Odbiorców jest za wielu naraz. Podziel wiadomość na części.',
  publicUrlMissing: 'Ustaw adres programu (PUBLIC_URL), zanim wyślesz wiadomość do wielu osób.',
  debtorsForbidden: 'Wiadomość do zalegających może przygotować skarbnik. Poproś go o to.',
  debtsForbidden:
    'Kto ile ma do zapłaty, może napisać do wielu naraz tylko skarbnik. Usuń z treści i z załączników kwoty i terminy zapłaty albo poproś go o to.',
  noOwnEmail: 'Twój podmiot nie ma adresu e-mail. Wpisz go w danych podmiotu.',
  personalData:
    'W treści są dane, które mogą być osobowe. Usuń je albo napisz, dlaczego mają zostać.',
  unknownField: (name: string) => `Nie ma pola {{${name}}}. Wybierz pole z listy.`,
  documentGone: 'Tego dokumentu już nie ma. Wybierz inny.',
  attachmentsTooLarge: 'Załączniki mają razem ponad 10\u00a0MB. Usuń któryś.',
  generatedNeedsAccount:
    'Do tego rodzaju wiadomości nie dołączysz zawiadomienia ani stanu rozliczeń. Usuń ten załącznik albo zmień rodzaj.',
  subjectMissing: 'Podaj temat',
  textMissing: 'Napisz treść',
  runNotApproved: 'Wybierz zatwierdzone naliczenie.',
  groupGone: 'Tego, do czego odnosi się grupa odbiorców, już nie ma. Usuń tę grupę.',
  nothingToPrint: 'W tej wiadomości nie ma pism do wydrukowania.',
  sendAtPast: 'Ta godzina już minęła. Wybierz późniejszą albo wyślij od razu.',
  meetingMissing: 'Podaj, kiedy jest zebranie',
  meetingNotCalled: 'Odwołać można tylko zebranie, o którym wysłano zawiadomienie.',
  meetingMoved: 'To zebranie ma już inny termin. Odwołaj je przy nowszym zawiadomieniu.',
  meetingOver: 'To zebranie już się odbyło.',
  meetingAsAsked: 'Tu już tak jest. Odśwież stronę.',
  confirmRestored: (instant: string) =>
    `Ta wiadomość jest przywrócona z kopii z ${instant}. Nie wiadomo, co wysłano po zrobieniu kopii: kto wtedy ją dostał, może dostać ją drugi raz. Potwierdź, że mimo to ma iść.`,
  confirmLate: (lastDay: string) =>
    `Ostatni dzień na to zawiadomienie to ${lastDay}. Potwierdź, że wysyłasz je później.`,
} as const;
