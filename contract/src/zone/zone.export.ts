import type { ListExport } from '../core/list/list.ts';
import { meterTypeLabels } from '../meter/meter.model.ts';
import { zoneList } from './zone.list.ts';
import { type ZoneListItem, zoneFieldLabels } from './zone.model.ts';

/** The zones as a file. */
export const zoneExport: ListExport<ZoneListItem> = {
  list: zoneList,
  fileName: 'strefy',
  sheetName: 'Strefy',
  columns: [
    { kind: 'text', heading: zoneFieldLabels.name, value: ({ name }) => name },
    { kind: 'text', heading: zoneFieldLabels.type, value: (zone) => meterTypeLabels[zone.type] },
    { kind: 'number', heading: zoneFieldLabels.mainMeters, value: ({ mainMeters }) => mainMeters },
    { kind: 'number', heading: zoneFieldLabels.meters, value: ({ meters }) => meters },
  ],
};
