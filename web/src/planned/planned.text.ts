/** What the menu's entries whose areas are still to come will lead to. */
export const plannedText = {
  inPreparation: 'Ten dział jest w przygotowaniu',
  transactions: {
    title: 'Transakcje',
    text: 'Będą tu wpłaty, wyciągi z rachunku bankowego i kasa.',
  },
  messages: {
    title: 'Wiadomości',
    text: 'Będą tu e-maile i pisma do działkowców.',
  },
} as const;
