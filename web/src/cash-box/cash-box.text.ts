/** The texts of a cash box. */
export const cashBoxText = {
  documents: 'Wpłaty i wypłaty',
  documentsHint: 'Każda wpłata do tej kasy i wypłata z niej, od najnowszej.',
  showDocuments: 'Pokaż wpłaty i wypłaty',
  one: 'Kasa',
  noneChosen: '(wybierz kasę)',
  noneActive: 'Żadna kasa nie jest aktywna. Może ją dodać skarbnik: Transakcje → Kasy.',
  boxesFailed: 'Nie udało się wczytać kas.',
  report: 'Raport kasowy',
  reportHint: 'Ile było w kasie przed tymi dniami, każda wpłata i wypłata oraz ile jest po nich.',
  from: 'Od',
  thru: 'Do',
  printReport: 'Drukuj raport',
  notOpened: 'Nie podano. Jeśli kasa nie była wtedy pusta, wpisz, ile w niej było.',
  openTitle: 'Ile było w kasie na początku',
  openQuestion: 'Wpisz kwotę i dzień, od którego program prowadzi tę kasę.',
} as const;
