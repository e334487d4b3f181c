import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { optionsEndpoint } from '../core/call/options-endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { paperReply } from '../core/export/pdf-reply.ts';
import { id } from '../core/fields.ts';
import { cashBoxList } from './cash-box.list.ts';
import {
  cashBoxCreate,
  cashBoxDetails,
  cashBoxOpening,
  cashBoxUpdate,
  cashReportQuery,
} from './cash-box.model.ts';
import { cashBoxRecord } from './cash-box.record.ts';

/** The calls of the cash boxes: docs/product/payments.md#cash-boxes. */
export const cashBoxEndpoints = areaCalls('cashBox', {
  ...recordEndpoints(cashBoxRecord, {
    list: cashBoxList,
    details: cashBoxDetails,
    create: cashBoxCreate,
    update: cashBoxUpdate,
  }),
  options: optionsEndpoint(cashBoxRecord),
  opening: endpoint({
    method: 'POST',
    path: '/api/cash-box/opening',
    summary: 'State what was in a cash box when the program began to keep it',
    permission: 'opening:write',
    body: cashBoxOpening,
    reply: z.object({ id: z.string(), number: z.string() }),
    status: 201,
    refuses: ['conflict', 'not-found'],
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/cash-box/:id/report',
    summary:
      'What was in a cash box before some days, each document of these, and what was in it after, as a PDF',
    permission: cashBoxRecord.permissions.read,
    params: z.object({ id }),
    query: cashReportQuery,
    refuses: ['unavailable'],
    ...paperReply,
  }),
});
