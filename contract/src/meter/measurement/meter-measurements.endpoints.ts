import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { exportEndpoint, listEndpoint } from '../../core/call/list-endpoint.ts';
import { created, id } from '../../core/fields.ts';
import { measurementList } from './measurement.list.ts';
import { measurementCreate } from './measurement.model.ts';

const measurementsCall = {
  path: '/api/meter/:id/measurements',
  summary: 'The measurements of a meter, newest first',
  permission: 'meter:read',
  params: z.object({ id }),
} as const;

/** The calls of the measurements of one meter: docs/product/records.md#meter. */
export const meterMeasurementsEndpoints = areaCalls('meter', {
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
