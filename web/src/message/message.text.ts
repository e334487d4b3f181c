import { counted, type Forms, nounFor } from '@grzadka/contract/core/counted';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { MailWay } from '@grzadka/contract/mail/mail.model';
import type { MessageListItem, RecipientCounts } from '@grzadka/contract/message/message.model';
import { subjectOf } from '@grzadka/contract/message/subject-in-words';
import { formatDay, minuteInText } from '../core/ui/format.ts';

const letters: Forms = { one: 'list', few: 'listy', many: 'listów' };
const emails: Forms = { one: 'e-mail', few: 'e-maile', many: 'e-maili' };
const people: Forms = { one: 'odbiorca', few: 'odbiorców', many: 'odbiorców' };
/** As objects of a sentence. */
const recipients: Forms = { one: 'odbiorcę', few: 'odbiorców', many: 'odbiorców' };

/** An instant that no line tears apart. */

type Told = Pick<MessageListItem, 'recipients' | 'restoredFrom'>;

/** How many recipients are how far, first what is still to be done; what is none is left out. */
function partsOf({ waiting, sent, saved, failed, toPrint, printed, delivered }: RecipientCounts) {
  return [
    failed > 0 && `niewysłane: ${failed}`,
    waiting > 0 && `czekają: ${waiting}`,
    toPrint > 0 && `do druku: ${toPrint}`,
    sent > 0 && `wysłane: ${sent}`,
    saved > 0 && `w folderze: ${saved}`,
    printed + delivered > 0 && `na papierze: ${printed + delivered}`,
  ];
}

/** The texts of the messages. */
export const messageText = {
  list: 'Wiadomości',
  none: 'Nie ma jeszcze wiadomości. Naciśnij „Nowa wiadomość”, żeby napisać pierwszą.',
  /** What a message is called on screens: its subject with its fields in words. */
  called: (message: Parameters<typeof subjectOf>[0]) => subjectOf(message) || '(bez tematu)',
  open: 'Otwórz',
  create: 'Nowa wiadomość',
  details: 'Wiadomość',
  templates: 'Szablony',
  consents: 'Zgody',
  deadlines: 'Terminy',
  progress: 'Odbiorcy',
  created: 'Utworzono',
  sentOn: (startedAt: string) => `wysłano ${formatDay(startedAt)}`,
  kind: 'Rodzaj wiadomości',
  kindHints: {
    information: 'Do tych, którzy zgodzili się na informacje.',
    'reading-notice': 'Do działkowców, przed odczytem liczników na działkach.',
    'fee-notice': 'Osobno dla każdego konta rozliczeniowego.',
    'payment-reminder': 'Osobno dla każdego konta rozliczeniowego z zaległością.',
    'termination-warning': 'Tylko na papierze, do każdego działkowca osobno.',
    'general-meeting': 'Do każdego członka PZD osobno.',
    'other-statutory': 'Do każdej osoby osobno.',
  },
  template: 'Szablon',
  noTemplate: 'Bez szablonu',
  begin: 'Dalej',
  begun: 'Utworzono szkic wiadomości',
  /** To how many it went, or will. */
  recipientsIn: (counts: RecipientCounts | null) => {
    if (counts === null) return '–';
    const { skipped: _, ...served } = counts;
    const all = Object.values(served).reduce((sum, count) => sum + count, 0);
    return all === 0 ? '–' : formatDecimal(all);
  },
  /** How many of them it reached, in which way, and where it is from. */
  progressOf: ({ recipients: counts, restoredFrom }: Told) =>
    [
      ...(counts === null ? [] : partsOf(counts)),
      restoredFrom !== null && messageText.restored(restoredFrom),
    ]
      .filter((part) => part !== false)
      .join(', '),
  restored: (from: string) => `Przywrócona z kopii z ${minuteInText(from)}`,
  scheduled: (sendAt: string) => `Zaplanowana na ${minuteInText(sendAt)}`,
} as const;

/** The texts of a draft and its steps. */
export const draftText = {
  steps: 'Kroki wiadomości',
  step: {
    kind: 'Rodzaj',
    recipients: 'Do kogo',
    text: 'Treść',
    preview: 'Podgląd',
    send: 'Wysyłka',
  },
  next: 'Zapisz i dalej',
  save: 'Zapisz szkic',
  saved: 'Zapisano szkic',
  delete: 'Usuń szkic',
  deleteTitle: 'Usunąć szkic wiadomości?',
  deleteQuestion: (name: string) => `Czy na pewno chcesz usunąć szkic: ${name}?`,
  deleted: (name: string) => `Usunięto szkic: ${name}`,
  meeting: 'Zebranie',
  meetingHint:
    'Stąd biorą się pola „Dzień i godzina zebrania” i „Miejsce zebrania” w treści. Jeśli poprzednie zebranie jeszcze się nie odbyło, kalendarz na stronie pokaże je w tym terminie jako przeniesione.',
  reading: 'Odczyt',
  readingHint: 'Stąd biorą się pola „Pierwszy dzień odczytu” i „Ostatni dzień odczytu” w treści.',
  groups: 'Odbiorcy',
  groupsHint:
    '„oraz” dodaje do poprzednich, „oprócz” zabiera z poprzednich. Kto jest w kilku grupach, dostanie wiadomość raz.',
  noGroups: 'Dodaj, do kogo ma trafić ta wiadomość.',
  operator: 'Łącznik',
  addGroup: 'Dodaj grupę',
  remove: 'Usuń',
  removeGroup: (label: string) => `Usuń grupę: ${label}`,
  sector: 'Sektor',
  chooseSector: 'Wybierz sektor',
  meterType: 'Typ licznika',
  amountFrom: 'Zaległość od kwoty',
  dueBefore: 'Termin przed dniem',
  dueBeforeHint: 'Puste pole oznacza: po terminie dzisiaj.',
  chargeRun: 'Naliczenie',
  campaign: 'Tura odczytów',
  chooseCampaign: 'Wybierz turę odczytów',
  chooseRun: 'Wybierz naliczenie',
  since: 'Bez odczytu od dnia',
  role: 'Rola',
  parties: 'Osoby i firmy',
  partiesHint: 'Wpisz część nazwiska, nazwy albo numeru działki.',
  partyList: 'Wszyscy, których pokazywała lista podmiotów z tymi ustawieniami',
  remindedGone: 'Tej listy wezwań już nie ma. Usuń tę grupę.',
  partyListAll: 'bez filtrów',
  printsWithoutConsent: 'Wydrukuj pismo dla tych, którzy nie zgodzili się na informacje',
  counting: 'Liczenie odbiorców…',
  countFailed: 'Nie udało się policzyć odbiorców.',
  subject: 'Temat',
  html: 'Treść',
  noImages: 'W wiadomości nie ma obrazów. Dodaj obraz jako załącznik z Dokumentów.',
  insertField: 'Wstaw pole',
  insertFieldHint: 'W miejscu pola każdy odbiorca zobaczy swoje dane.',
  insertIntoSubject: 'Wstaw pole do tematu',
  attachments: 'Załączniki z Dokumentów',
  attachmentsHint:
    'Razem najwyżej 10\u00a0MB. Może to być także dokument, który nie jest opublikowany.',
  generated: 'Załącznik dla każdego odbiorcy',
  generatedNone: 'Bez takiego załącznika',
  prepare: 'Przygotuj i pokaż podgląd',
  prepareHint:
    'Program znajdzie odbiorców, wypełni pola i sprawdzi zgody. Zanim wyślesz, obejrzysz, co dostanie każdy z nich.',
  findingsTitle: 'Czy te dane mają być w treści?',
  despiteReason: 'Dlaczego mają zostać',
  despiteHint: 'Powód zostanie w dzienniku zmian.',
  prepareDespite: 'Przygotuj mimo to',
  test: 'Wyślij próbę do siebie',
  tested: 'Próba jest w drodze na Twój adres e-mail',
  testSaved: 'Próba do Ciebie jest zapisywana w folderze: serwer poczty nie jest ustawiony',
} as const;

/** How many letters go which way, as a sentence: '212 odbiorców: 140 e-mailem, 72 listem, 3 bez adresu'. */
export function countInWords({
  units,
  email,
  print,
  skipped,
}: {
  units: number;
  email: number;
  print: number;
  skipped: readonly { readonly reason: string; readonly count: number }[];
}): string {
  const nothing = skipped.reduce((sum, { count }) => sum + count, 0);
  const noAddress = skipped.find(({ reason }) => reason === 'no-address')?.count ?? 0;
  const noConsent = skipped.find(({ reason }) => reason === 'no-consent')?.count ?? 0;
  const others = nothing - noAddress - noConsent;
  const parts = [
    email > 0 && `${email} e-mailem`,
    print > 0 && `${print} listem`,
    noConsent > 0 && `${noConsent} bez zgody`,
    noAddress > 0 && `${noAddress} bez adresu`,
    others > 0 && `${others} bez danych`,
  ].filter(Boolean);
  if (units === 0) return 'Nikogo tu nie ma';
  return `${counted(units, people)}: ${parts.join(', ')}`;
}

/** Whether e-mails become files: those that went say it, and without any the way they leave now. */
function isSaved({ sent, saved }: RecipientCounts, { delivery }: MailWay): boolean {
  return sent === 0 && (saved > 0 || delivery === 'folder');
}

/** The texts of a message that is prepared, and of how far it is. */
export const sendingText = {
  preview: 'Zobacz, co dostanie każdy',
  recipients: 'Odbiorcy',
  recipientsIn: (label: string, count: number) => `${label}: ${count}`,
  backToDraft: 'Zmień wiadomość',
  backTitle: 'Wrócić do szkicu?',
  backQuestion:
    'Lista odbiorców zniknie, a po zmianach program przygotuje ją na nowo. Nic jeszcze nie wysłano.',
  back: 'Wróć do szkicu',
  backDone: 'Wiadomość jest znowu szkicem',
  send: 'Wyślij…',
  sendTitle: 'Wysłać wiadomość?',
  sendQuestion: (email: number, print: number, { delivery }: MailWay) =>
    [
      email > 0 &&
        (delivery === 'folder'
          ? `Program zapisze ${counted(email, emails)} w folderze.`
          : `Program wyśle ${counted(email, emails)}.`),
      print > 0 &&
        `${nounFor(print, { one: 'Zostanie', few: 'Zostaną', many: 'Zostanie' })} ${counted(print, letters)} do wydrukowania.`,
      'Tego nie da się cofnąć.',
    ]
      .filter(Boolean)
      .join(' '),
  skipped: (count: number) => `Nie dostaną: ${count}. Powody są na liście odbiorców.`,
  nobodyGets: (skipped: number) =>
    `Nikt nie dostanie tej wiadomości: pominięto ${counted(skipped, recipients)}. Powody są na liście odbiorców. Popraw je i przygotuj wiadomość ponownie.`,
  sentByTreasury:
    'Wiadomość jest gotowa. Wysłać ją może skarbnik albo administrator: poproś o to jednego z nich.',
  when: 'Kiedy',
  now: 'Od razu',
  later: 'W wybranym czasie',
  sendAt: 'Wyślij od',
  sendAtEmpty: 'Podaj dzień i godzinę',
  confirmLate: 'Wyślij mimo to',
  submit: 'Wyślij',
  sending: 'Wysyłanie…',
  sent: ({ delivery, trouble }: MailWay) => {
    if (delivery === 'folder') return 'Wiadomość jest zapisywana w folderze';
    return trouble === null ? 'Wiadomość jest wysyłana' : 'Wiadomość czeka na serwer poczty';
  },
  onlyLetters: 'Pisma są gotowe do wydrukowania',
  stop: 'Zatrzymaj',
  stopped: 'Zatrzymano wysyłanie. E-maile, które już wyszły z programu, dotrą.',
  resume: 'Wznów',
  restoredHint: (from: string) =>
    `Przywrócona z kopii z ${minuteInText(from)}. Program nie wie, co z tej wiadomości wysłano po zrobieniu tej kopii: kto ją wtedy dostał, może dostać ją drugi raz. Zanim ją wyślesz, zapytaj kilku odbiorców, czy już ją mają.`,
  confirmRestored: 'Wyślij, choć część osób mogła ją już dostać',
  resumeTitle: 'Wysłać resztę?',
  resumeDespite: 'Wznów mimo to',
  resumed: 'Wysyłanie trwa dalej',
  progress: (counts: RecipientCounts, way: MailWay) =>
    isSaved(counts, way) ? 'Zapisywanie w folderze' : 'Wysyłanie',
  progressOf: (counts: RecipientCounts, way: MailWay) => {
    const { sent, saved, failed, waiting } = counts;
    const [first, second] = isSaved(counts, way)
      ? [`Zapisane w folderze: ${saved}`, null]
      : [`Wysłane: ${sent}`, saved > 0 && `zapisane w folderze: ${saved}`];
    const said = [
      `${first} z ${sent + saved + failed + waiting}`,
      second,
      failed > 0 && `nie dotarły: ${failed}`,
    ];
    return said.filter(Boolean).join(', ');
  },
  pace: (perHour: number, left: number, { delivery }: MailWay) =>
    `Program ${delivery === 'folder' ? 'zapisuje' : 'wysyła'} najwyżej ${counted(perHour, emails)} na godzinę. W tej godzinie ${nounFor(left, { one: 'może', few: 'mogą', many: 'może' })} ${delivery === 'folder' ? 'przybyć' : 'wyjść'} jeszcze ${left}.`,
  scheduler: (at: string | null) =>
    at === null
      ? 'Wysyłanie jeszcze nie działało. Sprawdź „Prace programu i poczta” w dziale System.'
      : `Wysyłanie działało ostatnio ${minuteInText(at)}.`,
  lettersTitle: 'Pisma na papierze',
  lettersHint: (count: number) =>
    `${counted(count, letters)} do kopert z oknem, po kolei według działek. Pobranie niczego nie zmienia: wydrukowane zaznacz potem sam.`,
  unreachable: (count: number) =>
    `Pominięte w wydrukach: ${count}. Podmiotu albo jego adresu już nie ma. Uzupełnij adres w danych podmiotu; gdy oznaczysz pisma jako wydrukowane, pozostałe będą pominięte.`,
  duplex: 'Druk dwustronny',
  letters: 'Pobierz pisma (PDF)',
  lettersMade: 'Pisma',
  labels: 'Etykiety (PDF)',
  deliveryList: 'Lista doręczeń (PDF)',
  documentsToAdd: 'Do każdego pisma dołącz wydruk:',
  markPrinted: (count: number) => `Oznacz jako wydrukowane (${count})`,
  printedDone: (count: number) => `Oznaczono jako wydrukowane: ${count}`,
  markDelivered: 'Zapisz doręczenie',
  deliveredDone: (count: number) => `Zapisano doręczenie: ${count}`,
  retry: (count: number) => `Wyślij ponownie (${count})`,
  retried: (count: number) => `Wysyłane ponownie: ${count}`,
  printFailed: (count: number) => `Wydrukuj niewysłane (${count})`,
  printFailedDone: (count: number) => `Do wydrukowania: ${count}`,
  retryChosen: 'Wyślij ponownie',
  printChosen: 'Wydrukuj niewysłane',
  markChosenPrinted: 'Oznacz jako wydrukowane',
  callOff: 'Odwołaj zebranie',
  callOffTitle: 'Odwołać zebranie?',
  callOffQuestion: (when: string) =>
    `Zebranie ${when} będzie w kalendarzu na stronie ogrodu oznaczone jako odwołane. Program nikogo o tym nie zawiadomi: napisz do członków osobną wiadomość.`,
  calledOff: 'Zebranie odwołano',
  callAgain: 'Zebranie jednak się odbędzie',
  calledAgain: 'Zebranie się odbędzie',
  nextSteps: 'Co dalej z wiadomością',
  isStopped: (count: number) =>
    `Zatrzymano. Czekają: ${count}. Naciśnij „Wznów”, żeby wysłać resztę.`,
  showFailed: 'Pokaż, do kogo',
  deliveredTitle: 'Doręczenie pism',
  deliveredAll: 'Dotyczy wszystkich wydrukowanych pism, które nie mają jeszcze doręczenia.',
  deliveredSome: (count: number) => `Pisma, których to dotyczy: ${count}`,
  deliveredOn: 'Dzień doręczenia',
  deliveredHow: 'Jak doręczono',
  deliveryNumber: 'Numer przesyłki',
  deliveredSubmit: 'Zapisz doręczenie',
  failedTitle: 'E-maile, które nie dotarły',
  failedHint: (count: number) =>
    `Nie dotarły: ${count}. Popraw adresy w danych podmiotów i wyślij ponownie albo wydrukuj pisma.`,
} as const;
