import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { created, id } from '../../core/fields.ts';
import {
  installationUpdate,
  meterPutOn,
  meterReplace,
  meterTakeOff,
} from './installation.model.ts';

const permission = 'installation:write';

/** The calls of the devices at a meter: docs/product/readings.md#devices. */
export const installationEndpoints = areaCalls('installation', {
  replace: endpoint({
    method: 'POST',
    path: '/api/meter/replace',
    summary: 'Exchange the device of a meter; measurements that lie later go over to the new one',
    permission,
    body: meterReplace,
    reply: created,
    status: 201,
    refuses: ['not-found', 'conflict'],
  }),
  takeOff: endpoint({
    method: 'POST',
    path: '/api/meter/take-off',
    summary: 'Take the device of a meter off',
    permission,
    body: meterTakeOff,
    refuses: ['not-found', 'conflict'],
  }),
  putOn: endpoint({
    method: 'POST',
    path: '/api/meter/put-on',
    summary: 'Put a device on a meter that has none',
    permission,
    body: meterPutOn,
    reply: created,
    status: 201,
    refuses: ['not-found', 'conflict'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/installation/update',
    summary: 'Change what is known of a device',
    permission,
    body: installationUpdate,
    versioned: true,
    refuses: ['conflict'],
  }),
  undo: endpoint({
    method: 'DELETE',
    path: '/api/installation/delete/:id',
    summary: 'Undo an exchange, a mounting or a taking off that was recorded by mistake',
    permission,
    params: z.object({ id }),
    versioned: true,
    refuses: ['conflict'],
  }),
});
