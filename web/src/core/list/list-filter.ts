import type { ListDefinition } from '@grzadka/contract/core/list';
import type {
  ChoiceFilter,
  CountRangeFilter,
  FilterDefinition,
  FilterSetting,
  FilterValue,
  FlagFilter,
  InstantRangeFilter,
} from '@grzadka/contract/core/list-filters';
import { isFilterActive, type ListSettings } from '@grzadka/contract/core/list-settings';

/** The settings of a list whose own filters and sort keys are known only at run time. */
export type AnySettings = ListSettings<ListDefinition>;

interface Bound<Kind extends FilterDefinition['kind'], Filter extends FilterDefinition> {
  readonly kind: Kind;
  readonly key: string;
  readonly filter: Filter;
  readonly setting: FilterSetting<FilterValue<Filter>>;
}

/** A filter of a list together with its present setting, told apart by its kind. */
export type ListFilter =
  | Bound<'flag', FlagFilter>
  | Bound<'choice', ChoiceFilter>
  | Bound<'instant-range', InstantRangeFilter>
  | Bound<'count-range', CountRangeFilter>;

/** Every filter of a list with its setting, in the order of the definition. */
export function listFilters(list: ListDefinition, settings: AnySettings): ListFilter[] {
  return Object.entries(list.filters).map(([key, filter]) => {
    // The setting's type follows the filter's kind, which TypeScript cannot see through the key.
    return { kind: filter.kind, key, filter, setting: settings.filters[key] } as ListFilter;
  });
}

/** The filters that narrow the list down at present. */
export function actingFilters(list: ListDefinition, settings: AnySettings): ListFilter[] {
  return listFilters(list, settings).filter(({ filter, setting }) =>
    isFilterActive(filter, setting),
  );
}
