import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { idsOf } from '../../core/call/ids-of.ts';
import { listEndpoint } from '../../core/call/list-endpoint.ts';
import { optionalInstant } from '../../core/fields.ts';
import { verdictContext } from '../verdict/verdict-context.ts';
import { readingSheetList } from './reading-sheet.list.ts';

/** The most meters whose verdict contexts one call returns: each context takes up to a hundred readings. */
export const mostContexts = 100;

/** The calls of a sheet of readings: docs/product/readings.md#sheet. */
export const readingSheetEndpoints = areaCalls('meter', {
  sheet: listEndpoint(
    {
      path: '/api/meter/sheet',
      summary: 'The meters of a sheet of readings',
      permission: 'measurement:add',
    },
    readingSheetList,
  ),
  contexts: endpoint({
    method: 'POST',
    path: '/api/meter/verdict-contexts',
    summary: 'What verdicts on values of several meters need to know, read at one time or now',
    permission: 'measurement:add',
    body: z.object({ meterIds: idsOf(mostContexts), measuredAt: optionalInstant }),
    reply: z.object({
      items: z.array(z.object({ meterId: z.string(), context: verdictContext })),
    }),
  }),
});
