import { defineList } from '../core/list/list.ts';
import { type FlagFilter, rangeFilter, stateLabel } from '../core/list/list-filters.ts';
import { text } from '../core/record/record-fields.ts';
import { type ShownField, shownFields } from '../core/record/shown-fields.ts';
import { sectorFilter } from '../sector/sector-filter.ts';
import {
  noGarden,
  type SettlementBalanceItem,
  type SettlementListItem,
  settlementBalanceItem,
  settlementListItem,
  stateOfSettlement,
} from './settlement.model.ts';
import { settlementRecord } from './settlement.record.ts';

const shownToAll: readonly ShownField<SettlementListItem>[] = [
  ...shownFields(settlementRecord, settlementListItem, {
    from: { gardenId: ({ garden }) => garden?.name ?? noGarden },
    more: { holders: text('Działkowcy', 'personal', { share: 4 }) },
  }),
  { field: text(stateLabel, 'not-personal', { share: 2 }), value: stateOfSettlement },
];

/** The settlement accounts, for who may not know whose debts there are. */
const withoutBalances = defineList({
  item: settlementListItem,
  purpose:
    'Konto rozliczeniowe mówi, kto ile płaci za działkę. Program zakłada je, gdy działka ma działkowca.',
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
      initial: { enabled: true, value: true },
    } as const satisfies FlagFilter,
  },
  // Without a phrase it is the order of the plots.
  sorts: { match: 'Trafności', garden: 'Działki', number: 'Numeru rozliczenia' },
  initialSort: { by: 'match', direction: 'asc' },
  shown: shownToAll,
  file: { fileName: 'konta-rozliczeniowe', sheetName: 'Konta rozliczeniowe' },
});

const { balanceGrosz } = settlementRecord.fields;

const shown: readonly ShownField<SettlementBalanceItem>[] = [
  ...shownToAll,
  { field: balanceGrosz, value: ({ balance }) => balance },
];

/** The settlement accounts with their balances (docs/product/settlements.md#accounts). */
export const settlementList = defineList({
  ...withoutBalances,
  item: settlementBalanceItem,
  filters: {
    ...withoutBalances.filters,
    balance: {
      ...rangeFilter('balance', 'amount-range', balanceGrosz),
      hint: 'Nadpłatę wpisz z minusem.',
    },
  },
  sorts: { ...withoutBalances.sorts, balance: 'Salda' },
  shown,
  guarded: { permission: 'debtor:read', without: withoutBalances },
});
