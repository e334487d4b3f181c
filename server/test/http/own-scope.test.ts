import { isOwn, type Permission, permissionTable } from '@grzadka/contract/core/access/permissions';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { addChargedRun } from '#test/charged-run.ts';
import { endpoints } from '#test/every-endpoint.ts';
import { addLogin, addSession } from '#test/factories.ts';
import { feeKindNamed } from '#test/ledger.ts';
import { operationsOf, readOpenApi } from '#test/open-api/document.ts';
import { sampleRequests } from '#test/open-api/sampled-requests.ts';
import { sendRequest } from '#test/open-api/send-request.ts';
import { createWorld } from '#test/open-api/world.ts';
import { addHolder, phonePhoto, report, takeReports } from '#test/own-garden.ts';
import { startTestApp } from '#test/test-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { fileForm } from '#test/test-images.ts';

const app = await startTestApp();
await takeReports(app);
const photo = await phonePhoto({ width: 60, height: 40 });

/** A holder with all that there can be of their own: a charge, a report, and its photo. */
async function settledHolder() {
  const holder = await addHolder(app);
  const clientKey = newId();
  const reported = await report(holder, { clientKey, photo });
  expect(reported.status).toBe(201);
  const { id: photoId } = await app.db
    .selectFrom('readingPhoto')
    .select('id')
    .where('clientKey', '=', clientKey)
    .executeTakeFirstOrThrow();
  const { settlementId } = holder;
  const words = `Opłata ${holder.marks.garden}`;
  const run = await addChargedRun(app.db, 2026, [
    {
      settlementId,
      feeKindId: await feeKindNamed(app.db, 'Opłata ogrodowa'),
      lines: [{ words, amount: 100 }],
      parts: [{ dueOn: '2026-06-30', amount: 100 }],
    },
  ]);
  return { ...holder, clientKey, photoId, runId: run.id, submissionId: reported.body.id };
}

type Settled = Awaited<ReturnType<typeof settledHolder>>;

const mine = await settledHolder();
const foreign = await settledHolder();

/** What a request about a holder's own records is made of. */
interface Asked {
  readonly path: string;
  readonly json?: object;
  readonly multipart?: FormData;
}

const reading = ({ meterId }: Settled) => ({
  meterId,
  measurementValue: '140',
  measuredOn: gardenToday(),
});

/** How each own call names records: whose they are decides what it answers. One that is missing here fails. */
const requestOf: Readonly<Record<string, (holder: Settled) => Asked>> = {
  'GET /api/own/garden': () => ({ path: '/api/own/garden' }),
  'GET /api/own/garden/:id': ({ gardenId }) => ({ path: `/api/own/garden/${gardenId}` }),
  'GET /api/own/meter/:id/measurements': ({ meterId }) => ({
    path: `/api/own/meter/${meterId}/measurements`,
  }),
  'GET /api/own/meter/:id/consumption': ({ meterId }) => ({
    path: `/api/own/meter/${meterId}/consumption`,
  }),
  'POST /api/own/judge-reading': (holder) => ({
    path: '/api/own/judge-reading',
    json: reading(holder),
  }),
  'POST /api/own/report-reading': (holder) => ({
    path: '/api/own/report-reading',
    multipart: fileForm(reading(holder), { content: photo, name: 'a.jpg' }),
  }),
  'GET /api/own/photo/:id': ({ photoId }) => ({ path: `/api/own/photo/${photoId}` }),
  'POST /api/measurement/add-photo': ({ clientKey }) => ({
    path: '/api/measurement/add-photo',
    multipart: fileForm({ clientKey }, { content: photo, name: 'a.jpg' }),
  }),
  'GET /api/own/settlement': () => ({ path: '/api/own/settlement' }),
  ...Object.fromEntries(
    ['open', 'entries', 'charges', 'transfer', 'slip', 'statement'].map((what) => [
      `GET /api/own/settlement/:id/${what}`,
      ({ settlementId }: Settled) => ({ path: `/api/own/settlement/${settlementId}/${what}` }),
    ]),
  ),
  'GET /api/own/settlement/:id/notice': ({ settlementId, runId }) => ({
    path: `/api/own/settlement/${settlementId}/notice?runId=${runId}`,
  }),
};

/** Those that answer about whoever asks. */
const namesNothing = new Set(['GET /api/own/garden', 'GET /api/own/settlement']);

const ownCalls = endpoints
  .filter(({ permission }) => isOwn(permission))
  .map(({ method, path }) => [`${method} ${path}`, method] as const);

/** Whatever a reply would show of another holder. */
const marksOf = ({ marks, ...holder }: Settled) => [
  ...Object.values(marks),
  holder.gardenId,
  holder.meterId,
  holder.settlementId,
  holder.partyId,
  holder.photoId,
  holder.submissionId,
];

it('has records of somebody else for every own call, and no other', () => {
  expect(Object.keys(requestOf).toSorted()).toEqual(ownCalls.map(([name]) => name).toSorted());
  expect(ownCalls.length).toBeGreaterThan(10);
});

it.each(ownCalls)('%s gives what is the caller’s own, and nothing else', async (name, method) => {
  const request = requestOf[name];
  if (!request) throw new Error(`no records of somebody else for ${name}`);
  const ask = async (about: Settled) => {
    const { path, ...body } = request(about);
    const response = await mine.client.send(path, { method, ...body });
    return { status: response.status, text: await response.text() };
  };
  const own = await ask(mine);
  expect([200, 201, 204]).toContain(own.status);
  const other = await ask(foreign);
  expect(other.status).toBe(namesNothing.has(name) ? 200 : 404);
  for (const { text } of [own, other]) {
    expect(marksOf(foreign).filter((mark) => text.includes(mark))).toEqual([]);
  }
});

it('no call gives a plain user anything of another garden', async () => {
  const operations = operationsOf(await readOpenApi(app.anonymous()));
  const world = await createWorld(app);
  // The pool has records of others alone, and those of the other holder first.
  const put = (kind: string, id: string) => world.pool.set(kind, [{ id }]);
  put('garden', foreign.gardenId);
  put('meter', foreign.meterId);
  put('party', foreign.partyId);
  put('settlement', foreign.settlementId);
  put('own', foreign.gardenId);
  put('submission', foreign.submissionId);
  const asked = { ...world, clients: new Map([['ROLE_USER', mine.client] as const]) };
  const { samples } = sampleRequests({ username: 'nikt', password: 'nic' });
  const everybodys = new Set<string>(
    endpoints
      .filter(({ permission }) => mayEverybody(permission))
      .map(({ operationId }) => operationId ?? ''),
  );
  const faults: string[] = [];
  for (const operation of operations) {
    const { operationId } = operation;
    for (const request of samples(operation, 'ROLE_USER', 3)) {
      if (endsSession.has(operationId)) continue;
      const { status, text } = await sendRequest(asked, request);
      if (!everybodys.has(operationId) && status !== 403) faults.push(`${operationId}: ${status}`);
      const shown = marksOf(foreign).filter((mark) => text.includes(mark));
      if (shown.length > 0) faults.push(`${operationId} shows ${shown.join()}`);
    }
  }
  expect(faults).toEqual([]);
});

/** What would have the caller be signed in no longer. */
const endsSession = new Set([
  'sessionLogin',
  'sessionLogout',
  'accountChangePassword',
  'accountEndSession',
]);

function mayEverybody(permission: string): boolean {
  if (permission === 'public' || permission === 'signed-in') return true;
  const holders: readonly string[] = permissionTable[permission as Permission];
  return holders.includes('ROLE_USER');
}

it('a login that belongs to nobody has nothing of its own', async () => {
  const { id } = await addLogin(app.db, { partyId: null });
  const client = createTestClient(app.origin, { [sessionCookie]: await addSession(app.db, id) });
  for (const list of ['garden', 'settlement']) {
    expect((await client.get(`/api/own/${list}`)).body).toEqual({ items: [] });
  }
  expect((await client.get(`/api/own/garden/${mine.gardenId}`)).status).toBe(404);
  expect((await client.get(`/api/own/settlement/${mine.settlementId}/open`)).status).toBe(404);
});
