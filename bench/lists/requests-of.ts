import type { ListDefinition, SortDirection } from '@grzadka/contract/core/list/list';
import {
  initialSettings,
  type ListSettings,
  queryFromSettings,
} from '@grzadka/contract/core/list/list-settings';
import { fewValuesOf } from '@grzadka/server/test/few-values.ts';
import { browserAdds } from './browser-asks.ts';
import { valuesOf } from './filter-values.ts';
import { commonPhrases, twoWordPhrases } from './phrases.ts';

/** One way to ask for a list. */
export interface ListRequest {
  readonly name: string;
  readonly kind: 'usual' | 'deep page';
  /** Different ones, in the order in which they are asked. */
  readonly queries: readonly string[];
  /**
   * Whether people ask for the very same again and again, as for a list that they open. Any other is asked once of a
   * program, which may remember what it was asked.
   */
  readonly isRepeated: boolean;
}

/** What a list holds, by which it is asked. */
export interface Sample {
  /** Names of some of its records, from all over it. */
  readonly names: readonly string[];
  /** When something happened to some of them. */
  readonly instants: readonly string[];
  readonly totalItems: number;
  /** Ids of records that filters by a record find something of, by filter. */
  readonly records?: Readonly<Record<string, string>>;
}

/** The row at which deep pages begin; the middle of a list that is not as long. */
const deepOffset = 500_000;

/** Lists that are shorter have no deep pages. */
const shortestDeepList = 10_000;

/** So many pages are asked for from there on. */
const deepPages = 100;
const pageSize = 100;

/**
 * Every way to ask for a list: as it opens, by the values of each filter, by any two filters that have few values, in the
 * order of each sort key both ways, by phrases that many records have, by two words and by whole names, and far down. All
 * else is each time as the list opens.
 */
export function requestsOf(list: ListDefinition, sample: Sample): ListRequest[] {
  const { names, totalItems, records = {} } = sample;
  const opens = initialSettings(list);
  type Changed = Partial<ListSettings<ListDefinition>>;
  const queryOf = (changed: Changed, added: Readonly<Record<string, string>> = {}) =>
    new URLSearchParams({
      ...queryFromSettings(list, { ...opens, ...changed }),
      ...browserAdds,
      ...added,
    }).toString();
  const set = (key: string, value: FilterSetting['value']) => ({ [key]: { enabled: true, value } });
  const repeated = (name: string, changed: Changed): ListRequest => ({
    name,
    kind: 'usual',
    queries: [queryOf(changed)],
    isRepeated: true,
  });
  const asked = (name: string, changed: readonly Changed[]): ListRequest[] => {
    const queries = [...new Set(changed.map((one) => queryOf(one)))];
    return queries.length === 0 ? [] : [{ name, kind: 'usual', queries, isRepeated: false }];
  };
  const filtered = (filters: Readonly<Record<string, FilterSetting>>) => ({
    filters: { ...opens.filters, ...filters },
  });
  const phrases = (wanted: readonly string[]) => wanted.map((phrase) => ({ phrase }));

  const requests = [repeated('as it opens', {})];
  const filters = Object.entries(list.filters);
  for (const [key, filter] of filters) {
    for (const [name, values] of valuesOf(filter, { ...sample, record: records[key] })) {
      const changed = values.map((value) => filtered(set(key, value)));
      requests.push(...asked(`${key}: ${name}`, changed));
    }
    if (filter.initial.enabled) {
      requests.push(
        ...asked(`${key}: any`, [filtered({ [key]: { ...filter.initial, enabled: false } })]),
      );
    }
  }
  for (const [index, [key, filter]] of filters.entries()) {
    for (const [otherKey, other] of filters.slice(index + 1)) {
      const changed = fewValuesOf(filter).flatMap((value) =>
        fewValuesOf(other).map((otherValue) =>
          filtered({ ...set(key, value), ...set(otherKey, otherValue) }),
        ),
      );
      requests.push(...asked(`${key} with ${otherKey}`, changed));
    }
  }
  for (const by of Object.keys(list.sorts)) {
    for (const direction of ['asc', 'desc'] satisfies SortDirection[]) {
      requests.push(repeated(`by ${by}, ${direction}`, { sort: { by, direction } }));
    }
  }
  if (list.search) {
    requests.push(
      ...asked('a whole name', phrases(names)),
      ...asked('two words', phrases(twoWordPhrases(names))),
      ...asked('a common phrase', phrases(commonPhrases(names))),
    );
  }
  if (totalItems >= shortestDeepList) {
    const isDeep = totalItems > deepOffset + deepPages * pageSize;
    const first = isDeep ? deepOffset : Math.floor(totalItems / 2);
    const queries = Array.from({ length: deepPages }, (_, page) =>
      queryOf({}, { offset: `${first + page * pageSize}` }),
    );
    const name = isDeep ? 'offset 500,000 and on' : 'offset in the middle and on';
    requests.push({ name, kind: 'deep page', queries, isRepeated: false });
  }
  return requests;
}

type FilterSetting = ListSettings<ListDefinition>['filters'][string];
