import type { TableExport } from '../../core/export/export-columns.ts';
import { type Consumption, consumptionQualityLabels } from './consumption.model.ts';

/** A consumption as a row of a file: with the unit of its meter. */
export interface ExportedConsumption extends Consumption {
  readonly unit: string;
}

/** The consumption of a meter as a file; the unit stands in a column of its own, so that the quantity is a number. */
export const consumptionExport: TableExport<ExportedConsumption> = {
  fileName: 'zuzycie',
  sheetName: 'Zużycie',
  columns: [
    { kind: 'day', heading: 'Od', value: ({ from }) => from },
    { kind: 'day', heading: 'Do', value: ({ thru }) => thru },
    { kind: 'number', heading: 'Zużycie', value: ({ quantity }) => quantity },
    { kind: 'text', heading: 'Jednostka', width: 12, value: ({ unit }) => unit },
    {
      kind: 'text',
      heading: 'Skąd wiadomo',
      width: 30,
      value: ({ quality }) => consumptionQualityLabels[quality],
    },
  ],
};
