import type { FilterDefinition } from '@grzadka/contract/core/list/list-filters';

/** All values of a filter that has few, but the one that lets everything through; none of any other. */
export function fewValuesOf(filter: FilterDefinition): readonly (boolean | string)[] {
  switch (filter.kind) {
    case 'flag':
      return [true, false];
    case 'choice':
      return Object.keys(filter.options).filter((option) => option !== filter.neutral);
    case 'record-choice':
      // The sectors that every installation begins with.
      return ['Sektor 1', 'Sektor 2', 'Sektor 3'];
    case 'instant-range':
    case 'day-range':
    case 'record':
    case 'count-range':
    case 'amount-range':
      return [];
  }
}
