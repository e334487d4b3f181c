import { defineList } from '../core/list/list.ts';
import { choiceFilter, rangeFilter } from '../core/list/list-filters.ts';
import { day, money, number, text } from '../core/record/record-fields.ts';
import type { ShownField } from '../core/record/shown-fields.ts';
import { gardenToday } from '../core/time/time-zone.ts';
import { limitedOn } from '../ledger/limitation.ts';
import { reminderLevelLabels } from '../message/reminder-levels.ts';
import { sectorFilter } from '../sector/sector-filter.ts';
import { paymentPlanStateLabels } from '../settlement/plan-standing.ts';
import { noGarden } from '../settlement/settlement.model.ts';
import { type DebtorListItem, debtorListItem } from './debtor.model.ts';
import { contactInWords, nextStep, paymentInWords } from './next-step.ts';

const fields = {
  garden: text('Działka', 'not-personal', { share: 2 }),
  reference: text('Numer rozliczenia', 'not-personal'),
  holders: text('Działkowcy', 'personal', { share: 3 }),
  due: money('Po terminie', { share: 2 }),
  dueSince: day('Od', { share: 2 }),
  days: number('Dni po terminie', { share: 1 }),
  lastContact: text('Ostatnie pismo', 'not-personal', { share: 5, none: '(brak)' }),
  lastPayment: text('Ostatnia wpłata', 'not-personal', { none: '(brak)' }),
  plan: text('Raty', 'not-personal', { none: '(brak)' }),
  limitedOn: day('Przedawnia się'),
  nextStep: text('Co dalej', 'not-personal', { share: 5 }),
} as const;

const shown: readonly ShownField<DebtorListItem>[] = [
  { field: fields.garden, value: ({ garden }) => garden?.name ?? noGarden },
  { field: fields.reference, value: ({ reference }) => reference },
  { field: fields.holders, value: ({ holders }) => holders },
  { field: fields.due, value: ({ due }) => due },
  { field: fields.dueSince, value: ({ dueSince }) => dueSince },
  { field: fields.days, value: ({ days }) => days },
  { field: fields.lastContact, value: ({ lastContact }) => contactInWords(lastContact) },
  { field: fields.lastPayment, value: ({ lastPayment }) => paymentInWords(lastPayment) },
  { field: fields.plan, value: ({ plan }) => plan && paymentPlanStateLabels[plan.state] },
  { field: fields.limitedOn, value: ({ dueSince }) => limitedOn(dueSince) },
  { field: fields.nextStep, value: (item) => nextStep(item, gardenToday()) },
];

/** The accounts on which something is overdue, the largest amount first: docs/product/debtors.md#list. */
export const debtorList = defineList({
  item: debtorListItem,
  purpose: 'Tu są konta rozliczeniowe, na których minął termin zapłaty.',
  search: null,
  filters: {
    amount: rangeFilter('amount', 'amount-range', fields.due),
    days: rangeFilter('days', 'count-range', fields.days),
    sector: sectorFilter,
    level: choiceFilter({
      label: 'Wezwania',
      switch: 'filter-by-level',
      parameter: 'level',
      options: { 0: 'Bez wezwania', ...reminderLevelLabels },
      initial: { enabled: false, value: '0' },
    }),
    limitation: {
      kind: 'flag',
      label: 'Przedawnienie',
      switch: 'filter-by-limitation',
      parameter: 'ends-this-year',
      options: { true: 'W tym roku albo wcześniej', false: 'Później' },
      initial: { enabled: false, value: true },
    },
  },
  sorts: { amount: 'Kwoty', days: 'Dni po terminie', garden: 'Działki' },
  initialSort: { by: 'amount', direction: 'desc' },
  shown,
  file: { fileName: 'zaleglosci', sheetName: 'Zaległości' },
});
