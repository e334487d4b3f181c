import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { installationFieldLabels } from '@grzadka/contract/meter/installation/installation.model';
import { formatMinute } from '../../core/ui/format.ts';

/** The texts of a meter's details and of its form. */
export const meterDetailsText = {
  title: 'Szczegóły licznika',
  edit: 'Edycja licznika',
  startEdit: 'Edytuj',
  saved: 'Zapisano dane licznika',
  none: '(brak)',
  sector: 'Sektor',
  active: 'Aktywny',
  noZone: 'Poza strefami',
  noSector: 'Bez sektora',
  sectorOfGarden: 'Sektor wynika z działki.',
  placeHint: 'Na przykład: studzienka przy furtce.',
  walkOrderHint: 'Numer na drodze osoby, która odczytuje. Liczniki bez numeru są na końcu.',
} as const;

/** The texts about the devices at a meter, one after another. */
export const deviceText = {
  ...installationFieldLabels,
  title: 'Licznik',
  none: 'Teraz nie ma tu licznika. Zdjęto go i nie założono następnego.',
  sinceEver: 'Od początku, data nieznana',
  multiplierHint: (times: string) => `${times} – wskazanie mnoży się przez tę liczbę`,
  replace: 'Wymień licznik',
  takeOff: 'Zdejmij',
  putOn: 'Załóż',
  change: 'Zmień dane licznika',
  changeOf: (device: string) => `Zmień dane licznika ${device}`,
  previous: 'Poprzednie liczniki',
  previousTable: 'Tabela poprzednich liczników',
  noPrevious: 'Nie było tu innego licznika',
  withoutNumber: '(bez numeru)',
  estimated: '(szacunek)',
  undone: (at: string) => `Cofnięty ${formatMinute(at)}`,
} as const;

/** How long a device is still legalised, said where something is to be done about it. */
export const legalisationText = {
  ending: (day: string) => `Legalizacja ważna do ${dayInFigures(day)}`,
  over: (day: string) => `Legalizacja wygasła ${dayInFigures(day)}`,
} as const;
