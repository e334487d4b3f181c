import { defineList } from '../../core/list/list.ts';
import { choiceFilter, recordFilter, stateLabel } from '../../core/list/list-filters.ts';
import { choice, instant, number, text } from '../../core/record/record-fields.ts';
import type { ShownField } from '../../core/record/shown-fields.ts';
import { measuredByName } from '../../meter/measurement/measurement.ts';
import { meterFieldLabels, meterTypeLabels } from '../../meter/meter.labels.ts';
import { sectorFilter } from '../../sector/sector-filter.ts';
import { campaignMeterStateLabels, inaccessibleReasonLabels } from '../campaign.labels.ts';
import { campaignReadersCall } from '../campaign-readers.options.ts';
import { type CampaignMeter, campaignMeter } from './campaign-meter.model.ts';

/** What is shown of a meter of a round. */
export const campaignMeterFields = {
  sector: text('Sektor', 'not-personal'),
  garden: text('Działka', 'not-personal', { share: 2 }),
  name: text('Licznik', 'not-personal', { share: 3 }),
  type: choice('Typ licznika', meterTypeLabels),
  serialNumber: text('Numer fabryczny', 'not-personal'),
  place: text(meterFieldLabels.place, 'not-personal'),
  state: choice(stateLabel, campaignMeterStateLabels, { share: 2 }),
  value: number('Odczyt', { share: 2 }),
  reason: choice('Dlaczego niedostępny', inaccessibleReasonLabels),
  seenAt: instant('Kiedy'),
  seenBy: text(meterFieldLabels.measuredBy, 'personal', { share: 3 }),
} as const;

const fields = campaignMeterFields;

const shown: ShownField<CampaignMeter>[] = [
  { field: fields.sector, value: ({ sector }) => sector?.name },
  { field: fields.garden, value: ({ garden }) => garden?.name },
  { field: fields.name, value: ({ name }) => name },
  { field: fields.type, value: ({ type }) => type },
  { field: fields.serialNumber, value: ({ serialNumber }) => serialNumber },
  { field: fields.place, value: ({ place }) => place },
  { field: fields.state, value: ({ state }) => state },
  { field: fields.value, value: ({ reading }) => reading?.value },
  {
    field: fields.reason,
    value: ({ state, visit }) => (state === 'inaccessible' ? visit?.reason : null),
  },
  { field: fields.seenAt, value: ({ seenAt }) => seenAt },
  {
    field: fields.seenBy,
    value: ({ state, reading, visit }) => {
      const by = reading?.measuredBy ?? (state === 'inaccessible' ? visit?.by : undefined);
      return by && measuredByName(by);
    },
  },
];

/** The meters of a round in the order in which one walks past them, or by when they were read. */
export const campaignMeterList = defineList({
  item: campaignMeter,
  purpose: 'Tu będą liczniki tej tury, gdy będzie otwarta.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj licznika' },
  filters: {
    state: choiceFilter({
      label: stateLabel,
      switch: 'filter-by-state',
      parameter: 'state',
      options: { all: 'Wszystkie', ...campaignMeterStateLabels },
      neutral: 'all',
      initial: { enabled: false, value: 'all' },
    }),
    sector: sectorFilter,
    reader: recordFilter({
      label: meterFieldLabels.measuredBy,
      switch: 'filter-by-reader',
      parameter: 'reader',
      options: campaignReadersCall,
    }),
  },
  sorts: { 'walk-order': 'Kolejności obchodu', 'seen-at': 'Czasu odczytu' },
  initialSort: { by: 'walk-order', direction: 'asc' },
  shown,
  file: { fileName: 'liczniki-tury', sheetName: 'Liczniki' },
});
