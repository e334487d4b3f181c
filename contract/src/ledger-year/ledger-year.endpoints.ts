import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { ledgerYears, yearClose, yearReopen } from './ledger-year.model.ts';

const change = {
  method: 'PUT',
  versioned: true,
  refuses: ['conflict'],
} as const;

/** The calls of the years of the ledger: docs/product/closing.md. */
export const ledgerYearEndpoints = areaCalls('ledgerYear', {
  years: endpoint({
    method: 'GET',
    path: '/api/ledger/year',
    summary:
      'The years of the ledger, which of them are closed, and what keeps the next one from it',
    permission: 'ledger:read',
    versioned: true,
    reply: ledgerYears,
  }),
  close: endpoint({
    ...change,
    path: '/api/ledger/year/close',
    summary: 'Close a year: nothing is posted on its days or before any more',
    permission: 'year:close',
    body: yearClose,
  }),
  reopen: endpoint({
    ...change,
    path: '/api/ledger/year/reopen',
    summary: 'Open the last closed year again, for a reason',
    permission: 'year:reopen',
    body: yearReopen,
  }),
});
