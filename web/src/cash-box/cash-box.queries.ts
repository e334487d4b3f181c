import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import { cashBoxOptionsCall } from '@grzadka/contract/cash-box/cash-box.options';
import { cashBoxPlace } from '@grzadka/contract/cash-box/cash-box.place';
import { callQuery } from '../core/api/call-query.ts';

/** The names of all cash boxes. */
export const cashBoxOptionsQuery = callQuery(
  [cashBoxPlace.name, 'options'],
  cashBoxOptionsCall,
  {},
);

/** The cash boxes in use, with what is in them. */
export const activeCashBoxesQuery = callQuery(
  [cashBoxPlace.name, 'active'],
  cashBoxEndpoints.list,
  {
    query: { 'filter-by-state': 'true', 'is-active': 'true', limit: '20' },
  },
);
