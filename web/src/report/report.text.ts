import { dayInFigures } from '@grzadka/contract/core/time/in-figures';

/** The texts of a year of money, on the hubs and in its report. */
export const reportText = {
  figures: (year: number) => `Rok ${year} w liczbach`,
  charged: 'Naliczono',
  paid: 'Wpłacono',
  spent: 'Wydano',
  open: 'Zostało do zapłaty',
  openOn: (day: string) => `${reportText.open} (${dayInFigures(day)})`,
  chart: 'Miesiąc po miesiącu',
  showTable: 'Pokaż tabelę',
  hideTable: 'Ukryj tabelę',
  close: 'Zamknij',
  month: 'Miesiąc',
  total: 'Razem',
  report: 'Sprawozdanie roczne',
  reportFailed: 'Nie udało się wczytać sprawozdania.',
  otherYears: 'Inne lata',
  year: (year: number) => `Rok ${year}`,
  publish: 'Utwórz szkic dokumentu',
  publishing: 'Tworzenie szkicu dokumentu…',
  published: 'Utworzono szkic dokumentu ze sprawozdaniem',
  publishHint:
    'Ustawa o ROD, art. 33 ust. 3 i 4: działkowcy mają do sprawozdania dostęp do 1 lipca następnego roku. W sprawozdaniu nie ma osób ani działek.',
  toDocument: 'Otwórz szkic',
  before: (year: number, amount: string) => `${year}: ${amount}`,
  none: '–',
  noCosts: 'W tych latach nie ma kosztów.',
  noIncome: 'W tych latach nie ma innych przychodów.',
} as const;
