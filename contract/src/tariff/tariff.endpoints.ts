import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { yearOfAddress } from '../core/time/year-of-address.ts';
import { tariffList } from './tariff.list.ts';
import { tariffCreate, tariffDetails, tariffEnd, tariffUpdate } from './tariff.model.ts';
import { tariffRecord } from './tariff.record.ts';
import { tariffSetYear, tariffYear } from './tariff-year.model.ts';

/** The calls of the tariffs. */
export const tariffEndpoints = areaCalls('tariff', {
  ...recordEndpoints(tariffRecord, {
    list: tariffList,
    details: tariffDetails,
    create: tariffCreate,
    update: tariffUpdate,
    refuses: { create: ['conflict'], update: ['conflict'], delete: ['conflict'] },
  }),
  end: endpoint({
    method: 'PUT',
    path: '/api/tariff/end',
    summary: 'Set the last day of a tariff',
    permission: 'fee:write',
    body: tariffEnd,
    versioned: true,
    refuses: ['conflict', 'not-found'],
  }),
  year: endpoint({
    method: 'GET',
    path: '/api/tariff/year',
    summary: 'What each active fee kind costs in a year, and did in the one before',
    permission: 'fee:read',
    query: z.object({ year: yearOfAddress }),
    reply: tariffYear,
  }),
  setYear: endpoint({
    method: 'POST',
    path: '/api/tariff/set-year',
    summary: 'Set the rates of a year: all of them, or none',
    permission: 'fee:write',
    body: tariffSetYear,
    refuses: ['conflict', 'stale'],
  }),
});
