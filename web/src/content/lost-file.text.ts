/** What to do about a file that the storage has lost, whatever shows it. */
export const lostFileRemedy =
  'Plik dokumentu prześlij ponownie w jego edycji. Obraz w treści usuń i dodaj jeszcze raz, a logo wybierz ponownie w ustawieniach.';
