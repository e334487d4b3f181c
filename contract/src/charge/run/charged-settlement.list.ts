import { defineList } from '../../core/list/list.ts';
import { choiceFilter } from '../../core/list/list-filters.ts';
import { choice, money, text } from '../../core/record/record-fields.ts';
import type { ShownField } from '../../core/record/shown-fields.ts';
import { sectorFilter } from '../../sector/sector-filter.ts';
import { chargedSettlementStateInWords, chargedSettlementStateLabels } from '../charge.labels.ts';
import { chargeCauseLabels } from '../line/charge-cause.ts';
import { type ChargedSettlement, chargedSettlement } from './charge-run.model.ts';

/** What is shown of an account of a run. */
export const chargedSettlementFields = {
  garden: text('Działka', 'not-personal'),
  sector: text('Sektor', 'not-personal'),
  holders: text('Działkowcy', 'personal'),
  reference: text('Numer rozliczenia', 'not-personal'),
  amount: money('Kwota'),
  previous: money('Poprzednio'),
  difference: money('Różnica'),
  cause: choice('Przyczyna', chargeCauseLabels),
  state: text('Stan', 'not-personal'),
} as const;

const fields = chargedSettlementFields;

const shown: ShownField<ChargedSettlement>[] = [
  { field: fields.garden, value: ({ garden }) => garden?.name },
  { field: fields.sector, value: ({ garden }) => garden?.sector },
  { field: fields.holders, value: ({ holders }) => holders },
  { field: fields.reference, value: ({ settlement }) => settlement?.reference },
  { field: fields.amount, value: ({ amount }) => amount },
  { field: fields.previous, value: ({ previous }) => previous },
  { field: fields.difference, value: ({ difference }) => difference },
  { field: fields.cause, value: ({ cause }) => cause },
  { field: fields.state, value: chargedSettlementStateInWords },
];

/** The accounts of a run, those whose amount changed most first (docs/product/charge-runs.md#accounts). */
export const chargedSettlementList = defineList({
  item: chargedSettlement,
  purpose: 'Tu będą konta rozliczeniowe z kwotami, gdy program obliczy to naliczenie.',
  search: null,
  filters: {
    state: choiceFilter({
      label: fields.state.label,
      switch: 'filter-by-state',
      parameter: 'state',
      options: { all: 'Wszystkie', ...chargedSettlementStateLabels },
      neutral: 'all',
      initial: { enabled: false, value: 'all' },
    }),
    sector: sectorFilter,
  },
  sorts: { difference: 'Różnicy', garden: 'Działki', amount: 'Kwoty' },
  initialSort: { by: 'difference', direction: 'desc' },
  shown,
  file: { fileName: 'konta-naliczenia', sheetName: 'Konta rozliczeniowe' },
});
