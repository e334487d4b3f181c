/**
 * Texts that both sides or several screens use. Those that stand without diacritics are kept to the
 * letter.
 */
export const messages = {
  fieldEmpty: 'Pole nie moze byc puste',
  nameEmpty: 'Nazwa nie może być pusta',
  invalidValue: 'Nieprawidłowa wartość',
  invalidCharacter: 'Tekst zawiera niedozwolony znak',
  invalidNumber: 'Należy wprowadzić poprawną liczbę',
  dayEmpty: 'Należy podać datę',
  startAfterEnd: 'Data początkowa nie może być późniejsza niż data końcowa',
  rangeEmpty: 'Podaj co najmniej jeden koniec zakresu',
  rangeReversed: 'Początek zakresu nie może być większy niż jego koniec',
  digitsOnly: 'Dozwolone są tylko cyfry',
  signInFailed: 'Logowanie nie powiodlo sie!',
  secondFactorFirst: 'Twoja rola wymaga logowania z kodem. Najpierw je włącz.',
  malformedRequest: 'Nieprawidłowe żądanie',
  tooManyConnections: 'Zbyt wiele połączeń z tego adresu. Zamknij zbędne karty i spróbuj ponownie.',
  headersTooLong: 'Adres lub nagłówki żądania są zbyt długie.',
  unreachable: 'Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.',
  tooLong: (limit: number) => `Tekst może mieć najwyżej ${limit} znaków`,
  tooManyDecimals: (scale: number) => `Podaj najwyżej ${scale} miejsca po przecinku`,
  tooLargeNumber: 'Liczba jest zbyt duża',
} as const;
