import type { RecordChoiceFilter } from '../core/list/list-filters.ts';
import { allSectors, longestSectorName } from './sector.model.ts';
import { sectorOptionsCall } from './sector.options.ts';

/** The filter of a list by sector: docs/product/records.md#sector. */
export const sectorFilter = {
  kind: 'record-choice',
  label: 'Sektor',
  switch: 'filter-by-sector',
  parameter: 'sector',
  record: 'sector',
  options: sectorOptionsCall,
  longestName: longestSectorName,
  neutral: allSectors,
  initial: { enabled: false, value: allSectors.value },
} as const satisfies RecordChoiceFilter;
