import { unknownSector } from '@grzadka/contract/import/sector-fault';
import type { Sector } from '@grzadka/contract/sector/sector.model';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { foldText } from '#src/core/fold-text.ts';
import { listSectors } from '#src/sector/sector.repo.ts';

/** What a row keeps of a sector that it names. */
export type NamedSector = Pick<Sector, 'id' | 'name'>;

/** The sectors as an import's rows may name them. */
export interface SectorNames {
  readonly find: (typed: string) => NamedSector | undefined;
  /** What is said of others. */
  readonly refusal: (typed: string) => string;
}

/** The stored sectors as rows may name them. */
export async function readSectorNames(db: Kysely<Database>): Promise<SectorNames> {
  return sectorNames(await listSectors(db));
}

/**
 * How people write the sectors in a list: 'Sektor 1', 'sektor1' or just '1'. Letter case, diacritics and
 * blanks do not matter unless two sectors differ by nothing else.
 */
function sectorNames(sectors: readonly NamedSector[]): SectorNames {
  const exact = new Map(sectors.map((sector) => [sector.name, sector]));
  const folded = Map.groupBy(sectors, ({ name }) => foldText(name));
  const short = Map.groupBy(sectors, ({ name }) => foldText(name.replace(/^sektor\b/i, '')));
  return {
    find(typed) {
      const key = foldText(typed);
      if (key === '') return undefined;
      return exact.get(typed) ?? onlyOne(folded.get(key)) ?? onlyOne(short.get(key));
    },
    refusal: (typed) => unknownSector(typed, [...exact.keys()]),
  };
}

function onlyOne(found: readonly NamedSector[] | undefined): NamedSector | undefined {
  return found?.length === 1 ? found[0] : undefined;
}
