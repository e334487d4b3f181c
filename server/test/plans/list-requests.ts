import type { ListDefinition } from '@grzadka/contract/core/list/list';
import type {
  FilterDefinition,
  FilterValue,
  Range,
} from '@grzadka/contract/core/list/list-filters';
import {
  initialSettings,
  type ListSettings,
  queryFromSettings,
} from '@grzadka/contract/core/list/list-settings';
import { fewValuesOf } from '../few-values.ts';
import { amounts, days, instants, listedRecord, phrases } from './filled-values.ts';

type Settings = ListSettings<ListDefinition>;
type Value = FilterValue<FilterDefinition>;

/**
 * The queries of a list that its drawer can make, as far as they differ in kind: nothing set, what it
 * opens with, and each value of each filter and each phrase added to either; each of these in every
 * order.
 */
export function listQueries(list: ListDefinition): string[] {
  const opened: Settings = initialSettings(list);
  const settings = [withoutFilters(opened), opened].flatMap((start) => [
    start,
    ...Object.entries(list.filters).flatMap(([key, filter]) =>
      sampleValues(filter).map((value) => withFilter(start, key, value)),
    ),
    ...(list.search ? phrases.map((phrase) => ({ ...start, phrase })) : []),
  ]);
  return [...new Set(settings.flatMap((set) => inEveryOrder(list, set)))];
}

/** The queries of everything in a list, in every order, from that row on. */
export function deepQueries(list: ListDefinition, offset: number): string[] {
  const everything = withoutFilters(initialSettings(list));
  return inEveryOrder(list, everything).map((query) => `${query}&offset=${offset}`);
}

function inEveryOrder(list: ListDefinition, settings: Settings): string[] {
  const sorts = Object.keys(list.sorts).flatMap((by) => [
    { by, direction: 'asc' as const },
    { by, direction: 'desc' as const },
  ]);
  return sorts.map((sort) =>
    new URLSearchParams(queryFromSettings(list, { ...settings, sort })).toString(),
  );
}

function withoutFilters(settings: Settings): Settings {
  const filters = Object.entries(settings.filters).map(([key, setting]) => [
    key,
    { ...setting, enabled: false },
  ]);
  return { ...settings, filters: Object.fromEntries(filters) };
}

function withFilter(settings: Settings, key: string, value: Value): Settings {
  return { ...settings, filters: { ...settings.filters, [key]: { enabled: true, value } } };
}

/** Every value of a filter but the one that lets everything through; of ranges, narrow and wide ones. */
function sampleValues(filter: FilterDefinition): readonly Value[] {
  switch (filter.kind) {
    case 'flag':
    case 'choice':
    case 'record-choice':
      return fewValuesOf(filter);
    case 'record':
      return [listedRecord];
    case 'instant-range':
      return sampleRanges(instants);
    case 'day-range':
      return sampleRanges(days);
    case 'count-range':
      return sampleRanges({ first: 0, early: 0, late: 5, last: 9 });
    case 'amount-range':
      return sampleRanges(amounts);
  }
}

/** All but the first few; the last few, the first few, few within two ends; all within two ends. */
function sampleRanges<Bound>({
  first,
  early,
  late,
  last,
}: Record<'first' | 'early' | 'late' | 'last', Bound>): Range<Bound>[] {
  return [
    { from: early, thru: null },
    { from: late, thru: null },
    { from: null, thru: early },
    { from: late, thru: last },
    { from: first, thru: last },
  ];
}
