import { defineList } from '../core/list/list.ts';
import { choiceFilter, stateLabel } from '../core/list/list-filters.ts';
import { choice, text } from '../core/record/record-fields.ts';
import type { ShownField } from '../core/record/shown-fields.ts';
import { type WaitingListItem, waitingListItem } from './waiting.model.ts';
import { waitingRecord, waitingStateLabels } from './waiting.record.ts';
import { wishesInWords } from './wishes-in-words.ts';

const { appliedOn, phone, email } = waitingRecord.fields;

const shown: readonly ShownField<WaitingListItem>[] = [
  {
    field: text('Imię i nazwisko albo firma', 'personal', { share: 4 }),
    value: ({ name }) => name,
  },
  { field: appliedOn, value: (item) => item.appliedOn },
  { field: choice(stateLabel, waitingStateLabels, { share: 2 }), value: ({ state }) => state },
  {
    field: text('Życzenia', 'not-personal', { share: 4, none: '(dowolna działka)' }),
    value: wishesInWords,
  },
  { field: phone, value: (item) => item.phone },
  { field: email, value: (item) => item.email },
];

/** The waiting list, in its order. */
export const waitingList = defineList({
  item: waitingListItem,
  purpose: 'Tu są osoby, które chcą mieć działkę, w kolejności zgłoszeń.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj oczekującego' },
  filters: {
    state: choiceFilter({
      label: stateLabel,
      switch: 'filter-by-state',
      parameter: 'state',
      options: waitingStateLabels,
      initial: { enabled: false, value: 'waiting' },
    }),
    wish: choiceFilter({
      label: 'Życzenie',
      switch: 'filter-by-wish',
      parameter: 'wish',
      options: { water: 'Z wodą', electricity: 'Z prądem', area: 'Powierzchnia', sector: 'Sektor' },
      initial: { enabled: false, value: 'water' },
    }),
  },
  sorts: { order: 'Kolejności' },
  initialSort: { by: 'order', direction: 'asc' },
  shown,
  file: { fileName: 'oczekujacy', sheetName: 'Oczekujący' },
});
