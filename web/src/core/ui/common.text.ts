/** The texts that screens of several areas share. */
export const commonText = {
  loading: 'Wczytywanie…',
  retry: 'Spróbuj ponownie',
  deleting: 'Usuwanie…',
  deleteTitle: 'Potwierdź usunięcie zasobu',
  /** The same of documents, entries and page versions. */
  deleteTitlePlain: 'Potwierdz usuniecie zasobu',
} as const;
