import type { ListExport } from '../core/list/list.ts';
import { gardenList } from './garden.list.ts';
import { type GardenListItem, gardenFieldLabels } from './garden.model.ts';

/** The gardens as a file. */
export const gardenExport: ListExport<GardenListItem> = {
  list: gardenList,
  fileName: 'dzialki',
  sheetName: 'Działki',
  columns: [
    { kind: 'text', heading: gardenFieldLabels.name, value: ({ name }) => name },
    { kind: 'text', heading: gardenFieldLabels.sector, value: ({ sector }) => sector.name },
    { kind: 'number', heading: gardenFieldLabels.area, value: ({ area }) => area },
  ],
};
