import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { meterList } from '@grzadka/contract/meter/meter.list';
import { callQuery } from '../core/api/call-query.ts';
import { recordSource } from '../core/record/record-calls.ts';

/** The meters as a list. */
export const meterSource = recordSource({ name: 'meter' }, meterList, meterEndpoints);

/** A meter with its garden and its last measurement. */
export function meterQuery(meterId: string) {
  return callQuery(['meter', meterId], meterEndpoints.get, { params: { id: meterId } });
}
