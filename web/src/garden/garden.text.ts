import { gardenRecord } from '@grzadka/contract/garden/garden.record';

/** The texts of the garden screens that are not plain. */
export const gardenText = {
  sector: gardenRecord.fields.sectorId.label,
  showDetails: 'Szczegóły',
  meters: 'Liczniki',
  addMeasurement: 'Dodaj pomiar',
  noMeters: 'Działka nie ma liczników',
  noSector: '-',
  sectorHint: 'Liczniki działki przechodzą do sektora razem z nią.',
} as const;
