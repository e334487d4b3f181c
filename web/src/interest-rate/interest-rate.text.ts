/** The texts of the interest rates besides those of their plain screens. */
export const interestRateText = {
  title: 'Stopy odsetek',
  old: (day: string) =>
    `Najnowsza stopa obowiązuje od ${day}, czyli od ponad 180\u00a0dni. Sprawdź w Monitorze Polskim, czy nie ma nowszej, i dodaj ją.`,
  deadline: 'Stopa odsetek za opóźnienie',
  deadlineReason: (day: string) =>
    `Najnowsza obowiązuje od ${day}, czyli od ponad 180\u00a0dni. Sprawdź w Monitorze Polskim, czy nie ma nowszej.`,
  show: 'Pokaż stopy odsetek',
} as const;
