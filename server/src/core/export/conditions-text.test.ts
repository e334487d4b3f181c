import { defineList } from '@grzadka/contract/core/list/list';
import { recordFilter, stateFilter } from '@grzadka/contract/core/list/list-filters';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { conditionsText } from './conditions-text.ts';

const list = defineList({
  item: z.object({ id: z.string() }),
  purpose: 'Do prób.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj' },
  filters: {
    state: stateFilter({ enabled: true }),
    gardens: {
      kind: 'count-range',
      label: 'Liczba działek',
      switch: 'filter-by-number',
      from: 'number-from',
      thru: 'number-thru',
      initial: { enabled: false, value: { from: 1, thru: null } },
    },
    time: {
      kind: 'instant-range',
      label: 'Kiedy',
      switch: 'filter-by-time',
      from: 'time-from',
      thru: 'time-thru',
      initial: { enabled: false, value: { from: null, thru: null } },
    },
    day: {
      kind: 'day-range',
      label: 'Ważność',
      switch: 'filter-by-day',
      from: 'day-from',
      thru: 'day-thru',
      initial: { enabled: false, value: { from: null, thru: null } },
    },
    record: recordFilter({
      label: 'Tylko jedna pozycja',
      switch: 'filter-by-record',
      parameter: 'record-id',
    }),
  },
  sorts: { name: 'Nazwy' },
  initialSort: { by: 'name', direction: 'asc' },
});

test('filters are told in the order of their list, and of a search only that there was one', () => {
  const filters = { gardens: { from: 1, thru: 3 }, state: false };
  expect(conditionsText(list, { filters, phrase: 'kowalski' })).toBe(
    'Stan: Nieaktywny, Liczba działek: od 1 do 3, z szukaniem',
  );
});

test('times are those of the gardens’ clocks', () => {
  const filters = { time: { from: '2026-07-01T22:30:00.000Z', thru: null }, record: 'x' };
  expect(conditionsText(list, { filters, phrase: undefined })).toBe(
    'Kiedy: od 2026.07.02 00:30, Tylko jedna pozycja',
  );
});

test('days are told as on the screen', () => {
  const filters = { day: { from: null, thru: '2026-12-31' } };
  expect(conditionsText(list, { filters, phrase: undefined })).toBe('Ważność: do 2026.12.31');
});

test('what nothing narrows down has none', () => {
  expect(conditionsText(list, { filters: {}, phrase: undefined })).toBeUndefined();
});
