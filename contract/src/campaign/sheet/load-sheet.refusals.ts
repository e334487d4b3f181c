const downloadAgain = 'Pobierz „Arkusz Excel” tej tury jeszcze raz i przepisz do niego odczyty.';

/** The serial number of a row, and the device that was there: its number, and since when it is there as far as that is known. */
interface OtherDevice {
  readonly stated: string;
  readonly serialNumber: string | null;
  readonly since: string | null;
}

function numbered(serialNumber: string | null): string {
  return serialNumber === null
    ? 'bez wpisanego numeru fabrycznego'
    : `o numerze fabrycznym ${serialNumber}`;
}

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
  otherDevice: ({ stated, serialNumber, since }: OtherDevice) =>
    `W dniu odczytu był tu licznik ${numbered(serialNumber)}${since === null ? '' : `, założony ${since}`}, a w tym wierszu jest numer ${stated}. Sprawdź, który licznik odczytano, i popraw „Numer fabryczny” albo dzień.`,
  exchanged: (former: string | null, later: string | null) =>
    `Tego dnia zdjęto tu licznik ${numbered(former)} i założono licznik ${numbered(later)}. Podaj „Numer fabryczny” tego, który odczytano, albo dopisz do dnia godzinę.`,
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
