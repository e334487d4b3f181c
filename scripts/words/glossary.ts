/** A way of writing that the texts of the product do without. */
export interface Dropped {
  /** What it is called in the list of what is allowed all the same. */
  readonly name: string;
  readonly pattern: RegExp;
  /** What to write in its place. */
  readonly instead: string;
  /** A text in which it is found. */
  readonly example: string;
}

/** A word that begins like this, whatever its ending. */
function stem(...beginnings: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${beginnings.join('|')})`, 'iu');
}

/** A word, or several, exactly like this. */
function word(...words: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, 'iu');
}

/** The words that stand for a thing for which the glossary of docs/product.md has another. */
export const droppedWords: readonly Dropped[] = [
  {
    name: 'użytkownik działki',
    pattern: stem(String.raw`użytkowni\p{L}+ działk`, 'współużytkowni'),
    instead: 'działkowiec; kto ma tę działkę',
    example: 'Użytkownicy działki',
  },
  {
    name: 'konto',
    pattern: word(String.raw`(?:kont[oau]?|kontem|kontach|kontami|kontom|koncie)(?! rozliczeniow)`),
    instead: 'login; konto rozliczeniowe; rachunek bankowy',
    example: 'Nie ma konta o tej nazwie',
  },
  {
    name: 'login',
    pattern: /^login:/i,
    instead: 'nazwa użytkownika, where it is what one types',
    example: 'login: {}',
  },
  {
    name: 'pomiar',
    pattern: stem('pomiar'),
    instead: 'odczyt',
    example: 'Zapisano pomiar',
  },
  {
    name: 'seria',
    pattern: word('seri[aięą]', 'serii', 'serie', 'serią'),
    instead: 'tura odczytów; lista',
    example: 'To ostatni licznik w tej serii',
  },
  {
    name: 'urządzenie',
    pattern: stem('urządzeni'),
    instead: 'licznik',
    example: 'Wymień urządzenie',
  },
  {
    name: 'aktualność',
    pattern: word('aktualność', 'aktualnością'),
    instead: 'wpis (w aktualnościach)',
    example: 'Usunięto aktualność',
  },
  {
    name: 'wpis na liście',
    pattern: stem(String.raw`kolejn\p{L}+ wpis`),
    instead: 'pozycja',
    example: 'Wczytywanie kolejnych wpisów…',
  },
  {
    name: 'wersja strony',
    pattern: stem(String.raw`wersj\p{L}+ stron`),
    instead: 'wersja podstrony',
    example: 'Edycja wersji strony',
  },
  { name: 'komponent', pattern: stem('komponent'), instead: 'blok', example: 'Wybierz komponent' },
  {
    name: 'robocze',
    pattern: stem('robocz', 'przygotowywan'),
    instead: 'szkic',
    example: 'Kopia robocza tekstu',
  },
  {
    name: 'zatwierdź',
    pattern: stem('zatwierd'),
    instead: 'Zapisz; Zapisz i wróć; Gotowe',
    example: 'Zatwierdź',
  },
  {
    name: 'kasuj',
    pattern: stem('s?kasuj', 's?kasowa'),
    instead: 'usuń',
    example: 'Skasuj wpis',
  },
  {
    name: 'zasób',
    pattern: word('zas[óo]b(?:u|em|y|ów|ach)?', 'zasobie'),
    instead: 'what it is: wpis, dokument, podmiot',
    example: 'Nie znaleziono zasobu',
  },
  {
    name: 'wystornuj',
    pattern: stem('wystornu', 'wystornow', String.raw`cofn\p{L}+ odczyt`),
    instead: 'storno; unieważnij odczyt',
    example: 'Wystornowano należność',
  },
  { name: 'taryfa', pattern: stem('taryf'), instead: 'stawka', example: 'Taryfy za wodę' },
  {
    name: 'sesja',
    pattern: stem('sesj'),
    instead: 'zalogowanie; gdzie trwa zalogowanie',
    example: 'Sesja wygasła',
  },
  {
    name: 'zwolnij',
    pattern: stem('zwoln'),
    instead: 'Zakończ użytkowanie',
    example: 'Zwolnij działkę',
  },
  {
    name: 'aplikacja',
    pattern: stem('aplikacj', 'usług[aięą]', 'zaplecz'),
    instead: 'program',
    example: 'Aplikacja może w tym czasie działać',
  },
  {
    name: 'osoba, która prowadzi komputer',
    pattern: /osob\p{L}*, która prowadzi/iu,
    instead: 'administrator komputera',
    example: 'powiadom osobę, która prowadzi komputer',
  },
  {
    name: 'należy',
    // What belongs to somebody is another word.
    pattern: /(?<!\p{L})należy(?! do )(?!\p{L})/iu,
    instead: 'the imperative: Wpisz, Wybierz, Podaj',
    example: 'Należy wybrać działkę.',
  },
  {
    name: 'dłużnik',
    pattern: stem('dłużni', 'upomnie'),
    instead: 'Zaległości; Wezwania',
    example: 'Dłużnicy',
  },
  {
    name: 'skarbnik i wyżej',
    pattern: stem('i wyżej'),
    instead: 'Może to zrobić skarbnik, użytkownik zaawansowany i administrator.',
    example: 'Edytuj (skarbnik i wyżej)',
  },
];

/** What the typography of a Polish text does without. */
export const droppedSigns: readonly Dropped[] = [
  {
    name: 'a number torn from its unit',
    pattern:
      /(?:\d|\{\}) (?:[kMG]B|min|godz|m2|megapiksel\p{L}*|cyfr\p{L}*|zna(?:k|ki|ków))(?!\p{L})/u,
    instead: 'a non-breaking space',
    example: 'najwyżej {} MB',
  },
  {
    name: 'a phone number in pieces',
    pattern: /\+48 \d/,
    instead: 'non-breaking spaces',
    example: 'np. +48 601 234 567',
  },
  {
    name: 'straight quotes',
    pattern: /(?:^|[ (])"\p{L}[^"=<>]*\p{L}"(?=$|[ ,.)])/u,
    instead: '„ ”',
    example: 'Wybierz "Dodaj"',
  },
  {
    name: 'a hyphen for a dash',
    pattern: /\p{L} - \p{L}/u,
    instead: '–',
    example: 'Gotowe - to był ostatni',
  },
  { name: 'three dots', pattern: /\p{L}\.{3}/u, instead: '…', example: 'Wczytywanie...' },
];

/** A phrase that may stand although it has a dropped word in it. */
export interface Allowed {
  readonly phrase: string;
  /** The files whose texts may say it, by the beginnings of their paths; all where none is named. */
  readonly within?: readonly string[];
  readonly reason: string;
}

const fixed = 'fixed to the letter by what was asked for (0071)';
const phoneApp = 'the app on a phone that shows codes, and its own words';
const chargeRun = 'a charge run is approved, and not only saved';
const exemption = 'whoever is exempted pays nothing, and keeps the plot';
const roomOnDisk = 'room on a disk, and no plot';

const bankHeading = 'stands above a column of a bank’s table';

const aboutTheApp = [
  'contract/src/second-factor/',
  'web/src/second-factor/',
  'web/src/session/SecondFactorForm.tsx',
  'docs/instrukcja/konto.md',
];

/** What an operating system starts by itself. */
const ofSystems = 'a service of the operating system, and not the program';

const ofBanks = ['server/src/bank/reading/csv/known-profiles.ts'];

const ofCharges = ['web/src/charge/', 'docs/instrukcja/oplaty.md'];

/** Of the accounts of a ledger there is no other word. */
const ledgerAccount = 'an account of the ledger, as accountants call it; no settlement account';
const ofAccountants = ['server/src/accountant/', 'server/src/ledger-year/'];

/** What the glossary drops and yet stands, and why. */
export const allowed: readonly Allowed[] = [
  {
    phrase: 'Zostaw na tym urządzeniu',
    within: ['web/src/campaign/'],
    reason: 'what a person holds in their hands, and no meter',
  },
  ...['usługa', 'usługę', 'usługi', 'Usługa', 'Usługi'].map((phrase) => ({
    phrase,
    within: ['docs/instrukcja/instalacja.md'],
    reason: ofSystems,
  })),
  { phrase: 'Twoje konto', reason: fixed },
  { phrase: 'Otwórz konto bez działki', reason: fixed },
  { phrase: 'Zamknij konto', reason: fixed },
  { phrase: 'Dodaj pomiar', reason: fixed },
  { phrase: 'Dane pomiaru', reason: fixed },
  { phrase: 'Czas ostatniego pomiaru', reason: fixed },
  { phrase: 'Wybierz komponent', reason: fixed },
  { phrase: 'Czy na pewno chcesz usunąć komponent?', reason: fixed },
  { phrase: 'Potwierdź usunięcie zasobu', reason: fixed },
  { phrase: 'Potwierdz usuniecie zasobu', reason: fixed },
  { phrase: 'Należy podać rolę.', reason: fixed },
  { phrase: 'Należy wprowadzić poprawną liczbę', reason: fixed },
  { phrase: 'Należy najpierw podać początkową datę publikacji', reason: fixed },
  { phrase: 'Należy podać początkową datę przypięcia', reason: fixed },
  { phrase: 'aplikacj', within: aboutTheApp, reason: phoneApp },
  { phrase: 'dodanie konta', within: aboutTheApp, reason: phoneApp },
  { phrase: 'kod z aplikacji w telefonie', reason: phoneApp },
  { phrase: 'aplikacja w telefonie', reason: phoneApp },
  { phrase: 'aż aplikacja pokaże', reason: phoneApp },
  { phrase: 'aplikacje obliczają kody', reason: phoneApp },
  { phrase: 'kody z aplikacji', reason: phoneApp },
  { phrase: 'w aplikacji banku', reason: 'the app of a bank, by which one pays' },
  { phrase: 'stron internetowych i aplikacji mobilnych', reason: 'the title of an act' },
  { phrase: 'konto zamknięte', reason: fixed },
  { phrase: 'Konta w planie kont', reason: ledgerAccount },
  { phrase: 'umery kont', reason: ledgerAccount },
  { phrase: 'planu kont', reason: ledgerAccount },
  { phrase: 'obok kont programu', reason: ledgerAccount },
  { phrase: 'Konto {}', within: ['contract/src/settings/own-codes.ts'], reason: ledgerAccount },
  { phrase: 'Konto', within: ofAccountants, reason: ledgerAccount },
  { phrase: 'Własne konto', within: ofAccountants, reason: ledgerAccount },
  { phrase: 'Saldo konta 200', within: ofAccountants, reason: ledgerAccount },
  { phrase: 'Numer konta', within: ofBanks, reason: bankHeading },
  { phrase: 'Konto', within: ofBanks, reason: bankHeading },
  { phrase: 'zwolnienie blokady', within: ofBanks, reason: bankHeading },
  { phrase: 'Zatwierdza druga osoba', reason: chargeRun },
  { phrase: 'aliczenie zatwierdza wtedy', reason: chargeRun },
  { phrase: 'wg pomiaru', reason: 'an area was surveyed, and no meter read' },
  { phrase: 'Ulgi i zwolnienia', reason: exemption },
  { phrase: 'zwolnienie z całej opłaty', reason: exemption },
  { phrase: 'Zatwierd', within: ofCharges, reason: chargeRun },
  { phrase: 'zatwierd', within: ofCharges, reason: chargeRun },
  { phrase: 'Zatwierdzone', reason: chargeRun },
  { phrase: 'Zatwierdzenie', reason: chargeRun },
  { phrase: 'ta, którą zatwierdzono', reason: chargeRun },
  { phrase: 'zatwierdzona: ', reason: chargeRun },
  { phrase: 'z tym, co zatwierdzono', reason: chargeRun },
  { phrase: 'zatwierdzone naliczenie', reason: chargeRun },
  { phrase: 'jest już zatwierdzone', reason: chargeRun },
  { phrase: 'Najpierw zatwierdź naliczenie', reason: chargeRun },
  { phrase: 'nie jest zatwierdzone', reason: chargeRun },
  { phrase: 'sprawdź je i zatwierdź', reason: chargeRun },
  { phrase: 'Nie można zatwierdzić', reason: chargeRun },
  { phrase: 'inne zatwierdzanie', reason: chargeRun },
  { phrase: 'Trwa zatwierdzanie tego naliczenia', reason: chargeRun },
  { phrase: 'Nie udało się zatwierdzić naliczenia', reason: chargeRun },
  { phrase: 'musi zatwierdzić inna osoba', reason: chargeRun },
  { phrase: 'zwolnij co najmniej', reason: roomOnDisk },
  { phrase: 'Zwolnij na tym dysku', reason: roomOnDisk },
  { phrase: 'ile zwolnić', reason: roomOnDisk },
  { phrase: 'ile trzeba zwolnić', reason: roomOnDisk },
];
