const downloadAgain = 'Pobierz „Arkusz Excel” tej tury jeszcze raz i przepisz do niego odczyty.';

/** Why a filled-in sheet, or a row of it, is not taken. */
export const loadSheetRefusals = {
  notSheet: 'Wybierz plik .xlsx pobrany przyciskiem „Arkusz Excel”',
  notOfRound: 'To nie jest arkusz tej tury. Wybierz plik pobrany przyciskiem „Arkusz Excel”.',
  noKeys: `W pliku nie ma ukrytej kolumny „Klucz”, po której program poznaje liczniki. ${downloadAgain}`,
  lackingColumn: (title: string) => `W pliku nie ma kolumny „${title}”. ${downloadAgain}`,
  otherRound: (name: string) =>
    `To arkusz innej tury: ${name}. Wczytaj go tam albo wybierz inny plik.`,
  unknownRound: 'To arkusz tury, której już nie ma. Wybierz inny plik.',
  noReadings: 'W pliku nie ma żadnego odczytu. Wypełnij kolumny „Odczyt” i „Data”.',
  tooManyRows: (most: string) =>
    `W pliku jest więcej niż ${most} odczytów, a tyle liczników może mieć tura. Usuń wiersze spoza arkusza.`,
  busy: 'Program wczytuje teraz inne pliki. Spróbuj ponownie za chwilę.',
  tooMuch:
    'Plik jest za duży albo zapisany w nietypowy sposób. Skopiuj odczyty do pobranego na nowo arkusza.',
  noKey: `W tym wierszu brakuje ukrytego klucza. ${downloadAgain}`,
  brokenKey: `Ukryty klucz tego wiersza został zmieniony. ${downloadAgain}`,
  rowOfOtherRound: 'Ten wiersz jest z arkusza innej tury. Usuń go.',
  notInRound: 'Tego licznika nie ma w tej turze. Usuń ten wiersz.',
  otherName: (name: string) =>
    `Ukryty klucz tego wiersza należy do licznika ${name}. Popraw nazwę albo pobierz arkusz jeszcze raz.`,
  doubled: (line: number) => `Ten licznik ma odczyt także w wierszu ${line}. Zostaw jeden.`,
  dayEmpty: 'Podaj dzień odczytu, na przykład 15.10.2026',
  dayTooEarly: (day: string) =>
    `Ten dzień jest o ponad rok wcześniejszy niż początek tury (${day}). Sprawdź rok.`,
} as const;

/** What is to be known of a row that changes nothing. */
export const sameRowTexts = {
  stored: 'Ten odczyt jest już w programie.',
  remarkAlone: 'W tym wierszu nie ma odczytu, więc uwagi nie wczytano. Wpisz ją przy liczniku.',
} as const;
