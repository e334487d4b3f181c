/** The texts of the register of processing activities. */
export const registerText = {
  title: 'Rejestr czynności przetwarzania',
  card: 'Jakie dane ogród przetwarza i po co (art.\u00a030 RODO). Do wydruku.',
  section: 'Czynności',
  hint: 'Program wpisał to, co ogród zwykle robi. Popraw, co u was jest inaczej, i dopisz resztę, na przykład monitoring. Dane ogrodu na wydruku są z Ustawień.',
  none: 'Nie ma jeszcze żadnej czynności.',
  failed: 'Nie udało się wczytać rejestru.',
  print: 'Drukuj rejestr',
  add: 'Dodaj czynność',
  addTitle: 'Nowa czynność przetwarzania',
  change: 'Zmień czynność',
  save: 'Zapisz',
  saved: 'Zapisano czynność',
  remove: 'Usuń czynność',
  removeTitle: 'Usunąć czynność z rejestru?',
  removeQuestion: (name: string) => `Czy na pewno chcesz usunąć czynność „${name}”?`,
  removed: 'Usunięto czynność',
} as const;
