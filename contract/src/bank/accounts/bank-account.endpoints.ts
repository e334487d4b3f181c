import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { optionsEndpoint } from '../../core/call/options-endpoint.ts';
import { recordEndpoints } from '../../core/call/record-endpoints.ts';
import { id } from '../../core/fields.ts';
import { bankAccountList } from './bank-account.list.ts';
import {
  bankAccountCreate,
  bankAccountDetails,
  bankAccountOpening,
  bankAccountUpdate,
  waitingLines,
} from './bank-account.model.ts';
import { bankAccountRecord } from './bank-account.record.ts';

/** The calls of the bank accounts: docs/product/bank.md#accounts. */
export const bankAccountEndpoints = areaCalls('bankAccount', {
  ...recordEndpoints(bankAccountRecord, {
    key: z.object({ id }),
    list: bankAccountList,
    details: bankAccountDetails,
    create: bankAccountCreate,
    update: bankAccountUpdate,
    refuses: { create: ['conflict'], update: ['conflict'], delete: ['conflict'] },
    summaries: { delete: 'Delete a bank account that was never used' },
    paths: {
      list: '/api/bank-account',
      get: '/api/bank-account/get/:id',
      create: '/api/bank-account/create',
      update: '/api/bank-account/update',
      delete: '/api/bank-account/delete/:id',
    },
  }),
  options: optionsEndpoint(bankAccountRecord),
  open: endpoint({
    method: 'POST',
    path: '/api/bank-account/open',
    summary: 'State what was on a bank account when the program began to keep it',
    permission: 'opening:write',
    body: bankAccountOpening,
    reply: z.object({ id: z.string(), number: z.string() }),
    status: 201,
    refuses: ['conflict', 'not-found'],
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/bank-line/waiting',
    summary:
      'How many lines of statements wait until somebody says what they are for, and of how much',
    permission: bankAccountRecord.permissions.read,
    reply: waitingLines,
  }),
});
