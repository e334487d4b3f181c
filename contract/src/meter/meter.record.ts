import { defineRecord } from '../core/record/record.ts';
import { choice, flag, number, record, text, times } from '../core/record/record-fields.ts';
import { sectorRecord } from '../sector/sector.record.ts';
import { installationFields } from './installation/installation.fields.ts';
import { measurementFields, measurementReversalFields } from './measurement.fields.ts';
import { meterFieldLabels, meterRoleLabels, meterTypeLabels } from './meter.labels.ts';

/** A meter with its devices and measurements: docs/product/records.md#meter. */
export const meterRecord = defineRecord({
  name: 'meter',
  words: { one: 'a meter', many: 'the meters' },
  label: 'Licznik',
  permissions: { read: 'meter:read', write: 'meter:write' },
  table: 'meter',
  fields: {
    ...times,
    name: text(meterFieldLabels.name, 'not-personal'),
    type: choice('Typ', meterTypeLabels),
    gardenId: record('Działka', 'garden'),
    active: flag('Aktywny'),
    role: choice(meterFieldLabels.role, meterRoleLabels),
    zoneId: record(meterFieldLabels.zone, 'zone'),
    sectorId: record(sectorRecord.label, sectorRecord.name),
    place: text(meterFieldLabels.place, 'not-personal'),
    walkOrder: number(meterFieldLabels.walkOrder),
    version: null,
    legalisedUntil: null,
    search: null,
    lastMeasurementId: null,
    lastMeasuredAt: null,
  },
  alsoTells: {
    measurement: measurementFields,
    installation: installationFields,
    measurementReversal: measurementReversalFields,
  },
  calledBy: ['name'],
});
