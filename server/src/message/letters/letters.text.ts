/** The texts of letters, labels and lists of deliveries, besides those that their writers typed. */
export const lettersText = {
  letters: (subject: string) => `Pisma: ${subject}`,
  labels: (subject: string) => `Etykiety: ${subject}`,
  deliveryList: 'Lista doręczeń',
  references: (count: number) => (count === 1 ? 'Numer rozliczenia' : 'Numery rozliczeń'),
  gardens: (count: number) => (count === 1 ? 'Działka' : 'Działki'),
  holders: 'Działkowcy',
  foot: (parts: readonly (string | null | undefined)[]) => parts.filter((part) => part).join(' · '),
  signedBy: 'Zarząd ogrodu',
  signature: 'podpis',
  attachments: 'Załączniki:',
  columns: {
    number: 'Lp.',
    name: 'Adresat',
    gardens: 'Działka',
    day: 'Data',
    signature: 'Podpis',
  },
  delivered: 'Doręczył(a): ....................................',
} as const;
