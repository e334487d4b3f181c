import { areaCalls } from '../core/call/area-calls.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { interestRateList } from './interest-rate.list.ts';
import { interestRate, interestRateCreate, interestRateUpdate } from './interest-rate.model.ts';
import { interestRateRecord } from './interest-rate.record.ts';

/** The calls of the interest rates: docs/product/interest.md#rates. */
export const interestRateEndpoints = areaCalls('interestRate', {
  ...recordEndpoints(interestRateRecord, {
    list: interestRateList,
    details: interestRate,
    create: interestRateCreate,
    update: interestRateUpdate,
    refuses: { create: ['conflict'], update: ['conflict'] },
  }),
});
