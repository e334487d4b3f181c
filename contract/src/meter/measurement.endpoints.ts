import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { exportEndpoint, listEndpoint } from '../core/call/list-endpoint.ts';
import { id } from '../core/fields.ts';
import { finding } from './measurement/finding.ts';
import { measurementConfirm, measurementJudge } from './measurement/measurement.model.ts';
import { measurementReverse } from './measurement/reversal.model.ts';
import { uncheckedList } from './unchecked/unchecked.list.ts';
import { verdictContext } from './verdict/verdict-context.ts';

const uncheckedCall = {
  path: '/api/measurement/unchecked',
  summary: 'The measurements that wait for an answer',
  permission: 'meter:read',
} as const;

/** The calls of measurements that stand already, and of those to come: docs/product/readings.md#verdict. */
export const measurementEndpoints = areaCalls('measurement', {
  judge: endpoint({
    method: 'POST',
    path: '/api/meter/judge',
    summary: 'What would be found in a value of a meter; nothing is stored',
    permission: 'measurement:add',
    body: measurementJudge,
    reply: z.object({ findings: z.array(finding) }),
    refuses: ['not-found'],
  }),
  context: endpoint({
    method: 'GET',
    path: '/api/meter/:id/verdict-context',
    summary: 'What a verdict on a value read now needs to know of a meter',
    permission: 'measurement:add',
    params: z.object({ id }),
    reply: verdictContext,
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/api/meter/reverse-measurement',
    summary: 'Take a measurement back, with or without the right value in its place',
    permission: 'measurement:reverse',
    body: measurementReverse,
    reply: z.object({ id: z.nullable(z.string()) }),
    status: 201,
    refuses: ['not-found', 'conflict'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/measurement/confirm',
    summary: 'Answer what was found in a measurement',
    permission: 'measurement:confirm',
    body: measurementConfirm,
    refuses: ['not-found', 'conflict'],
  }),
  unchecked: listEndpoint(uncheckedCall, uncheckedList),
  exportUnchecked: exportEndpoint(uncheckedCall, uncheckedList),
});
