import { type ActingFilter, filterText } from '@grzadka/contract/core/list/filter-text';
import type { ListDefinition, ListSelection } from '@grzadka/contract/core/list/list';
import { wallClock } from './wall-clock.ts';

/**
 * What narrows a list down, in words, as it is called now; undefined where nothing does. The text says that there was a search,
 * but not for what.
 */
export function conditionsText(
  list: ListDefinition,
  { filters, phrase }: Pick<ListSelection<ListDefinition>, 'filters' | 'phrase'>,
): string | undefined {
  const texts = Object.entries(list.filters).flatMap(([key, filter]) => {
    const value = filters[key];
    if (value === undefined) return [];
    // The value's type follows the filter's kind, which TypeScript cannot see through the key.
    const acting = { kind: filter.kind, filter, setting: { value } } as ActingFilter;
    return filterText(acting, formats);
  });
  if (phrase !== undefined) texts.push('z szukaniem');
  return texts.length === 0 ? undefined : texts.join(', ');
}

const formats = {
  // Its id stands beside the words; the name would be a person's.
  nameOf: () => 'wybrana pozycja',
  instant: (instant: string) =>
    wallClock(instant).toString({ smallestUnit: 'minute' }).replaceAll('-', '.').replace('T', ' '),
  day: (day: string) => day.replaceAll('-', '.'),
  count: String,
};
