import { gardenEndpoints, gardenRecord } from '@grzadka/contract/garden/garden.endpoints';
import type { GardenListItem } from '@grzadka/contract/garden/garden.model';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { recordSource } from '../core/record/record-calls.ts';
import { DetailsIcon } from '../core/ui/icons.ts';
import { gardenPaths } from './garden.paths.ts';
import { areaText, gardenText } from './garden.text.ts';

const source = recordSource(gardenRecord, gardenEndpoints);

const layout: ListLayout<GardenListItem> = {
  rowName: (garden) => garden.name,
  columns: [
    { label: gardenText.name, width: 'minmax(0, 3fr)', cell: ({ name }) => name },
    { label: gardenText.sector, width: 'minmax(0, 2fr)', cell: ({ sector }) => sector.name },
    {
      label: gardenText.area,
      width: 'minmax(0, 2fr)',
      isNumeric: true,
      cell: ({ area }) => areaText(area),
    },
  ],
  actions: [
    { label: gardenText.showDetails, icon: DetailsIcon, to: ({ id }) => gardenPaths.details(id) },
  ],
};

/** The gardens. */
export function GardenListScreen() {
  return <ListScreen title={gardenText.list} source={source} layout={layout} />;
}
