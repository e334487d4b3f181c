/** What is done to the data. */
const ofData = {
  create: 'Utworzenie',
  update: 'Zmiana',
  delete: 'Usunięcie',
  undelete: 'Przywrócenie',
  clone: 'Powielenie',
  release: 'Zakończenie użytkowania',
  'offer-plot': 'Propozycja działki',
  'answer-offer': 'Odpowiedź na propozycję działki',
  'complete-handover': 'Zakończenie przekazania działki',
  'cancel-handover': 'Odwołanie przekazania działki',
  'tick-point': 'Odhaczenie punktu listy kontrolnej',
  'untick-point': 'Cofnięcie odhaczenia punktu listy kontrolnej',
  recount: 'Policzenie od nowa',
  erase: 'Rozpoczęcie usuwania danych osoby',
  'cancel-erase': 'Cofnięcie usuwania danych osoby',
  'erase-contact': 'Usunięcie danych osoby',
  'erase-name': 'Usunięcie nazwiska z ksiąg',
  'set-legal-hold': 'Wstrzymanie: sprawa sądowa',
  'lift-legal-hold': 'Zdjęcie wstrzymania',
  'give-consent': 'Udzielenie zgody',
  'withdraw-consent': 'Wycofanie zgody',
} as const;

/** What is done to what readers see: texts, images and documents. */
const ofContent = {
  upload: 'Przesłanie pliku',
  'replace-file': 'Ponowne przesłanie pliku, który zaginął',
  'add-html-text': 'Dodanie tekstu',
  'update-html-text': 'Zmiana tekstu',
  'add-image': 'Dodanie obrazu',
  'update-image': 'Zmiana opisu obrazu',
  'delete-item': 'Usunięcie bloku',
  'move-up': 'Przesunięcie bloku w górę',
  'move-down': 'Przesunięcie bloku w dół',
  'set-logo': 'Zmiana logo',
  'remove-logo': 'Usunięcie logo',
  'set-picture': 'Zmiana zdjęcia',
  'remove-picture': 'Usunięcie zdjęcia',
} as const;

/** What is done at meters. */
const ofMeters = {
  'add-measurement': 'Dodanie odczytu',
  'replace-device': 'Wymiana licznika',
  'take-off-device': 'Zdjęcie licznika',
  'put-on-device': 'Założenie licznika',
  'update-device': 'Zmiana danych założonego licznika',
  'undo-device': 'Cofnięcie wymiany, zdjęcia albo założenia',
  'confirm-measurement': 'Sprawdzenie odczytu',
  'reverse-measurement': 'Unieważnienie odczytu',
  'accept-submission': 'Przyjęcie zgłoszonego odczytu',
  'return-submission': 'Odesłanie zgłoszonego odczytu',
  'add-photo': 'Dodanie zdjęcia odczytu',
  'submit-reading': 'Zgłoszenie odczytu',
  'add-visit': 'Licznik niedostępny',
  'open-campaign': 'Otwarcie tury odczytów',
  'add-missing-meters': 'Dodanie liczników do tury',
  'close-campaign': 'Zamknięcie tury odczytów',
  'reopen-campaign': 'Ponowne otwarcie tury odczytów',
} as const;

/** What is done to money. */
const ofMoney = {
  post: 'Księgowanie',
  reverse: 'Storno',
  allocate: 'Ręczny podział wpłaty',
  'plan-refund': 'Zlecenie zwrotu przelewem',
  'drop-refund': 'Usunięcie zlecenia zwrotu przelewem',
  'write-off': 'Umorzenie',
  'cancel-plan': 'Odwołanie rat',
  close: 'Zamknięcie konta rozliczeniowego',
  reopen: 'Ponowne otwarcie konta rozliczeniowego',
  'print-report': 'Wydruk raportu kasowego',
  'issue-certificate': 'Wydanie zaświadczenia',
  'close-year': 'Zamknięcie roku',
  'reopen-year': 'Ponowne otwarcie roku',
  calculate: 'Obliczenie',
  'leave-out': 'Pominięcie działki',
  'take-in': 'Cofnięcie pominięcia działki',
  approve: 'Zatwierdzenie',
  'not-double': 'Przyjęcie możliwego powtórzenia',
  'drop-double': 'Odrzucenie powtórzenia',
} as const;

/** What becomes of messages to many. */
const ofMessages = {
  prepare: 'Przygotowanie odbiorców',
  'back-to-draft': 'Cofnięcie do szkicu',
  send: 'Wysłanie',
  stop: 'Zatrzymanie wysyłki',
  resume: 'Wznowienie wysyłki',
  retry: 'Ponowne wysłanie',
  'call-off': 'Odwołanie zebrania',
  'call-again': 'Cofnięcie odwołania zebrania',
  'print-failed': 'Skierowanie do druku',
  'mark-printed': 'Oznaczenie jako wydrukowane',
  'mark-delivered': 'Oznaczenie jako doręczone',
} as const;

/** What comes in and goes out by the file, and what the end of keeping takes. */
const ofFiles = {
  import: 'Wczytanie pliku',
  view: 'Otwarcie listy',
  export: 'Pobranie listy',
  'export-person': 'Przygotowanie danych osoby',
  download: 'Pobranie kopii zapasowej',
  'make-handover': 'Przygotowanie przekazania spraw',
  'fetch-handover': 'Pobranie przekazania spraw',
  'delete-old': 'Usunięcie starych zapisów',
} as const;

/** Actions that show when somebody was at work rather than what became of a record. */
const ofSessions = {
  'sign-in': 'Zalogowanie',
  'sign-in-failed': 'Nieudane logowanie',
  'sign-in-locked': 'Zablokowane logowanie',
  'sign-out': 'Wylogowanie',
  'end-session': 'Wylogowanie przeglądarki',
} as const;

/** What is done to what people sign in with. */
const ofPasswords = {
  'set-password': 'Ustawienie hasła',
  'change-own-password': 'Zmiana własnego hasła',
  'switch-on-second-factor': 'Włączenie logowania z kodem',
  'switch-off-second-factor': 'Wyłączenie logowania z kodem',
  'renew-recovery-codes': 'Nowe kody zapasowe',
  'reset-second-factor': 'Usunięcie logowania z kodem',
} as const;

/** What is done to records, by the names that the entries of the audit have for it. */
export const auditActions = {
  ...ofData,
  ...ofContent,
  ...ofMeters,
  ...ofMoney,
  ...ofMessages,
  ...ofFiles,
  ...ofSessions,
  ...ofPasswords,
} as const satisfies Record<string, string>;

type AuditAction = keyof typeof auditActions;

/** The actions as the filter of the list offers them, by the names of their groups. */
export const auditActionGroups = {
  Dane: actionsOf(ofData),
  'Teksty, obrazy i dokumenty': actionsOf(ofContent),
  'Liczniki i odczyty': actionsOf(ofMeters),
  Księgowania: actionsOf(ofMoney),
  Wiadomości: actionsOf(ofMessages),
  'Pliki i kopie': actionsOf(ofFiles),
  Logowania: actionsOf(ofSessions),
  'Hasła i kody': actionsOf(ofPasswords),
} as const satisfies Record<string, readonly AuditAction[]>;

function actionsOf<Group extends Partial<Record<AuditAction, string>>>(group: Group) {
  // The keys of an object literal are those of its type.
  return Object.keys(group) as (keyof Group & AuditAction)[];
}

/** What is done, in words; an action that there are no words for by its own name. */
export function actionLabel(action: string): string {
  return Object.hasOwn(auditActions, action) ? auditActions[action as AuditAction] : action;
}

/** What sets single fields of what was there already. */
export const changingActions = [
  'update',
  'release',
  'cancel-plan',
  'update-image',
] as const satisfies readonly AuditAction[];

/** What is not for everybody who may read the login, and what the list opens without. */
export const sessionActions: readonly AuditAction[] = auditActionGroups.Logowania;
