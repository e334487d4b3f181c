import { defineList } from '../core/list/list.ts';
import type { AmountRangeFilter, FlagFilter } from '../core/list/list-filters.ts';
import { stateLabel } from '../core/list/list-filters.ts';
import { text } from '../core/record/record-fields.ts';
import { type ShownField, shownFields } from '../core/record/shown-fields.ts';
import { sectorFilter } from '../sector/sector.filter.ts';
import {
  noGarden,
  type SettlementBalanceItem,
  settlementBalanceItem,
  settlementListItem,
} from './settlement.model.ts';
import { settlementRecord } from './settlement.record.ts';

/** The settlement accounts, for who may not know whose debts there are. */
const withoutBalances = defineList({
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

const { balanceGrosz } = settlementRecord.fields;

const shown: readonly ShownField<SettlementBalanceItem>[] = [
  ...withoutBalances.shown,
  { field: balanceGrosz, value: ({ balance }) => balance },
];

/** The settlement accounts with their balances (docs/product/settlements.md#accounts). */
export const settlementList = defineList({
  ...withoutBalances,
  item: settlementBalanceItem,
  filters: {
    ...withoutBalances.filters,
    balance: {
      kind: 'amount-range',
      label: balanceGrosz.label,
      hint: 'Nadpłatę wpisz z minusem.',
      switch: 'filter-by-balance',
      from: 'balance-from',
      thru: 'balance-thru',
      initial: { enabled: false, value: { from: null, thru: null } },
    } as const satisfies AmountRangeFilter,
  },
  sorts: { ...withoutBalances.sorts, balance: 'Salda' },
  shown,
  guarded: { permission: 'debtor:read', without: withoutBalances },
});
