import type { ListDefinition, SortDirection } from '@grzadka/contract/core/list/list';
import type { FilterDefinition, FilterValue } from '@grzadka/contract/core/list/list-filters';
import {
  initialSettings,
  type ListSettings,
  queryFromSettings,
} from '@grzadka/contract/core/list/list-settings';

/** One way to ask for a list. */
export interface ListRequest {
  readonly name: string;
  readonly kind: 'usual' | 'common phrase' | 'deep page';
  /** Queries that are asked one after the other: several where a person would never ask the same twice. */
  readonly queries: readonly string[];
}

/** What a list holds, by which it is asked. */
export interface Sample {
  /** Names of some of its records. */
  readonly names: readonly string[];
  readonly totalItems: number;
  /** Ids of records that filters by a record find something of, by filter. */
  readonly records?: Readonly<Record<string, string>>;
}

/** The row at which a deep page begins; the middle of a list that is not as long. */
const deepOffset = 500_000;

/** Lists that are shorter have no deep pages. */
const shortestDeepList = 10_000;

const day = 24 * 60 * 60 * 1000;

/**
 * Every way to ask for a list: as it opens, by each value of each filter, in the order of each sort key both
 * ways, by phrases that many records have (their first three letters) and that hardly any has (their
 * whole name), and far down. All else is each time as the list opens.
 */
export function requestsOf(
  list: ListDefinition,
  { names, totalItems, records = {} }: Sample,
): ListRequest[] {
  const opens = initialSettings(list);
  const queryOf = (changed: Partial<ListSettings<ListDefinition>>) =>
    new URLSearchParams(queryFromSettings(list, { ...opens, ...changed })).toString();
  const usual = (name: string, changed: Partial<ListSettings<ListDefinition>>): ListRequest => ({
    name,
    kind: 'usual',
    queries: [queryOf(changed)],
  });
  const phrases = (beginnings: ReadonlySet<string>) =>
    [...beginnings].map((phrase) => queryOf({ phrase }));

  const requests = [usual('as it opens', {})];
  for (const [key, filter] of Object.entries(list.filters)) {
    for (const [name, value] of samplesOf(filter, records[key])) {
      const filters = { ...opens.filters, [key]: { enabled: true, value } };
      requests.push(usual(`${key}: ${name}`, { filters }));
    }
    if (filter.initial.enabled) {
      const filters = { ...opens.filters, [key]: { ...filter.initial, enabled: false } };
      requests.push(usual(`${key}: any`, { filters }));
    }
  }
  for (const by of Object.keys(list.sorts)) {
    for (const direction of ['asc', 'desc'] satisfies SortDirection[]) {
      requests.push(usual(`by ${by}, ${direction}`, { sort: { by, direction } }));
    }
  }
  if (list.search) {
    const queries = phrases(new Set(names));
    requests.push({ name: 'a rare phrase', kind: 'usual', queries });
    const common = phrases(new Set(names.map((name) => name.slice(0, 3))));
    requests.push({ name: 'a common phrase', kind: 'common phrase', queries: common });
  }
  if (totalItems >= shortestDeepList) {
    const isDeep = totalItems > deepOffset;
    const offset = isDeep ? deepOffset : Math.floor(totalItems / 2);
    const queries = [`${queryOf({})}&offset=${offset}`];
    const name = isDeep ? 'offset 500,000' : 'offset in the middle';
    requests.push({ name, kind: 'deep page', queries });
  }
  return requests;
}

/** Values of a filter with their names: all there are, or of a range one of each shape; `known` is a record's id. */
function samplesOf(
  filter: FilterDefinition,
  known: string | undefined,
): [string, FilterValue<FilterDefinition>][] {
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
  switch (filter.kind) {
    case 'flag':
      return [
        ['true', true],
        ['false', false],
      ];
    case 'choice':
      return Object.keys(filter.options)
        .filter((option) => option !== filter.neutral)
        .map((option) => [option, option]);
    case 'record-choice':
      // Those that every installation begins with.
      return ['Sektor 1', 'Sektor 2', 'Sektor 3'].map((name) => [name, name]);
    case 'instant-range':
      return [
        ['since a month ago', { from: ago(30), thru: null }],
        ['until a year ago', { from: null, thru: ago(365) }],
        ['from a month to a day ago', { from: ago(30), thru: ago(1) }],
      ];
    case 'day-range':
      return [
        ['over', { from: null, thru: ago(1).slice(0, 10) }],
        ['over within 90 days', { from: ago(0).slice(0, 10), thru: ago(-90).slice(0, 10) }],
      ];
    case 'record':
      return [
        ['one that there is not', '00000000-0000-7000-8000-000000000000'],
        ...(known === undefined ? [] : [['one that there is', known] satisfies [string, string]]),
      ];
    case 'count-range':
      return [
        ['none', { from: 0, thru: 0 }],
        ['at least 1', { from: 1, thru: null }],
        ['2 to 5', { from: 2, thru: 5 }],
      ];
  }
}
