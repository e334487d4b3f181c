import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import type { OpenMatter } from './read-handover.ts';

/** What the files of a handover pack are called, in the order in which one reads them. */
export const packFiles = {
  readFirst: 'Czytaj to najpierw.txt',
  paper: 'protokol-przekazania.pdf',
  logins: 'loginy-i-role.xlsx',
  settings: 'ustawienia.xlsx',
  matters: 'sprawy-otwarte.xlsx',
  deadlines: 'terminy.xlsx',
  documents: 'dokumenty.xlsx',
  accounts: 'rozliczenia.xlsx',
  places: 'bank-i-kasa.xlsx',
  manifest: 'spis-kopii-zapasowej.json',
} as const;

/** What waits, by its kind. */
export const matterLabels: Readonly<Record<OpenMatter['kind'], string>> = {
  news: 'Szkic wpisu w aktualnościach',
  notice: 'Szkic ogłoszenia',
  'page-version': 'Szkic podstrony',
  message: 'Niezakończona wiadomość',
  'charge-run': 'Szkic naliczenia',
  submission: 'Zgłoszony odczyt do sprawdzenia',
  'bank-line': 'Operacja bankowa do wyjaśnienia',
};

/** What counts down, by its kind. */
export const deadlineLabels: Readonly<Record<Deadline['kind'], string>> = {
  'fees-resolved': 'Uchwalenie opłat na rok',
  'fees-known': 'Podanie opłat do wiadomości',
  'annual-finances': 'Roczna informacja finansowa',
  'plot-offer': 'Odpowiedź na propozycję działki',
  transfer: 'Decyzja o przeniesieniu prawa do działki',
  'unsent-notice': 'Wysłanie zawiadomienia o walnym zebraniu',
  'entry-notice': 'Zawiadomienie o wejściu na działki',
  'warning-term': 'Termin po uprzedzeniu o wypowiedzeniu',
  legalisation: 'Legalizacja liczników',
  'unclear-lines': 'Wyjaśnienie operacji bankowych',
  'old-rate': 'Sprawdzenie stopy odsetek',
  'unanswered-request': 'Odpowiedź na prośbę o dane osobowe',
  backup: 'Kopia zapasowa',
};

/** The words of the tables and of the paper. */
export const handoverText = {
  title: 'Protokół przekazania spraw nowemu zarządowi',
  personal: 'Dane osobowe – nie publikować i nie wywieszać.',
  asOf: (day: string) => `Stan danych w programie na ${day}.`,
  whenAndWhere: { heading: 'Gdzie i kiedy', place: 'Miejsce', day: 'Dzień przekazania' },
  parties: {
    leaving: 'Przekazuje dotychczasowy zarząd',
    coming: 'Przejmuje nowy zarząd',
    name: 'Imię i nazwisko',
    office: 'Funkcja',
    signature: 'Podpis',
  },
  inProgram: {
    heading: 'Co przekazano w programie',
    what: 'Co',
    state: 'Stan',
    logins: 'Loginy',
    documents: 'Dokumenty',
    matters: 'Sprawy otwarte',
    deadlines: 'Terminy',
    owed: 'Do zapłaty od działkowców razem',
    overpaid: 'Nadpłaty działkowców razem',
    bank: (name: string) => `Rachunek bankowy: ${name}`,
    cash: (name: string) => `Kasa: ${name}`,
    backup: 'Najnowsza kopia zapasowa',
    none: 'nie ma',
  },
  besides: {
    heading: 'Co przekazano poza programem',
    what: 'Co',
    remark: 'Ile sztuk, uwagi',
    things: [
      'Gotówka z kasy (po przeliczeniu)',
      'Dostęp do rachunku bankowego',
      'Dostęp do poczty e-mail ogrodu',
      'Komputer z programem i hasło do niego',
      'Nośnik z kopią zapasową',
      'Dokumenty papierowe',
      'Pieczęcie',
      'Klucze',
      'Inne',
    ],
  },
  columns: {
    userName: 'Nazwa użytkownika',
    party: 'Imię i nazwisko lub nazwa firmy',
    role: 'Rola',
    state: 'Stan',
    secondFactor: 'Logowanie z kodem',
    setting: 'Ustawienie',
    value: 'Wartość',
    what: 'Co',
    name: 'Nazwa',
    amount: 'Kwota (zł)',
    since: 'Od kiedy',
    lastDay: 'Ostatni dzień',
    daysLeft: 'Zostało dni',
    fileName: 'Plik',
    kilobytes: 'Rozmiar (kB)',
    added: 'Dodany',
    publishedFrom: 'Publikacja od',
    publishedThru: 'Publikacja do',
    reference: 'Numer rozliczenia',
    plot: 'Działka',
    sector: 'Sektor',
    holders: 'Działkowcy',
    owed: 'Do zapłaty (zł)',
    due: 'W tym po terminie (zł)',
    overpaid: 'Nadpłata (zł)',
    place: 'Rodzaj',
    nrb: 'Numer rachunku',
    balance: 'Saldo w księgach (zł)',
    statementDay: 'Ostatni wyciąg do',
    statementClosing: 'Saldo na wyciągu (zł)',
  },
  yes: 'tak',
  no: 'nie',
  enabled: 'Aktywny',
  disabled: 'Nieaktywny',
  bank: 'Rachunek bankowy',
  cash: 'Kasa',
} as const;

/** The text that leads through the pack; lines end as the simplest programs for texts read them. */
export function readFirst({ day, backup }: { day: string; backup: string | null }): string {
  const kept =
    backup === null
      ? ['Kopii zapasowej nie było. Zróbcie ją: System → Kopie zapasowe → Utwórz kopię.']
      : [
          `${packFiles.manifest} – co jest w najnowszej kopii zapasowej (${backup}); samej`,
          '  kopii tu nie ma: pobierz ją w System → Kopie zapasowe.',
        ];
  return [
    'PRZEKAZANIE SPRAW NOWEMU ZARZĄDOWI',
    `Stan danych w programie na ${day}.`,
    '',
    'W plikach są dane osobowe. Przechowujcie je tak, jak inne dane działkowców,',
    'i nie wysyłajcie ich zwykłą pocztą e-mail.',
    '',
    'CO TU JEST',
    `${packFiles.paper} – do wydrukowania i podpisania przez obie strony`,
    `${packFiles.logins} – kto może się zalogować i co mu wolno (bez haseł)`,
    `${packFiles.settings} – ustawienia ogrodu`,
    `${packFiles.matters} – szkice, zgłoszone odczyty i operacje do wyjaśnienia`,
    `${packFiles.deadlines} – co trzeba zrobić i do kiedy`,
    `${packFiles.documents} – spis dokumentów z programu`,
    `${packFiles.accounts} – kto ile jest winien, a kto ma nadpłatę; rozliczeń z saldem 0`,
    '  tu nie ma',
    `${packFiles.places} – rachunki bankowe i kasy z saldem`,
    ...kept,
    '',
    'CO ZROBIĆ PO KOLEI',
    '1. Wydrukujcie protokół, uzupełnijcie go i podpiszcie.',
    '2. Porównajcie salda z wyciągiem bankowym i przeliczcie gotówkę.',
    '3. Dodajcie loginy nowemu zarządowi, a stare wyłączcie (Podmioty → Loginy).',
    '4. Zmieńcie hasło do poczty ogrodu i poproście administratora komputera,',
    '   żeby zmienił hasło do komputera z programem.',
    '5. Sprawdźcie Ustawienia: telefon, e-mail i dyżury.',
    '6. Zróbcie nową kopię zapasową i przechowujcie ją poza siedzibą ogrodu.',
    '7. Zajmijcie się sprawami otwartymi, zaczynając od terminów.',
    '',
  ].join('\r\n');
}
