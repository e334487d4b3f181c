/** The texts that news and notices share. */
export const entryText = {
  title: 'Tytuł',
  createdAt: 'Data utworzenia',
  edit: 'Edytuj',
  delete: 'Usuń',
  add: 'Dodaj wpis',
  creating: 'Tworzenie wpisu…',
  deleteQuestion: (title: string) => `Czy na pewno chcesz usunac wpis ${title}?`,
  deleted: ({ title }: { title: string }) => `Usunięto wpis: ${title}`,
  saved: 'Zapisano zmiany wpisu',
} as const;
