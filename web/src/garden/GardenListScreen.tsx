import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenList } from '@grzadka/contract/garden/garden.list';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import type { GardenListItem } from '@grzadka/contract/garden/garden.model';
import { useMay } from '../core/access/access.ts';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { useStartAdding } from '../core/list/adding/useStartAdding.ts';
import { recordSource } from '../core/record/record-calls.ts';
import { columnsOf } from '../core/record/shown-field.ts';
import { DetailsIcon } from '../core/ui/icons.ts';
import { gardenPaths } from './garden.paths.ts';
import { gardenFields, gardenText } from './garden.text.ts';

const source = recordSource(gardenRecord, gardenList, gardenEndpoints);

const layout: ListLayout<GardenListItem> = {
  rowName: (garden) => garden.name,
  columns: columnsOf(gardenFields),
  actions: [
    { label: gardenText.showDetails, icon: DetailsIcon, to: ({ id }) => gardenPaths.details(id) },
  ],
};

/** The gardens. */
export function GardenListScreen() {
  const mayWrite = useMay('garden:write');
  const add = useStartAdding(gardenText.create, gardenPaths.create);
  return (
    <ListScreen
      title={gardenText.list}
      source={source}
      layout={layout}
      add={mayWrite ? add : undefined}
    />
  );
}
