import { formatDecimal } from '../core/ui/format.ts';

/** The texts of the garden screens. */
export const gardenText = {
  list: 'Działki',
  details: 'Szczegóły działki',
  edit: 'Edycja działki',
  name: 'Nazwa',
  sector: 'Sektor',
  area: 'Powierzchnia (m2)',
  none: '(Brak danych)',
  showDetails: 'Szczegóły',
  startEdit: 'Edytuj',
  meters: 'Liczniki',
  addMeasurement: 'Dodaj pomiar',
  noMeters: 'Działka nie ma liczników',
  saved: 'Zapisano zmiany działki',
} as const;

/** A garden's area in square metres, as a person reads it. */
export function areaText(area: number | null): string {
  return area === null ? gardenText.none : formatDecimal(area);
}
