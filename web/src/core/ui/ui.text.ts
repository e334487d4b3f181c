/** The texts that several screens have in common. */
export const uiText = {
  loading: 'Wczytywanie…',
  /** Said while a screen waits, and afterwards, of keys that it did not take. */
  keysRefused: 'Teraz nie można pisać. Poczekaj, aż program skończy.',
  keysWereRefused:
    'Program był zajęty i nie przyjął tego, co wtedy wpisano. Sprawdź i wpisz ponownie.',
  retry: 'Spróbuj ponownie',
  /** Said of a drawer or a dialog whose code cannot be had: there is no line, or the program is a newer one. */
  partMissing:
    'Nie udało się tego otworzyć. Sprawdź połączenie z siecią i spróbuj ponownie, a jeśli to nie pomoże, odśwież stronę.',
  cancel: 'Anuluj',
  edit: 'Edytuj',
  open: 'Otwórz',
  clear: 'Wyczyść',
  /** Leads to the import, which bears the same words as its title. */
  importFile: 'Wczytaj plik',
  close: 'Zamknij',
  hideMessage: 'Ukryj komunikat',
  deleting: 'Usuwanie…',
  /** What a deletion that came too late is answered with: no button there reads the record anew. */
  staleDeletion: 'Ktoś zmienił te dane w międzyczasie. Otwórz ponownie i sprawdź, zanim usuniesz.',
  history: 'Historia',
  undo: 'Cofnij',
  undone: 'Przywrócono usunięte dane',
  deleteTitle: 'Potwierdź usunięcie zasobu',
  /** The same of documents and entries. */
  deleteTitlePlain: 'Potwierdz usuniecie zasobu',
} as const;
