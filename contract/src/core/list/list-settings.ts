import { isStorable, parseDay, parseInstant } from '../fields.ts';
import { parseGrosze } from '../money/grosze.ts';
import {
  type FilterKey,
  type ListDefinition,
  mostCountDigits,
  type SortDirection,
  type SortKey,
} from './list.ts';
import {
  type FilterDefinition,
  type FilterSetting,
  type FilterValue,
  neutralOption,
  type Range,
} from './list-filters.ts';

/** What a person set on a list: phrase, filters with their switches, sorting. */
export interface ListSettings<L extends ListDefinition> {
  readonly phrase: string;
  readonly filters: { readonly [K in FilterKey<L>]: FilterSetting<FilterValue<L['filters'][K]>> };
  readonly sort: { readonly by: SortKey<L>; readonly direction: SortDirection };
}

type Parameters = Readonly<Record<string, string>>;
type AnySetting = FilterSetting<unknown>;

/** The settings a list opens with. */
export function initialSettings<L extends ListDefinition>(list: L): ListSettings<L> {
  return settingsFromAddress(list, new URLSearchParams());
}

/** The query of a list call: sorting, and of search and filters those that act and are complete. */
export function queryFromSettings<L extends ListDefinition>(
  list: L,
  settings: ListSettings<L>,
): Parameters {
  const query: Record<string, string> = {
    'sort-by': settings.sort.by,
    'sort-direction': settings.sort.direction,
  };
  const phrase = settings.phrase.trim();
  if (list.search && phrase !== '') {
    query[list.search.switch] = 'true';
    query[list.search.parameter] = phrase;
  }
  for (const [key, filter] of filterEntries(list)) {
    const setting = settingOf(settings, key);
    if (!isFilterActive(filter, setting)) continue;
    query[filter.switch] = 'true';
    Object.assign(query, withoutBlanks(writeValue(filter, setting.value)));
  }
  return query;
}

/** Whether a filter narrows the list down: it is on, and its value is complete and in order. */
export function isFilterActive(filter: FilterDefinition, setting: AnySetting): boolean {
  if (!setting.enabled) return false;
  if ('parameter' in filter) return setting.value !== neutralOption(filter);
  return rangeState(setting.value) === 'complete';
}

/** Whether a range filter's value has an end at all, and its ends in order. */
export function rangeState(value: unknown): 'empty' | 'reversed' | 'complete' {
  const { from, thru } = value as Range<string | number>;
  if (from === null && thru === null) return 'empty';
  return from !== null && thru !== null && from > thru ? 'reversed' : 'complete';
}

/** The address-bar form of the settings: only what differs from the list's initial ones. */
export function addressFromSettings<L extends ListDefinition>(
  list: L,
  settings: ListSettings<L>,
): Parameters {
  const address: Record<string, string> = {};
  const initial = everyParameter(list, initialSettings(list));
  for (const [name, value] of Object.entries(everyParameter(list, settings))) {
    if (value !== initial[name]) address[name] = value;
  }
  return address;
}

/** The settings an address states; what is absent or makes no sense falls back to the initial. */
export function settingsFromAddress<L extends ListDefinition>(
  list: L,
  address: URLSearchParams,
): ListSettings<L> {
  const filters = Object.fromEntries(
    filterEntries(list).map(([key, filter]) => [key, readSetting(filter, address)]),
  );
  const by = address.get('sort-by') ?? '';
  const direction = address.get('sort-direction') ?? '';
  const settings = {
    phrase: (list.search && address.get(list.search.parameter)) ?? '',
    filters,
    sort: {
      by: Object.hasOwn(list.sorts, by) ? by : list.initialSort.by,
      direction:
        direction === 'asc' || direction === 'desc' ? direction : list.initialSort.direction,
    },
  };
  // Keys and values follow the list's own definition, which TypeScript cannot see at run time.
  return settings as ListSettings<L>;
}

function filterEntries(list: ListDefinition): [string, FilterDefinition][] {
  return Object.entries(list.filters);
}

function settingOf<L extends ListDefinition>(settings: ListSettings<L>, key: string): AnySetting {
  return (settings.filters as Record<string, AnySetting>)[key] as AnySetting;
}

function everyParameter<L extends ListDefinition>(list: L, settings: ListSettings<L>): Parameters {
  const parameters: Record<string, string> = {
    'sort-by': settings.sort.by,
    'sort-direction': settings.sort.direction,
  };
  if (list.search) parameters[list.search.parameter] = settings.phrase;
  for (const [key, filter] of filterEntries(list)) {
    const setting = settingOf(settings, key);
    parameters[filter.switch] = String(setting.enabled);
    Object.assign(parameters, writeValue(filter, setting.value));
  }
  return parameters;
}

function writeValue(filter: FilterDefinition, value: unknown): Parameters {
  if ('parameter' in filter) {
    return { [filter.parameter]: String(value) };
  }
  const range = value as Range<string | number>;
  return { [filter.from]: String(range.from ?? ''), [filter.thru]: String(range.thru ?? '') };
}

function withoutBlanks(parameters: Parameters): Parameters {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));
}

function readSetting(filter: FilterDefinition, address: URLSearchParams): AnySetting {
  const enabled = address.get(filter.switch);
  return {
    enabled: enabled === null ? filter.initial.enabled : enabled === 'true',
    value: readValue(filter, address),
  };
}

function readValue(filter: FilterDefinition, address: URLSearchParams): unknown {
  const read = <Bound>(
    name: string,
    fallback: Bound | null,
    parse: (text: string) => Bound | undefined,
  ) => {
    const text = address.get(name);
    // An end that was emptied is stated as such.
    if (text === '') return null;
    return (text === null ? undefined : parse(text)) ?? fallback;
  };
  switch (filter.kind) {
    case 'flag': {
      const text = address.get(filter.parameter);
      return text === 'true' || text === 'false' ? text === 'true' : filter.initial.value;
    }
    case 'choice': {
      const text = address.get(filter.parameter) ?? '';
      return Object.hasOwn(filter.options, text) ? text : filter.initial.value;
    }
    case 'record-choice': {
      const text = address.get(filter.parameter) ?? '';
      const mayBeName = text !== '' && text.length <= filter.longestName && isStorable(text);
      return mayBeName ? text : filter.initial.value;
    }
    case 'record':
      return address.get(filter.parameter) ?? filter.initial.value;
    case 'instant-range':
    case 'day-range': {
      const parse = filter.kind === 'day-range' ? parseDay : parseInstant;
      return {
        from: read(filter.from, filter.initial.value.from, parse),
        thru: read(filter.thru, filter.initial.value.thru, parse),
      };
    }
    case 'count-range':
    case 'amount-range': {
      const parse = filter.kind === 'count-range' ? parseCount : parseGrosze;
      return {
        from: read(filter.from, filter.initial.value.from, parse),
        thru: read(filter.thru, filter.initial.value.thru, parse),
      };
    }
  }
}

function parseCount(text: string): number | undefined {
  return /^\d+$/.test(text) && text.length <= mostCountDigits ? Number(text) : undefined;
}
