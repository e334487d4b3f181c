import { z } from 'zod';
import { areaCalls } from '../core/area-calls.ts';
import { endpoint } from '../core/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { exportEndpoint, listEndpoint } from '../core/list/list-endpoint.ts';
import { measurementList, meterList } from './meter.list.ts';
import { measurementCreate } from './measurement/measurement.model.ts';
import { meterCreate, meterDetails, meterUpdate, meterWithDevices } from './meter.model.ts';

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
  getDetails: endpoint({
    method: 'GET',
    path: '/api/meter/getDetails/:id',
    summary: 'A meter with its devices, its garden and its zone',
    permission: 'meter:read',
    params: z.object({ id }),
    reply: meterWithDevices,
    versioned: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/meter/update',
    summary: 'Change what is known of a meter',
    permission: 'meter:write',
    body: meterUpdate,
    versioned: true,
    refuses: ['conflict'],
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
    refuses: ['not-found', 'conflict'],
  }),
  measurements: listEndpoint(measurementsCall, measurementList),
  exportMeasurements: exportEndpoint(measurementsCall, measurementList),
});
