import type { ListDefinition } from '@grzadka/contract/core/list/list';
import {
  type AmountRangeFilter,
  type ChoiceFilter,
  type CountRangeFilter,
  type DayRangeFilter,
  type FilterDefinition,
  type FilterSetting,
  type FilterValue,
  type FlagFilter,
  type InstantRangeFilter,
  neutralOption,
  type RecordChoiceFilter,
  type RecordFilter,
} from '@grzadka/contract/core/list/list-filters';
import {
  initialSettings,
  isFilterActive,
  type ListSettings,
  queryFromSettings,
} from '@grzadka/contract/core/list/list-settings';

/** The settings of a list whose own filters and sort keys are known only at run time. */
export type AnySettings = ListSettings<ListDefinition>;

interface Bound<Kind extends FilterDefinition['kind'], Filter extends FilterDefinition> {
  readonly kind: Kind;
  readonly key: string;
  readonly filter: Filter;
  readonly setting: FilterSetting<FilterValue<Filter>>;
}

/** A filter of a list together with its present setting; the kind decides their types. */
export type ListFilter =
  | Bound<'flag', FlagFilter>
  | Bound<'choice', ChoiceFilter>
  | Bound<'record-choice', RecordChoiceFilter>
  | Bound<'record', RecordFilter>
  | Bound<'instant-range', InstantRangeFilter>
  | Bound<'day-range', DayRangeFilter>
  | Bound<'count-range', CountRangeFilter>
  | Bound<'amount-range', AmountRangeFilter>;

/** Every filter of a list with its setting, in the order of the definition. */
export function listFilters(list: ListDefinition, settings: AnySettings): ListFilter[] {
  return Object.entries(list.filters).map(([key, filter]) => {
    // The setting's type follows the filter's kind, which TypeScript cannot see through the key.
    return { kind: filter.kind, key, filter, setting: settings.filters[key] } as ListFilter;
  });
}

/** The filters that narrow the list down at present. */
export function activeFilters(list: ListDefinition, settings: AnySettings): ListFilter[] {
  return listFilters(list, settings).filter(({ filter, setting }) =>
    isFilterActive(filter, setting),
  );
}

/** What may be set on a filter, whatever its kind. */
export type AnyFilterSetting = FilterSetting<FilterValue<FilterDefinition>>;

/** The settings with one filter set anew. */
export function withFilter(
  settings: AnySettings,
  key: string,
  setting: AnyFilterSetting,
): AnySettings {
  return { ...settings, filters: { ...settings.filters, [key]: setting } };
}

/** The settings with one filter off; its value stays for the next time, if it can be seen there. */
export function withoutFilter(
  list: ListDefinition,
  settings: AnySettings,
  key: string,
): AnySettings {
  const filter = list.filters[key];
  const setting = settings.filters[key];
  if (!filter || !setting) return settings;
  const value = neutralOption(filter) ?? setting.value;
  return withFilter(settings, key, { enabled: false, value });
}

/** The settings that let everything through: no phrase and every filter off; the order stays. */
export function withoutFilters(list: ListDefinition, settings: AnySettings): AnySettings {
  return Object.keys(list.filters).reduce((changed, key) => withoutFilter(list, changed, key), {
    ...settings,
    phrase: '',
  });
}

/** The filters and the order the list opens with; the phrase stays. */
export function withDefaults(list: ListDefinition, settings: AnySettings): AnySettings {
  return { ...initialSettings(list), phrase: settings.phrase };
}

/** What hides rows of a list: the phrase alone, or filters, with a phrase or without. */
export type Narrowing = 'phrase' | 'filters';

/** What of the settings may hide rows of the list; undefined where nothing does. */
export function narrowedBy(list: ListDefinition, settings: AnySettings): Narrowing | undefined {
  if (activeFilters(list, settings).length > 0) return 'filters';
  const parameters = Object.keys(queryFromSettings(list, settings));
  return parameters.some((name) => !name.startsWith('sort-')) ? 'phrase' : undefined;
}
