import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';

/** The texts of what can be done with the meters of a zone. */
export const membersText = {
  title: 'Liczniki strefy',
  change: 'Zmień liczniki strefy',
  empty: 'Ta strefa nie ma jeszcze liczników.',
  emptyForOthers:
    'Ta strefa nie ma jeszcze liczników. Może je dodać skarbnik, użytkownik zaawansowany i administrator.',
  steps: 'Straty policzysz, gdy w strefie będzie licznik główny i liczniki za nim:',
  mainStep: 'Dodaj licznik główny – ten, przez który płynie cała woda albo cały prąd tej strefy.',
  membersStep: 'Dodaj liczniki za nim: działkowe i wspólne. Możesz dodać od razu cały sektor.',
  addMain: 'Dodaj licznik główny',
  addMainHint:
    'Jego przeznaczeniem będzie od teraz „Główny”. Licznik, którego tu nie ma, najpierw dodaj na liście liczników.',
  addSector: 'Dodaj cały sektor',
  addSectorHint:
    'Program doda czynne liczniki tego sektora, które są tego samego typu co strefa i nie należą jeszcze do żadnej.',
  addChosen: 'Dodaj wybrane liczniki',
  addChosenHint: 'Licznik, który jest w innej strefie, przejdzie do tej.',
  moveAll: 'Przenieś wszystkie liczniki',
  moveAllTo: 'Dokąd',
  noZone: 'Do żadnej strefy',
  moveAllHint: 'Odczyty i przeznaczenie liczników zostaną bez zmian.',
  meter: 'Licznik',
  meters: 'Liczniki',
  sector: 'Sektor',
  noSector: '-',
  chooseMeter: 'Wybierz licznik',
  addButton: 'Dodaj',
  moveButton: 'Przenieś',
  added: (count: number) => `Dodane liczniki: ${formatDecimal(count)}`,
  moved: (count: number) => `Przeniesione liczniki: ${formatDecimal(count)}`,
  noneAdded: 'Nie dodano żadnego licznika: te, które tu pasują, należą już do stref.',
  mainAdded: 'Dodano licznik główny',
} as const;
