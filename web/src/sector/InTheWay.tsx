import { stateFilter } from '@grzadka/contract/core/list/list-filters';
import type { SectorHeld } from '@grzadka/contract/sector/sector.model';
import { sectorFilter } from '@grzadka/contract/sector/sector-filter';
import { paths } from '../core/paths.ts';
import { DetailsIcon } from '../core/ui/icons.ts';
import { AlertLink } from '../core/ui/screen/ErrorBanner.tsx';
import { sectorText } from './sector.text.ts';

interface InTheWayProps {
  /** The sector's name, by which lists are asked for it. */
  sector: string;
  held: readonly SectorHeld[];
}

/** Links to what keeps a sector from being deleted. */
export function InTheWay({ sector, held }: InTheWayProps) {
  return held.map((kind) => (
    <AlertLink key={kind} icon={<DetailsIcon />} to={listOf[kind](sector)}>
      {sectorText.show[kind]}
    </AlertLink>
  ));
}

/** The lists of what a sector holds. */
const listOf: Readonly<Record<SectorHeld, (sector: string) => string>> = {
  gardens: (sector) => `${paths.gardens}?${inSector(sector)}`,
  // Those out of use, which the list leaves out by itself, are in the way just as well.
  meters: (sector) => `${paths.meters}?${inSector(sector)}&${everyState}=false`,
};

const everyState = stateFilter({ enabled: false }).switch;

function inSector(name: string): string {
  const query = { [sectorFilter.switch]: 'true', [sectorFilter.parameter]: name };
  return new URLSearchParams(query).toString();
}
