/** The words of the help. */
export const helpText = {
  title: 'Pomoc',
  open: 'Pomoc',
  close: 'Zamknij pomoc',
  contents: 'Wszystkie tematy',
  ownTab: 'Otwórz w nowej karcie',
  search: 'Szukaj w pomocy',
  searchAgain: 'Wpisz inne słowo albo wybierz temat z listy.',
  found: 'Znalezione w pomocy',
  nothingFound: 'Niczego nie znaleziono',
  noPage: 'Nie ma takiej strony pomocy',
  openScreen: (label: string) => `Otwórz ekran: ${label}`,
} as const;
