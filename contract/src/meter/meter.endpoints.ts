import { z } from 'zod';
import { areaCalls } from '../core/area-calls.ts';
import { endpoint } from '../core/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { listEndpoint } from '../core/list-endpoint.ts';
import { measurementList, meterList } from './meter.list.ts';
import { measurementCreate, meterDetails } from './meter.model.ts';

/** The calls of the meters: docs/product/records.md#meter. */
export const meterEndpoints = areaCalls('meter', {
  list: listEndpoint(
    { path: '/api/meter', summary: 'List the meters', permission: 'meter:read' },
    meterList,
  ),
  get: endpoint({
    method: 'GET',
    path: '/api/meter/get/:id',
    summary: 'A meter with its garden and last measurement',
    permission: 'meter:read',
    params: z.object({ id }),
    reply: meterDetails,
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
  measurements: listEndpoint(
    {
      path: '/api/meter/:id/measurements',
      summary: 'The measurements of a meter, newest first',
      permission: 'meter:read',
      params: z.object({ id }),
    },
    measurementList,
  ),
});
