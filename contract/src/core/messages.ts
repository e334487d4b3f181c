import { counted, type Forms } from './counted.ts';

const characters: Forms = { one: 'znak', few: 'znaki', many: 'znaków' };
const places: Forms = { one: 'miejsce', few: 'miejsca', many: 'miejsc' };
const listed: Forms = { one: 'pozycję', few: 'pozycje', many: 'pozycji' };

/**
 * Texts that both sides or several screens use. Those that stand without diacritics are kept to the
 * letter.
 */
export const messages = {
  fieldEmpty: 'Pole nie moze byc puste',
  nameEmpty: 'Nazwa nie może być pusta',
  invalidValue: 'Nieprawidłowa wartość',
  chosenGone: 'Którejś z wybranych pozycji już nie ma. Odśwież stronę i wybierz ponownie.',
  invalidCharacter: 'W tekście jest znak, którego program nie przyjmuje – wpisz tekst ręcznie',
  invalidNumber: 'Należy wprowadzić poprawną liczbę',
  dayEmpty: 'Podaj datę',
  dayToCome: 'Ta data jest późniejsza niż dziś. Popraw ją.',
  startAfterEnd: 'Data początkowa nie może być późniejsza niż data końcowa',
  rangeEmpty: 'Wypełnij „Od” albo „Do”',
  rangeReversed: '„Od” nie może być większe niż „Do”',
  digitsOnly: 'Wpisz same cyfry',
  signInFailed: 'Logowanie nie powiodlo sie!',
  secondFactorFirst: 'Twoja rola wymaga logowania z kodem. Najpierw je włącz.',
  malformedRequest: 'Program dostał niepełne dane. Odśwież stronę i spróbuj ponownie.',
  tooManyConnections: 'Zbyt wiele połączeń z tego adresu. Zamknij zbędne karty i spróbuj ponownie.',
  changedAtOnce:
    'Ktoś w tej samej chwili zmienił dane, których to dotyczy. Odśwież stronę i spróbuj ponownie.',
  headersTooLong: 'Program dostał za długi adres. Zacznij od strony głównej.',
  tooManyExports: 'Program przygotowuje teraz inne listy. Spróbuj ponownie za chwilę.',
  unreachable: 'Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.',
  fileLost:
    'Zaginął plik, który tu był. Poproś osobę, która go dodała, żeby przesłała go ponownie.',
  tooLong: (limit: number) => `Tekst może mieć najwyżej ${counted(limit, characters)}`,
  localPartTooLong: (limit: number) =>
    `Część adresu przed @ może mieć najwyżej ${counted(limit, characters)}`,
  tooManyDecimals: (scale: number) => `Podaj najwyżej ${counted(scale, places)} po przecinku`,
  tooManyRecords: (limit: number) =>
    `Naraz można zaznaczyć najwyżej ${counted(limit, listed)}. Zawęź listę albo zaznacz mniej.`,
  tooLargeNumber: 'Liczba jest za duża – sprawdź, czy nie ma pomyłki',
} as const;
