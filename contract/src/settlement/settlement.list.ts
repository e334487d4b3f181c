import { defineList } from '../core/list/list.ts';
import type { FlagFilter } from '../core/list/list-filters.ts';
import { stateLabel } from '../core/list/list-filters.ts';
import { text } from '../core/record/record-fields.ts';
import { shownFields } from '../core/record/shown-fields.ts';
import { sectorFilter } from '../sector/sector.filter.ts';
import { noGarden, settlementListItem } from './settlement.model.ts';
import { settlementRecord } from './settlement.record.ts';

/** The settlement accounts. */
export const settlementList = defineList({
  item: settlementListItem,
  search: {
    switch: 'filter-by-phrase',
    parameter: 'phrase',
    label: 'Szukaj konta rozliczeniowego',
  },
  filters: {
    sector: sectorFilter,
    state: {
      kind: 'flag',
      label: stateLabel,
      switch: 'filter-by-state',
      parameter: 'is-open',
      options: { true: 'Otwarte', false: 'Zamknięte' },
      initial: { enabled: false, value: true },
    } as const satisfies FlagFilter,
  },
  sorts: { garden: 'Działki', number: 'Numeru rozliczenia' },
  initialSort: { by: 'garden', direction: 'asc' },
  shown: shownFields(settlementRecord, settlementListItem, {
    from: { gardenId: ({ garden }) => garden?.name ?? noGarden },
    more: { holders: text('Działkowcy', 'personal', { share: 4 }) },
  }),
  file: { fileName: 'konta-rozliczeniowe', sheetName: 'Konta rozliczeniowe' },
});
