import { feeYearEndpoints } from '@grzadka/contract/charge/year/fee-year.endpoints';
import { callQuery } from '../../core/api/call-query.ts';
import { chargeRunPlace } from '../charge.paths.ts';

/** How the fees of a year stand; without one, of the year that is shown first. */
export function feeYearQuery(year?: string) {
  return callQuery([chargeRunPlace.name, 'standing', year ?? null], feeYearEndpoints.get, {
    query: year === undefined ? {} : { year },
  });
}
