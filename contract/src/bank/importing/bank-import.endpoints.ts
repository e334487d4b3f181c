import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { created, id } from '../../core/fields.ts';
import {
  bankImportApplied,
  bankImportApply,
  bankImportBeginning,
  bankImportDetails,
  bankImportItem,
  bankImportPreview,
  bankImportsQuery,
  doubleDecision,
  importedLine,
  importedLinesQuery,
  largestStatement,
  statementBeginning,
} from './bank-import.model.ts';
import { bankImportRecord } from './bank-import.record.ts';

const { read, write } = bankImportRecord.permissions;

const count = z.int().check(z.minimum(0));

const upload = {
  method: 'POST',
  permission: write,
  bodyFormat: 'multipart',
  maxFileBytes: largestStatement,
  refuses: ['unsupported-type', 'unavailable'],
} as const;

/** The calls that take in files of statements, and say what their suspected doubles are: docs/product/bank.md#calls. */
export const bankImportEndpoints = areaCalls('bankImport', {
  list: endpoint({
    method: 'GET',
    path: '/api/bank-import',
    summary: 'The files of bank statements, the newest first',
    permission: read,
    query: bankImportsQuery,
    reply: z.object({ items: z.array(bankImportItem), totalItems: count }),
  }),
  preview: endpoint({
    ...upload,
    path: '/api/bank-import/preview',
    summary: 'Read a file of bank statements and keep what it would book, without booking it',
    body: bankImportPreview,
    reply: created,
    status: 201,
  }),
  beginning: endpoint({
    ...upload,
    path: '/api/bank-import/beginning',
    summary: 'How a file of bank statements begins whose layout or encoding nobody knows yet',
    body: bankImportBeginning,
    reply: statementBeginning,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/bank-import/get/:id',
    summary: 'What a file of bank statements would book, or booked',
    permission: read,
    params: z.object({ id }),
    reply: bankImportDetails,
  }),
  lines: endpoint({
    method: 'GET',
    path: '/api/bank-import/:id/lines',
    summary: 'The lines of a file of bank statements, each with what it would be booked as and why',
    permission: read,
    params: z.object({ id }),
    query: importedLinesQuery,
    reply: z.object({ items: z.array(importedLine), totalItems: count }),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/bank-import/apply',
    summary: 'Book a file of bank statements as it was shown',
    permission: write,
    body: bankImportApply,
    reply: bankImportApplied,
    refuses: ['conflict', 'not-found', 'unavailable'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/bank-import/delete/:id',
    summary: 'Forget a file of bank statements that was not booked',
    permission: write,
    params: z.object({ id }),
    refuses: ['conflict'],
  }),
  notDouble: endpoint({
    method: 'POST',
    path: '/api/bank-line/not-double',
    summary: 'Say that a suspected double is another payment, and take it in',
    permission: write,
    body: doubleDecision,
    refuses: ['conflict', 'not-found'],
  }),
  dropDouble: endpoint({
    method: 'POST',
    path: '/api/bank-line/drop-double',
    summary: 'Say that a suspected double is the same payment, and leave it out',
    permission: write,
    body: doubleDecision,
    refuses: ['conflict', 'not-found'],
  }),
});
