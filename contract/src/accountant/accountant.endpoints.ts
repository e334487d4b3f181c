import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { exportFormats } from '../core/export/export-format.ts';
import { accountantQuery } from './accountant-export.model.ts';

/** Several tables of text are sent together. */
export const tablesTogether = 'application/zip';

/** The call by which the accountant gets the books: docs/product/accountant.md. */
export const accountantEndpoints = areaCalls('accountant', {
  export: endpoint({
    method: 'GET',
    path: '/api/ledger/export',
    summary:
      'The books of some days for the accountant: a workbook, or its sheets as text in one archive',
    permission: 'ledger:export',
    query: accountantQuery,
    reply: z.unknown(),
    replyFormat: 'stream',
    replyTypes: [exportFormats.xlsx.mediaType, tablesTogether],
    refuses: ['too-large', 'unavailable'],
  }),
});
