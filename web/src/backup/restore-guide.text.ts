/** The texts of the guide to a restore. */
export const guideText = {
  title: 'Jak odtworzyć dane',
  print: 'Drukuj',
  intro:
    'Dane odtwarza się na komputerze, na którym działa program, w oknie terminala. W przeglądarce nie da się tego zrobić. Wydrukuj tę stronę i trzymaj ją razem z kopią.',
  here: 'Na tym komputerze',
  makeOne:
    'Jeśli program działa, utwórz najpierw nową kopię. Wszystko, co jest w programie, zastąpi zawartość kopii.',
  stop: 'Zatrzymaj program: w oknie, w którym działa, naciśnij Ctrl+C.',
  type: 'Otwórz okno terminala i wpisz kolejno:',
  otherFile: 'Żeby odtworzyć inną kopię, wpisz w poleceniu nazwę jej pliku.',
  noFile: 'Zamiast słowa PLIK wpisz ścieżkę do pliku kopii.',
  settings: (names: readonly string[]) =>
    `Ustaw przedtem te same wartości, z którymi działa program: ${names.join(', ')}.`,
  checks: 'Polecenie najpierw sprawdza całą kopię. Uszkodzona niczego nie zmieni.',
  start: 'Uruchom program tak jak zwykle:',
  elsewhere: 'Na innym komputerze',
  install: 'Zainstaluj program tak, jak opisuje jego plik README. Nie uruchamiaj go jeszcze.',
  carry: 'Skopiuj na ten komputer plik kopii, na przykład z pendrive’a.',
  typeElsewhere: 'W folderze programu wpisz:',
  verify: 'Na koniec sprawdź',
  verifySteps: [
    'Polecenie kończy się słowem „Gotowe” i mówi, z jakiej chwili są dane.',
    'Zaloguj się hasłem z tamtej chwili.',
    'Otwórz Dziennik zmian: najnowszy wpis sprzed odtworzenia powinien być z dnia kopii.',
    'Sprawdź, czy liczba działek i podmiotów się zgadza. Otwórz jeden dokument i jeden wpis ze zdjęciem.',
  ],
} as const;
