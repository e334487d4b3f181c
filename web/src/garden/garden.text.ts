import { gardenRecord } from '@grzadka/contract/garden/garden.record';

/** The texts of the garden screens that are not plain. */
export const gardenText = {
  sector: gardenRecord.fields.sectorId.label,
  meters: 'Liczniki',
  transfers: 'Przeniesienie prawa do działki',
  basis: 'Powierzchnia i dane do opłat',
  lastFailed: 'Nie udało się wczytać ostatnich odczytów.',
  metersFailed: 'Nie udało się wczytać liczników.',
  noMetersOfParty: 'Działki nie mają liczników',
  noMeters: 'Działka nie ma liczników',
  noSector: '-',
  sectorHint: 'Liczniki działki przechodzą do sektora razem z nią.',
} as const;
