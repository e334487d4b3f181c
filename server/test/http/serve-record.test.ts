import type { EndpointDefinition } from '@grzadka/contract/core/call/endpoint';
import { recordEndpoints } from '@grzadka/contract/core/call/record-endpoints';
import { id } from '@grzadka/contract/core/fields';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import { zoneRecord } from '@grzadka/contract/zone/zone.record';
import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { countUploads } from '#src/core/http/body/uploads-in-progress.ts';
import { createServe, replySerializer } from '#src/core/http/serve.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { addLogin } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const form = z.object({ name: z.string(), sectorId: z.string(), area: z.nullable(z.number()) });

/** The gardens, as if nothing about them were special. */
const endpoints = recordEndpoints(gardenRecord, {
  key: z.object({ id }),
  details: z.extend(form, { id: z.string() }),
  create: form,
  update: z.extend(form, { id }),
  paths: {
    get: '/api/plain/get/:id',
    create: '/api/plain/create',
    update: '/api/plain/update',
    delete: '/api/plain/delete/:id',
  },
});

const { db } = await startTestApp();

it('serves a record of which nothing is special by its definition alone', async () => {
  const app = await servePlainGardens();
  const garden = { name: 'Plain', sectorId: '1', area: 250.5 };

  const created = await app.inject({ method: 'POST', url: '/api/plain/create', body: garden });
  const { id: gardenId } = created.json<{ id: string }>();
  const url = `/api/plain/get/${gardenId}`;
  const read = await app.inject(url);
  expect(read.json()).toEqual({ id: gardenId, ...garden });

  const changed = { ...garden, id: gardenId, area: null };
  const body = { method: 'PUT', url: '/api/plain/update', body: changed } as const;
  const ifMatch = { 'if-match': String(read.headers['etag']) };
  expect(await app.inject({ ...body, headers: ifMatch })).toMatchObject({ statusCode: 204 });
  expect((await app.inject(url)).json()).toEqual(changed);

  const gone = { method: 'DELETE', url: `/api/plain/delete/${gardenId}` } as const;
  expect(await app.inject(gone)).toMatchObject({ statusCode: 204 });
  await expect(
    db.selectFrom('garden').select('id').where('id', '=', gardenId).execute(),
  ).resolves.toEqual([]);
});

it('does not compile without what is special, nor with what serves no call', () => {
  const served: string[] = [];
  const context = { serve: ({ path }: EndpointDefinition) => void served.push(path), db };
  const { get, create } = zoneEndpoints;

  // @ts-expect-error -- the details of a zone are more than its row
  serveRecord(context, zoneRecord, { get }, {});
  // @ts-expect-error -- there is no call that deletes
  serveRecord(context, zoneRecord, { create }, { delete: async () => undefined });
  serveRecord(context, zoneRecord, { create }, {});
  expect(served).toEqual([get.path, create.path, create.path]);
});

async function servePlainGardens() {
  const role = 'ROLE_ADMIN';
  const { id: userLoginId, loginId: userName } = await addLogin(db, { role });
  const person = { firstName: null, lastName: null };
  const login = { userLoginId, userName, displayName: userName, role, person } as const;
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replySerializer);
  const serve = createServe(app, {
    identify: async () => ({ ...login, sessionId: '', mustSwitchOnSecondFactor: false }),
    uploads: {
      folder: '',
      maxFileBytes: 0,
      requireRoom: async () => {},
      inProgress: countUploads(),
    },
  });
  serveRecord({ serve, db }, gardenRecord, endpoints, {});
  return app;
}
