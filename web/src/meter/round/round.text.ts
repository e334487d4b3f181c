/** The texts of a reading round: many meters, one after another. */
export const roundText = {
  position: (position: number, count: number) => `Licznik ${position} z ${count}`,
  next: (name: string) => `Następny: ${name}`,
  last: 'To ostatni licznik na liście',
  saveAndNext: 'Zapisz i następny',
  saveAndFinish: 'Zapisz i zakończ',
  skip: 'Pomiń',
  previous: 'Poprzedni',
  finished: 'Gotowe – to był ostatni licznik na liście',
  shortcuts: (saveAndNext: string, skip: string) =>
    `Enter – zapisz i wróć, ${saveAndNext} – zapisz i następny, ${skip} – pomiń`,
} as const;
