import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { type GardenListItem, gardenFieldLabels } from '@grzadka/contract/garden/garden.model';
import type { ShownField } from '../core/record/shown-field.ts';

/** The texts of the garden screens. */
export const gardenText = {
  list: 'Działki',
  details: 'Szczegóły działki',
  /** A garden by its name, which some registers begin with the word itself. */
  garden: (name: string) => (/^działka\b/i.test(name) ? name : `Działka ${name}`),
  create: 'Nowa działka',
  edit: 'Edycja działki',
  ...gardenFieldLabels,
  none: '(Brak danych)',
  showDetails: 'Szczegóły',
  startEdit: 'Edytuj',
  meters: 'Liczniki',
  addMeasurement: 'Dodaj pomiar',
  noMeters: 'Działka nie ma liczników',
  noSector: '-',
  sectorHint: 'Liczniki działki przechodzą do sektora razem z nią.',
  created: (name: string) => `Dodano działkę ${name}`,
  saved: 'Zapisano zmiany działki',
} as const;

/** What is told of a garden. */
export const gardenFields: readonly ShownField<GardenListItem>[] = [
  { label: gardenText.name, text: ({ name }) => name || gardenText.none, share: 3 },
  { label: gardenText.sector, text: ({ sector }) => sector.name || gardenText.none, share: 2 },
  { label: gardenText.area, text: ({ area }) => areaText(area), share: 2, isNumeric: true },
];

/** A garden's area in square metres, as a person reads it. */
function areaText(area: number | null): string {
  return area === null ? gardenText.none : formatDecimal(area);
}
