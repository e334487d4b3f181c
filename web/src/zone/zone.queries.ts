import { largestPageSize } from '@grzadka/contract/core/list/list';
import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list/list-settings';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import { zoneList } from '@grzadka/contract/zone/zone.list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';

/** The zones to which a meter of a type can belong, by name; more than one page of them no garden has. */
export function zonesOfType(type: MeterType) {
  const { filters, ...settings } = initialSettings(zoneList);
  const sought = { ...settings, filters: { ...filters, type: { enabled: true, value: type } } };
  return queryOptions({
    queryKey: ['zone', 'of type', type],
    queryFn: async ({ signal }) => {
      const query = { ...queryFromSettings(zoneList, sought), limit: String(largestPageSize) };
      return (await call(zoneEndpoints.list, { query }, { signal })).items;
    },
  });
}
