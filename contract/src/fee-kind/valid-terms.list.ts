import { recordFilter, stateLabel } from '../core/list/list-filters.ts';
import { feeKindOptionsCall } from './fee-kind.options.ts';

/** How what holds for a fee kind between two days is listed: chosen by kind and by today, the latest first. */
export const validTermsListing = {
  search: null,
  filters: {
    feeKind: recordFilter({
      label: 'Rodzaj opłaty',
      switch: 'filter-by-fee-kind',
      parameter: 'fee-kind',
      options: feeKindOptionsCall,
    }),
    state: {
      kind: 'flag',
      label: stateLabel,
      switch: 'filter-by-state',
      parameter: 'is-valid',
      options: { true: 'Obowiązuje dziś', false: 'Nie obowiązuje dziś' },
      initial: { enabled: false, value: true },
    },
  },
  sorts: { 'valid-from': 'Daty, od której obowiązują' },
  initialSort: { by: 'valid-from', direction: 'desc' },
} as const;
