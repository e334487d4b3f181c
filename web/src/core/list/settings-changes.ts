import type { ListDefinition } from '@grzadka/contract/core/list';
import type {
  FilterDefinition,
  FilterSetting,
  FilterValue,
} from '@grzadka/contract/core/list-filters';
import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list-settings';
import type { AnySettings } from './list-filter.ts';

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
  const neutral = filter.kind === 'choice' ? filter.neutral : undefined;
  return withFilter(settings, key, { enabled: false, value: neutral ?? setting.value });
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

/** Whether the settings may hide rows of the list. */
export function isNarrowed(list: ListDefinition, settings: AnySettings): boolean {
  const parameters = Object.keys(queryFromSettings(list, settings));
  return parameters.some((name) => !name.startsWith('sort-'));
}
