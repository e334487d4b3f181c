import { entryFieldLabels, newEntryTitle } from '@grzadka/contract/content/entry.model';

/** The texts that news and notices share. */
export const entryText = {
  ...entryFieldLabels,
  edit: 'Edytuj',
  delete: 'Usuń',
  add: 'Dodaj wpis',
  creating: 'Tworzenie wpisu…',
  deleteQuestion: (title: string) => `Czy na pewno chcesz usunac wpis ${title}?`,
  deleted: ({ title }: { title: string }) => `Usunięto wpis: ${title}`,
  untouched: `Na liście jest pusty „${newEntryTitle}”`,
  saved: 'Zapisano zmiany wpisu',
} as const;
