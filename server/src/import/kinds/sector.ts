import { type SectorName, sectorNames } from '@grzadka/contract/garden/garden.model';

/** The sectors as people write them in a list: 'Sektor 1' or just '1'. */
export const sectorWords: Readonly<Record<string, SectorName>> = Object.fromEntries(
  sectorNames.flatMap((name) => [
    [name, name],
    [name.replace(/\D/g, ''), name],
  ]),
);

/** The sectors for a sentence. */
export const expectedSectors = new Intl.ListFormat('pl', { type: 'disjunction' }).format(
  sectorNames,
);
