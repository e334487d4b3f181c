import type { ListExport } from '../core/list/list.ts';
import { installationFieldLabels } from './installation/installation.model.ts';
import { measuredByName } from './measurement/measurement.ts';
import {
  type MeterRole,
  meterFieldLabels,
  meterRoleLabels,
  meterTypeLabels,
  meterUnits,
} from './meter.labels.ts';
import { meterList } from './meter.list.ts';
import type { MeterListItem } from './meter.model.ts';

const { state, type, sector } = meterList.filters;

/** A meter as a row of a file: with where it belongs, and the device that is there. */
export interface ExportedMeter extends MeterListItem {
  readonly role: MeterRole;
  readonly sector: string | null;
  readonly zone: string | null;
  readonly serialNumber: string | null;
  readonly legalisedUntil: string | null;
}

/** The meters as a file; a value's unit stands in a column of its own, so that the value is a number. */
export const meterExport: ListExport<ExportedMeter> = {
  list: meterList,
  fileName: 'liczniki',
  sheetName: 'Liczniki',
  columns: [
    { kind: 'text', heading: meterFieldLabels.name, value: ({ name }) => name },
    { kind: 'text', heading: type.label, value: (meter) => meterTypeLabels[meter.type] },
    {
      kind: 'text',
      heading: state.label,
      width: 12,
      value: ({ active }) => state.options[active ? 'true' : 'false'],
    },
    {
      kind: 'number',
      heading: meterFieldLabels.lastValue,
      value: ({ lastMeasurement }) => lastMeasurement?.value ?? null,
    },
    {
      kind: 'text',
      heading: 'Jednostka',
      width: 12,
      value: (meter) => meterUnits[meter.type],
    },
    {
      kind: 'instant',
      heading: meterFieldLabels.lastMeasuredAt,
      value: ({ lastMeasurement }) => lastMeasurement?.measuredAt ?? null,
    },
    {
      kind: 'text',
      heading: meterFieldLabels.measuredBy,
      value: ({ lastMeasurement }) => lastMeasurement && measuredByName(lastMeasurement.measuredBy),
    },
    {
      kind: 'text',
      heading: meterFieldLabels.role,
      width: 14,
      value: ({ role }) => meterRoleLabels[role],
    },
    { kind: 'text', heading: sector.label, value: (meter) => meter.sector },
    { kind: 'text', heading: meterFieldLabels.zone, value: ({ zone }) => zone },
    {
      kind: 'text',
      heading: installationFieldLabels.serialNumber,
      value: ({ serialNumber }) => serialNumber,
    },
    {
      kind: 'day',
      heading: installationFieldLabels.legalisedUntil,
      value: ({ legalisedUntil }) => legalisedUntil,
    },
  ],
};
