import { documentFieldLabels } from '@grzadka/contract/document/document.model';

/** The texts of the document screens. */
export const documentText = {
  list: 'Dokumenty',
  nouns: { one: 'dokument', few: 'dokumenty', many: 'dokumentów' },
  ...documentFieldLabels,
  file: 'Plik',
  download: 'Pobierz',
  editFile: 'Edytuj',
  delete: 'Usuń',
  deleteQuestion: (name: string) => `Czy na pewno chcesz usunac plik ${name}?`,
  deleted: ({ name }: { name: string }) => `Usunięto dokument: ${name}`,
  add: 'Dodaj dokument',
  upload: 'Przesyłanie dokumentu',
  submit: 'Prześlij',
  limit: (megabytes: number) => `Dowolny rodzaj pliku, najwyżej ${megabytes}\u00a0MB`,
  uploaded: (name: string) => `Przesłano dokument: ${name}`,
  lostFile: 'Zaginął plik tego dokumentu i nikt nie może go pobrać. Prześlij go ponownie.',
  replaceFile: 'Ponowne przesłanie pliku',
  chooseFile: 'Prześlij ponownie',
  fileReplaced: 'Przesłano plik dokumentu',
  edit: 'Edycja dokumentu',
  saved: 'Zapisano zmiany dokumentu',
  /** Of a closed year, or of the handover of a plot. */
  kept: (year: number | null) => (year === null ? 'Protokół przekazania' : `Zamknięty rok ${year}`),
} as const;
