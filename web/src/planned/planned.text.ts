/** What the menu's entries whose areas are still to come will lead to. */
export const plannedText = {
  inPreparation: 'Ten dział jest w przygotowaniu',
  messages: {
    title: 'Wiadomości',
    text: 'Będą tu e-maile i pisma do działkowców.',
  },
} as const;
