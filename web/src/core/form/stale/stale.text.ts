/** The texts of what a stale save leads to: the newest data, and what to make of them. */
export const staleSaveText = {
  renewed: 'Wczytano aktualne dane. To, co wpisano, zostało. Sprawdź i zapisz ponownie.',
  title: 'Zmiany w międzyczasie',
  joined: 'Połączono ze zmianami innej osoby:',
  conflicts: 'Te pola zmienił też ktoś inny. Zaznacz, co ma zostać:',
  mine: 'Twoja wersja',
  theirs: 'Wersja innej osoby',
  base: 'Było',
} as const;
