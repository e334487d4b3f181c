import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';
import type { ListExportCall } from '../../core/list/list-data-source.ts';
import { type AskedBalance, balanceParameters } from './balance-period.ts';

/** What a zone loses in some days, with a line for each of its meters; nothing is asked without any days. */
export function balanceQuery(zoneId: string, asked: AskedBalance | undefined) {
  const query = asked && balanceParameters(asked);
  return queryOptions({
    queryKey: ['zone', zoneId, 'balance', query],
    queryFn: query
      ? ({ signal }) => call(zoneEndpoints.balance, { params: { id: zoneId }, query }, { signal })
      : skipToken,
  });
}

/** The lines of a zone's balance as a file. */
export function balanceExport(zoneId: string): ListExportCall {
  return { endpoint: zoneEndpoints.exportBalance, params: { id: zoneId } };
}
