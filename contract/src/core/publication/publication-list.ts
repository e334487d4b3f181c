import type { FlagFilter } from '../list/list-filters.ts';

/** Pinned or not at this moment; starts switched off. */
export const pinningFilter = {
  kind: 'flag',
  label: 'Przypięcie',
  switch: 'filter-by-pinning',
  parameter: 'is-pinned',
  options: { true: 'Przypięty', false: 'Nieprzypięty' },
  initial: { enabled: false, value: true },
} as const satisfies FlagFilter;

/** Sort keys of what has publication dates, with their labels. */
export const publicationSorts = {
  'publication-from-date': 'Daty publikacji (od)',
  'publication-thru-date': 'Daty publikacji (do)',
} as const;

/** Sort keys of what has pin dates. */
export const pinSorts = {
  'pin-from-date': 'Daty przypięcia (od)',
  'pin-thru-date': 'Daty przypięcia (do)',
} as const;
