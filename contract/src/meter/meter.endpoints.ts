import { z } from 'zod';
import { areaCalls } from '../core/area-calls.ts';
import { endpoint } from '../core/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { exportEndpoint, listEndpoint } from '../core/list/list-endpoint.ts';
import { measurementList, meterList } from './meter.list.ts';
import { measurementCreate, meterCreate, meterDetails } from './meter.model.ts';

const listCall = {
  path: '/api/meter',
  summary: 'List the meters',
  permission: 'meter:read',
} as const;

const measurementsCall = {
  path: '/api/meter/:id/measurements',
  summary: 'The measurements of a meter, newest first',
  permission: 'meter:read',
  params: z.object({ id }),
} as const;

/** The calls of the meters: docs/product/records.md#meter. */
export const meterEndpoints = areaCalls('meter', {
  list: listEndpoint(listCall, meterList),
  export: exportEndpoint(listCall, meterList),
  get: endpoint({
    method: 'GET',
    path: '/api/meter/get/:id',
    summary: 'A meter with its garden and last measurement',
    permission: 'meter:read',
    params: z.object({ id }),
    reply: meterDetails,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/meter/create',
    summary: 'Add a meter',
    permission: 'meter:write',
    body: meterCreate,
    reply: created,
    status: 201,
    refuses: ['not-found', 'conflict'],
  }),
  addMeasurement: endpoint({
    method: 'POST',
    path: '/api/meter/add-measurement',
    summary: 'Append a measurement to a meter',
    permission: 'measurement:add',
    body: measurementCreate,
    reply: created,
    status: 201,
    refuses: ['not-found'],
  }),
  measurements: listEndpoint(measurementsCall, measurementList),
  exportMeasurements: exportEndpoint(measurementsCall, measurementList),
});
