/** The texts that several screens have in common. */
export const uiText = {
  loading: 'Wczytywanie…',
  retry: 'Spróbuj ponownie',
  cancel: 'Anuluj',
} as const;
