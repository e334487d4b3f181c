import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { paperReply } from '../core/export/pdf-reply.ts';
import { id } from '../core/fields.ts';
import {
  entryReverse,
  ownReceipts,
  paymentMove,
  paymentPayOut,
  paymentPreview,
  paymentPreviewQuery,
  paymentReceive,
  postedDocument,
} from './payment.model.ts';

const posting = {
  method: 'POST',
  reply: postedDocument,
  status: 201,
  refuses: ['conflict', 'not-found'],
} as const;

/** The calls that take and give money: docs/product/payments.md#calls. */
export const paymentEndpoints = areaCalls('payment', {
  receive: endpoint({
    ...posting,
    path: '/api/payment/receive',
    summary: 'Take a payment in cash (KP); the same clientKey is answered as the first time',
    permission: 'payment:receive',
    body: paymentReceive,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/payment/preview',
    summary: 'What a payment would cover, and what would be overpaid, without posting it',
    permission: 'payment:receive',
    query: paymentPreviewQuery,
    reply: paymentPreview,
    refuses: ['conflict', 'not-found'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/payment/own',
    summary: 'What the caller took in cash today, the newest first',
    permission: 'payment:receive',
    reply: ownReceipts,
  }),
  payOut: endpoint({
    ...posting,
    path: '/api/payment/pay-out',
    summary: 'Give money out of a cash box (KW); the same clientKey is answered as the first time',
    permission: 'payment:pay-out',
    body: paymentPayOut,
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/api/payment/:id/receipt',
    summary: 'The receipt of a document of cash in two copies, as a PDF',
    permission: 'payment:receive',
    params: z.object({ id }),
    refuses: ['forbidden'],
    ...paperReply,
  }),
  reverse: endpoint({
    ...posting,
    path: '/api/entry/reverse',
    summary: 'Take a document of cash, or a move between accounts, back (ST)',
    permission: 'entry:reverse',
    body: entryReverse,
  }),
  move: endpoint({
    ...posting,
    path: '/api/payment/move',
    summary: 'Move a payment, or a part of it, to another settlement account (PK)',
    permission: 'bank:assign',
    body: paymentMove,
  }),
  moveBankLine: endpoint({
    ...posting,
    path: '/api/bank-line/move',
    summary: "Move what a line of the bank's was assigned to, to another settlement account (PK)",
    permission: 'bank:assign',
    body: paymentMove,
  }),
});
