import { defineList } from '../core/list/list.ts';
import { choiceFilter } from '../core/list/list-filters.ts';
import { partyTypeLabels } from './party.model.ts';
import { partyListItem } from './party-reply.ts';

/** The parties list. */
export const partyList = defineList({
  item: partyListItem,
  purpose: 'Podmioty to osoby i firmy: działkowcy i inni, z którymi ogród ma do czynienia.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj podmiotu' },
  filters: {
    partyType: choiceFilter({
      label: 'Typ podmiotu',
      switch: 'filter-by-party-type',
      parameter: 'party-type',
      options: partyTypeLabels,
      initial: { enabled: false, value: 'person' },
    }),
    numberOfGardens: {
      kind: 'count-range',
      label: 'Liczba działek',
      switch: 'filter-by-number-of-gardens',
      from: 'number-of-gardens-from',
      thru: 'number-of-gardens-to',
      initial: { enabled: false, value: { from: 1, thru: null } },
    },
  },
  sorts: { name: 'Nazwy', 'number-of-gardens': 'Liczby działek' },
  initialSort: { by: 'name', direction: 'asc' },
});
