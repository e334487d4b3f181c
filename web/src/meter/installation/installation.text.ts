import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { dayOf } from '@grzadka/contract/core/time/time-zone';
import { installationFieldLabels } from '@grzadka/contract/meter/installation/installation.model';

/** The texts of the forms about the devices at a meter. */
export const installationText = {
  ...installationFieldLabels,
  replace: 'Wymień licznik',
  replacedAt: 'Kiedy wymieniono',
  replaced: 'Zapisano wymianę licznika',
  takeOff: 'Zdejmij licznik',
  takenOffAt: 'Kiedy zdjęto',
  takenOff: 'Zapisano zdjęcie licznika',
  putOn: 'Załóż licznik',
  putOnAt: 'Kiedy założono',
  hasBeenPutOn: 'Zapisano założenie licznika',
  edit: 'Zmień dane licznika',
  saved: 'Zapisano dane licznika',
  notThere: 'Teraz nie ma tu licznika. Wróć do jego szczegółów.',
  oldDevice: (serialNumber: string | null) => withNumber('Dotychczasowy licznik', serialNumber),
  takenDevice: (serialNumber: string | null) => withNumber('Zdejmowany licznik', serialNumber),
  editedDevice: (serialNumber: string | null) => withNumber('Licznik', serialNumber),
  newDevice: 'Nowy licznik',
  deviceToPutOn: 'Zakładany licznik',
  moved: (since: string, count: number) =>
    `Odczyty od ${dayInFigures(dayOf(since))} (${formatDecimal(count)}) przejdą na nowy licznik.`,
  unreadable: 'Nie da się odczytać',
  unreadableHint: 'Wpisz stan w przybliżeniu. Zostanie oznaczony jako szacunek.',
  expected: (value: string) =>
    `Z ostatniego odczytu i zwykłego zużycia wychodzi ${value}. Możesz to poprawić.`,
  noReason: '-',
  digitsHint: 'Na przykład 5, gdy licznik pokazuje 00123,456.',
  addMultiplier: 'Dodaj mnożnik',
  multiplierHint: 'Wskazanie mnoży się przez tę liczbę, na przykład 40 przy przekładniku prądowym.',
  proposed: (removedAt: string) =>
    `To dane licznika zdjętego ${dayInFigures(dayOf(removedAt))}. Jeśli zakładasz inny licznik, popraw je.`,
  charged: (number: string) =>
    `Stanu, cyfr i mnożnika nie można już zmienić, bo użyto ich w naliczeniu ${number}. Pozostałe dane można.`,
} as const;

/** What is asked before the last change of the devices is undone, and said afterwards. */
export const undoText = {
  exchange: {
    action: 'Cofnij wymianę',
    title: 'Cofnąć wymianę licznika?',
    question:
      'Poprzedni licznik będzie znów założony, a jego stan końcowy zniknie. Odczyty, które przeszły na nowy licznik, wrócą do poprzedniego. Nowy licznik zostanie na liście poprzednich jako cofnięty.',
    done: 'Cofnięto wymianę licznika',
  },
  mounting: {
    action: 'Cofnij założenie',
    title: 'Cofnąć założenie licznika?',
    question:
      'Nie będzie tu licznika, tak jak przed założeniem. Ten licznik zostanie na liście poprzednich jako cofnięty.',
    done: 'Cofnięto założenie licznika',
  },
  removal: {
    action: 'Cofnij zdjęcie',
    title: 'Cofnąć zdjęcie licznika?',
    question: 'Licznik będzie znów założony, a jego stan końcowy i data zdjęcia znikną.',
    done: 'Cofnięto zdjęcie licznika',
  },
  running: 'Cofanie…',
} as const;

function withNumber(device: string, serialNumber: string | null): string {
  // A number is compared with the one on the dial: no end of a line is to tear it apart.
  return serialNumber === null ? device : `${device}: ${serialNumber.replaceAll(' ', '\u00a0')}`;
}
