/** The texts of who is a member of PZD. */
export const membershipText = {
  section: 'Członkostwo w PZD',
  none: 'Nie zapisano członkostwa',
  add: 'Dodaj członkostwo',
  added: 'Dodano członkostwo',
  change: 'Zmień daty',
  changeTitle: 'Zmiana dat członkostwa',
  save: 'Zapisz',
  changed: 'Zapisano daty członkostwa',
  remove: 'Usuń członkostwo',
  removeTitle: 'Usunąć członkostwo?',
  removeQuestion: (days: string) => `Czy na pewno chcesz usunąć członkostwo: ${days}?`,
  removeHint:
    'Usuń tylko członkostwo dodane przez pomyłkę. Gdy ktoś już nie należy do PZD, wybierz „Zmień daty” i podaj ostatni dzień – wtedy członkostwo zostanie w historii.',
  removed: 'Usunięto członkostwo',
  failed: 'Nie udało się wczytać członkostwa.',
} as const;
