import { beforeEach, describe, expect, it } from 'vitest';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { needMore } from '#test/calls-that-need-more.ts';
import { endpoints } from '#test/every-endpoint.ts';
import { addLogin, addParty, addSession, testPassword } from '#test/factories.ts';
import { type Operation, operationsOf, readOpenApi } from '#test/open-api/document.ts';
import { createReplyCheck } from '#test/open-api/reply-check.ts';
import { sampleRequests } from '#test/open-api/sampled-requests.ts';
import { describeRequest, type PreparedRequest, sendRequest } from '#test/open-api/send-request.ts';
import { isTold, isUpdate } from '#test/open-api/told-by.ts';
import { clientOf, createWorld, setSettingsImages } from '#test/open-api/world.ts';
import { startTestApp } from '#test/test-app.ts';
import { createTestClient } from '#test/test-client.ts';

const app = await startTestApp();
const document = await readOpenApi(app.anonymous());
const operations = operationsOf(document);
const world = await createWorld(app);
const check = createReplyCheck(document);

const isChange = ({ method }: Operation) => method !== 'GET';
const isPublic = ({ security }: Operation) => security.some((one) => !(sessionScheme in one));
const sessionScheme = 'session';
const takes = ({ parameters }: Operation, name: string) =>
  parameters.some((parameter) => parameter.name === name);

/** The faults of replies that are not as declared; every reply of this file goes through it. */
const faults: string[] = [];
beforeEach(() => faults.splice(0));

async function send(request: PreparedRequest): Promise<number> {
  const reply = await sendRequest(world, request);
  const wrong = check(request.operation, reply);
  faults.push(...wrong.map((fault) => `${fault} ← ${describeRequest(world, request)}`));
  return reply.status;
}

const { loginId: username } = await addLogin(app.db);

const password = testPassword;
const { samples, tries } = sampleRequests({ username, password });

/** The calls for which `holds` is not what it should be: what the tests list. */
async function those(
  among: readonly Operation[],
  holds: (operation: Operation) => Promise<boolean>,
): Promise<string[]> {
  const found: string[] = [];
  for (const operation of among) if (await holds(operation)) found.push(operation.operationId);
  return found;
}

describe('the OpenAPI document', () => {
  it('has every call of the contract and no other, each with a name of its own', () => {
    expect(document.openapi).toMatch(/^3\.1/);
    const calls = operations.map(({ method, path }) => `${method} ${path}`);
    expect(calls.toSorted()).toEqual(
      endpoints
        .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
        .toSorted(),
    );
    const names = operations.map(({ operationId }) => operationId);
    expect(names.filter((name) => !/^[a-z]+[A-Z]\w+$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('says how a session is carried, and which calls ask for one', async () => {
    expect(document.components.securitySchemes).toMatchObject({
      [sessionScheme]: { type: 'apiKey', in: 'cookie', name: sessionCookie },
    });
    const open = await those(operations, async (operation) => {
      const [request] = samples(operation, 'nobody');
      return request !== undefined && (await send(request)) !== 401;
    });
    const named = operations.filter(isPublic).map(({ operationId }) => operationId);
    expect(open).toEqual(named.filter((name) => !needMore.includes(name)));
    expect(named.filter((name) => needMore.includes(name))).toEqual(['sessionSecondFactor']);
    expect(faults).toEqual([]);
  });

  it('suffices to make a request that each call takes, and that changes nothing when it comes again', async () => {
    const retold: string[] = [];
    const order: Operation['method'][] = ['GET', 'POST', 'PUT', 'DELETE'];
    const inOrder = operations.toSorted(
      (one, other) => order.indexOf(one.method) - order.indexOf(other.method),
    );
    const failed = await those(inOrder, async (operation) => {
      // A new password ends the other sessions of whoever sets it; one of the administrator's is to be ended here.
      const sender = operation.operationId === 'accountChangePassword' ? 'ROLE_USER' : 'ROLE_ADMIN';
      const most = needMore.includes(operation.operationId) ? 1 : 40;
      for (const request of tries(operation, sender, most)) {
        // Some lead elsewhere.
        if ((await send(request)) >= 400) continue;
        if (isUpdate(operation) && (await isTold(app, () => send(request)))) {
          retold.push(operation.operationId);
        }
        return false;
      }
      return true;
    });
    expect(failed).toEqual(needMore);
    expect(retold).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('names If-Match where a change heeds it', async () => {
    const stale = await those(operations.filter(isChange), async (operation) => {
      const most = takes(operation, 'If-Match') ? 20 : 1;
      for (const request of tries(operation, 'ROLE_ADMIN', most)) {
        const status = await send({ ...request, headers: { 'if-match': '"77777"' } });
        if (status === 412) return true;
      }
      return false;
    });
    // A spreadsheet is more than a document can give.
    const named = operations.filter(
      (operation) => takes(operation, 'If-Match') && operation.operationId !== 'importAmountRun',
    );
    expect(stale).toEqual(named.map(({ operationId }) => operationId));
    expect(faults).toEqual([]);
  });

  it('names how a file is asked for in part or again', async () => {
    const files = operations.filter(
      (operation) => takes(operation, 'Range') && !needMore.includes(operation.operationId),
    );
    expect(files.map(({ operationId }) => operationId)).toEqual([
      'imageGet',
      'documentContent',
      'settingsLogo',
      'settingsPicture',
    ]);
    await setSettingsImages(clientOf(world, 'ROLE_ADMIN'));
    for (const operation of files) {
      const [request] = samples(operation, 'ROLE_EMPLOYEE');
      if (!request) throw new Error('no request');
      const ask = (headers: Record<string, string>) => send({ ...request, headers });
      expect(await ask({ range: 'bytes=0-3' })).toBe(206);
      expect(await ask({ range: 'bytes=999999-' })).toBe(416);
      expect(await ask({ 'if-none-match': '*' })).toBe(304);
    }
    expect(faults).toEqual([]);
  });

  it('declares how each call refuses who may not, what is not there, and what makes no sense', async () => {
    for (const operation of operations) {
      const [request] = samples(operation, 'ROLE_ADMIN');
      if (!request) throw new Error('no request');
      const path = operation.parameters.filter((parameter) => parameter.in === 'path');
      const nowhere = Object.fromEntries(path.map(({ name }) => [name, 'nieznany']));
      const text = (type: string, content: string) =>
        ({ as: 'text', type, text: content }) as const;
      const attempts: Partial<PreparedRequest>[] = [
        { sender: 'ROLE_USER' },
        { params: nowhere },
        ...(takes(operation, 'limit') ? [{ query: [['limit', 'x'] as const] }] : []),
        ...(isChange(operation)
          ? [
              { headers: { 'sec-fetch-site': 'cross-site' } },
              { body: text('application/json', '{') },
              { body: text('application/xml', '<a/>') },
            ]
          : []),
      ];
      await Promise.all(attempts.map((attempt) => send({ ...request, ...attempt })));
    }
    expect(faults).toEqual([]);
  });

  /** A request about a record that other requests have not deleted. */
  async function ofWhatIsThere(operation: Operation): Promise<PreparedRequest> {
    for (const sample of tries(operation, 'ROLE_SUPER_USER', 20)) {
      const request = { ...sample, query: [] };
      if ((await send(request)) === 200) return request;
    }
    throw new Error(`${operation.operationId} finds nothing`);
  }

  it('states the bounds of numbers as they are', async () => {
    const lists = operations.filter(
      (operation) => takes(operation, 'limit') && !needMore.includes(operation.operationId),
    );
    expect(lists.length).toBeGreaterThan(5);
    for (const operation of lists) {
      const bounds = operation.parameters.filter(({ schema }) => schema.type === 'integer');
      const request = await ofWhatIsThere(operation);
      for (const { name, schema } of bounds) {
        const { minimum = Number.NaN, maximum = Number.NaN } = schema;
        const ask = (value: number) => send({ ...request, query: [[name, String(value)]] });
        const asked = [minimum, maximum, minimum - 1, maximum + 1];
        const statuses = await Promise.all(asked.map(ask));
        expect(statuses, `${operation.operationId} ${name}`).toEqual([200, 200, 400, 400]);
      }
    }
    const [limit] = lists[0]?.parameters.filter(({ name }) => name === 'limit') ?? [];
    expect(limit?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 1000, default: 100 });
  });

  it('offers the roles for a new login that can be given', async () => {
    const create = operations.find(({ operationId }) => operationId === 'loginCreate');
    const offered = create?.requestBody?.content['application/json']?.schema.properties?.['role'];
    const { id } = await addLogin(app.db, { role: 'ROLE_ADMIN' });
    const admin = createTestClient(app.origin, { [sessionCookie]: await addSession(app.db, id) });
    const statuses = await Promise.all(
      (offered?.enum ?? []).map(async (role, index) => {
        const { id: partyId } = await addParty(app.db);
        const flags = { enabled: true, sendEmail: false };
        const login = { partyId, loginId: `nowy${index}`, password, role, ...flags };
        return (await admin.post('/api/login/create', login)).status;
      }),
    );
    expect(statuses).toEqual([201, 201, 201, 201]);
  });
});
