import { filterText } from '@grzadka/contract/core/list/filter-text';
import { defineList } from '@grzadka/contract/core/list/list';
import { choiceFilter, stateFilter } from '@grzadka/contract/core/list/list-filters';
import { initialSettings } from '@grzadka/contract/core/list/list-settings';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formatMinute } from '../../ui/format.ts';
import {
  type AnySettings,
  activeFilters,
  narrowedBy,
  withDefaults,
  withFilter,
  withoutFilter,
  withoutFilters,
} from './list-settings.ts';

const list = defineList({
  item: z.object({ id: z.string() }),
  purpose: 'Do prób.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj' },
  filters: {
    state: stateFilter({ enabled: true }),
    sector: choiceFilter({
      label: 'Sektor',
      switch: 'filter-by-sector',
      parameter: 'sector',
      options: { all: 'Wszystkie', first: 'Sektor 1' },
      neutral: 'all',
      initial: { enabled: false, value: 'all' },
    }),
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
      label: 'Czas',
      switch: 'filter-by-time',
      from: 'time-from',
      thru: 'time-thru',
      initial: { enabled: false, value: { from: null, thru: null } },
    },
    validity: {
      kind: 'day-range',
      label: 'Ważność',
      switch: 'filter-by-validity',
      from: 'valid-from',
      thru: 'valid-thru',
      initial: { enabled: false, value: { from: null, thru: null } },
    },
    balance: {
      kind: 'amount-range',
      label: 'Saldo',
      switch: 'filter-by-balance',
      from: 'balance-from',
      thru: 'balance-thru',
      initial: { enabled: false, value: { from: null, thru: null } },
    },
  },
  sorts: { name: 'Nazwy', time: 'Czasu' },
  initialSort: { by: 'name', direction: 'asc' },
});
const initial: AnySettings = initialSettings(list);
const formats = {
  nameOf: String,
  instant: formatMinute,
  day: dayInFigures,
  count: formatDecimal,
};
const texts = (settings: AnySettings) =>
  activeFilters(list, settings).map((filter) => filterText(filter, formats));

describe('the filters that act', () => {
  test('are told with their values', () => {
    const { sector, gardens } = list.filters;
    const settings = [
      ['sector', { enabled: true, value: 'first' }],
      ['gardens', { ...gardens.initial, enabled: true }],
    ] as const;
    const changed = settings.reduce(
      (before, [key, value]) => withFilter(before, key, value),
      initial,
    );
    expect(texts(changed)).toEqual(['Stan: Aktywny', 'Sektor: Sektor 1', 'Liczba działek: od 1']);
    expect(texts(withFilter(changed, 'sector', sector.initial))).not.toContain('Sektor: Sektor 1');
  });

  test('tell both ends of a range, in local time', () => {
    const from = new Date(2026, 4, 3, 10, 5).toISOString();
    const thru = new Date(2026, 4, 4, 11, 6).toISOString();
    const changed = withFilter(initial, 'time', { enabled: true, value: { from, thru } });
    expect(texts(changed)).toContain('Czas: od 2026.05.03 10:05 do 2026.05.04 11:06');
  });

  test('tell a range of days as days, wherever the clocks stand', () => {
    const value = { from: '2026-05-03', thru: '2026-06-30' };
    const changed = withFilter(initial, 'validity', { enabled: true, value });
    expect(texts(changed)).toContain('Ważność: od 2026.05.03 do 2026.06.30');
  });

  test('tell a range of amounts in złoty', () => {
    const value = { from: -7, thru: 1_234_550 };
    const changed = withFilter(initial, 'balance', { enabled: true, value });
    expect(texts(changed)).toContain('Saldo: od -0,07\u00a0zł do 12\u00a0345,50\u00a0zł');
  });

  test('do not include a range without ends, or with its ends the wrong way round', () => {
    const empty = { enabled: true, value: { from: null, thru: null } };
    const reversed = { enabled: true, value: { from: 3, thru: 1 } };
    const changed = withFilter(withFilter(initial, 'time', empty), 'gardens', reversed);
    expect(texts(changed)).toEqual(['Stan: Aktywny']);
  });
});

describe('switching off', () => {
  test('one filter keeps its value for the next time', () => {
    const inactive = withFilter(initial, 'state', { enabled: true, value: false });
    expect(withoutFilter(list, inactive, 'state').filters['state']).toEqual({
      enabled: false,
      value: false,
    });
  });

  test('a choice without a switch goes back to the option that lets everything through', () => {
    const chosen = withFilter(initial, 'sector', { enabled: true, value: 'first' });
    expect(withoutFilter(list, chosen, 'sector').filters['sector']).toEqual({
      enabled: false,
      value: 'all',
    });
  });

  test('all of them and the search leaves nothing that hides rows, and the order alone', () => {
    const sort = { by: 'time', direction: 'desc' } as const;
    const changed = withoutFilters(list, { ...initial, phrase: 'a', sort });
    expect(narrowedBy(list, changed)).toBeUndefined();
    expect(changed.sort).toEqual(sort);
  });
});

test('a list is narrowed by its phrase or by a filter that acts', () => {
  const open = withoutFilters(list, initial);
  expect(narrowedBy(list, initial)).toBe('filters');
  expect(narrowedBy(list, { ...initial, phrase: 'a' })).toBe('filters');
  expect(narrowedBy(list, { ...open, phrase: 'a' })).toBe('phrase');
  expect(narrowedBy(list, { ...open, phrase: '  ' })).toBeUndefined();
});

test('restoring the defaults brings back filters and order, and keeps what is searched for', () => {
  const changed: AnySettings = {
    ...withoutFilters(list, initial),
    phrase: 'łąka',
    sort: { by: 'time', direction: 'desc' },
  };
  expect(withDefaults(list, changed)).toEqual({ ...initial, phrase: 'łąka' });
});
