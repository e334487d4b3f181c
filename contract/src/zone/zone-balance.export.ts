import type { TableExport } from '../core/export/export-columns.ts';
import {
  consumptionExport,
  type ExportedConsumption,
} from '../meter/consumption/consumption.export.ts';
import { type MeterRole, meterFieldLabels, meterRoleLabels } from '../meter/meter.labels.ts';

/** A line of a balance as a row of a file: with its days and the unit of its meter. */
export interface ExportedBalanceLine extends ExportedConsumption {
  readonly name: string;
  readonly role: MeterRole;
}

/** The lines of a zone's balance as a file. */
export const zoneBalanceExport: TableExport<ExportedBalanceLine> = {
  fileName: 'straty',
  sheetName: 'Straty',
  columns: [
    { kind: 'text', heading: meterFieldLabels.name, value: ({ name }) => name },
    {
      kind: 'text',
      heading: meterFieldLabels.role,
      width: 14,
      value: ({ role }) => meterRoleLabels[role],
    },
    ...consumptionExport.columns,
  ],
};
