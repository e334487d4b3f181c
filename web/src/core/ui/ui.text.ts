/** The texts that several screens have in common. */
export const uiText = {
  loading: 'Wczytywanie…',
  retry: 'Spróbuj ponownie',
  cancel: 'Anuluj',
  deleting: 'Usuwanie…',
  deleteTitle: 'Potwierdź usunięcie zasobu',
  /** The same of documents, entries and page versions. */
  deleteTitlePlain: 'Potwierdz usuniecie zasobu',
} as const;
