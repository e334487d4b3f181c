import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { created } from '../core/fields.ts';
import { yearOfAddress } from '../core/time/year-of-address.ts';
import {
  annualReport,
  annualReportFile,
  annualReportPublish,
  annualReportQuery,
  annualReportReply,
} from './annual-report.model.ts';
import { yearFigures } from './year-figures.ts';

/** The calls that add a year up: docs/product/report.md#screens-and-calls. */
export const reportEndpoints = areaCalls('report', {
  year: endpoint({
    method: 'GET',
    path: '/api/report/year',
    summary:
      'What was charged, paid and spent in a year, this one where none is named, and what is open',
    permission: 'fee:read',
    query: z.object({ year: z.optional(yearOfAddress) }),
    reply: yearFigures,
  }),
  annual: endpoint({
    method: 'GET',
    path: '/api/report/annual',
    summary: 'The report of a year by what fees and costs are for, beside the year before',
    permission: 'fee:read',
    query: annualReportQuery,
    reply: annualReport,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/report/annual/file',
    summary: 'The same as a document or a workbook',
    permission: 'fee:read',
    query: annualReportFile,
    ...annualReportReply,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/report/annual/publish',
    summary: 'Add the report of a year to the documents, as a draft that is not published',
    permission: 'document:write',
    body: annualReportPublish,
    reply: created,
    status: 201,
    refuses: ['unavailable'],
  }),
});
