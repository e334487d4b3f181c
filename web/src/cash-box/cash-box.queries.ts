import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import { callQuery } from '../core/api/call-query.ts';
import { cashBoxPlace } from './cash-box.paths.ts';

/** The cash boxes in use, with what is in them. */
export const activeCashBoxesQuery = callQuery(
  [cashBoxPlace.name, 'active'],
  cashBoxEndpoints.list,
  {
    query: { 'filter-by-state': 'true', 'is-active': 'true', limit: '20' },
  },
);
