import { partsOf } from '#src/ledger/naming/title-parts.ts';
import type { MatchedGarden, MatchedSector } from './account.ts';

/** The names of all plots and sectors, to be found by their parts. */
export interface PlotNames {
  readonly gardens: ReadonlyMap<string, readonly MatchedGarden[]>;
  /** Of how many parts the longest name of a plot is. */
  readonly longest: number;
  readonly sectors: readonly SectorName[];
}

/** A sector by its name without the word for one, 'Sektor 2' by '2'. */
interface SectorName {
  readonly id: string;
  readonly parts: readonly string[];
  /** Whether it may stand without the word for a sector: it has a word of more than one letter. */
  readonly standsAlone: boolean;
}

/** Names of more parts than this are nothing that anybody writes into a title. */
const mostParts = 8;

/** Makes the index of the names; no order of them matters. */
export function namePlots(
  gardens: readonly MatchedGarden[],
  sectors: readonly MatchedSector[],
): PlotNames {
  const named = gardens
    .map((garden) => ({ garden, parts: partsOf(garden.name) }))
    .filter(({ parts }) => parts.length > 0 && parts.length <= mostParts);
  const groups = Map.groupBy(named, ({ parts }) => keyOf(parts));
  return {
    gardens: new Map([...groups].map(([key, all]) => [key, all.map(({ garden }) => garden)])),
    longest: Math.max(0, ...named.map(({ parts }) => parts.length)),
    sectors: sectors
      .map(({ id, name }) => sectorName(id, partsOf(name)))
      .filter(({ parts }) => parts.length > 0),
  };
}

function sectorName(id: string, whole: readonly string[]): SectorName {
  const parts = whole.length > 1 && whole[0] === 'sektor' ? whole.slice(1) : whole;
  return { id, parts, standsAlone: parts.some((part) => /^\p{L}{2,}$/u.test(part)) };
}

/** What names of plots are compared by. */
export function keyOf(parts: readonly string[]): string {
  return parts.join(' ');
}
