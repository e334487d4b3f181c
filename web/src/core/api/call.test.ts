import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleCalls } from '../../../test/samples/calls.ts';
import { listenToRefusals, type Refusal } from './answer.ts';
import { call, callVersioned } from './call.ts';

const answer = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    answer(new Request(new URL(path, 'http://grzadka.test'), init)),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

/** The request that a call made, answered with 204. */
async function requestOf(calling: () => Promise<unknown>): Promise<Request> {
  answer.mockResolvedValue(new Response(null, { status: 204 }));
  await calling();
  const request = answer.mock.lastCall?.[0];
  if (request === undefined) throw new Error('nothing was sent');
  return request;
}

/** Runs a call that fails, checking that the failure is logged. */
async function logged(
  method: 'warn' | 'error',
  what: RegExp,
  failing: () => Promise<void>,
): Promise<void> {
  const log = vi.spyOn(console, method).mockImplementation(() => {});
  await failing();
  expect(String(log.mock.lastCall?.[0])).toMatch(what);
  log.mockReset();
}

describe('a call', () => {
  test('fills in its path and returns the reply with its version', async () => {
    const garden = { id: 'g/1', name: '12A' };
    answer.mockResolvedValue(Response.json(garden, { headers: { etag: '"3"' } }));
    const read = await callVersioned(sampleCalls.get, { params: { id: 'g/1' } });
    expect(read).toEqual({ reply: garden, etag: '"3"' });
    expect(new URL(answer.mock.lastCall?.[0].url ?? '').pathname).toBe(
      '/api/garden/getDetails/g%2F1',
    );
  });

  test('sends its query as it is', async () => {
    const phrase = 'łąka & róża';
    const listed = { ...sampleCalls.list, reply: undefined };
    const { url } = await requestOf(() => call(listed, { query: { phrase } }));
    expect(new URL(url).searchParams.get('phrase')).toBe(phrase);
  });

  test('saves JSON under the version it was read with', async () => {
    const body = { id: 'g', name: '12A' };
    const request = await requestOf(() => call(sampleCalls.update, { body }, { ifMatch: '"3"' }));
    expect(request.method).toBe('PUT');
    expect(request.headers.get('content-type')).toBe('application/json');
    expect(request.headers.get('if-match')).toBe('"3"');
    expect(await request.json()).toEqual(body);
  });

  test('sends the sign-in as a form', async () => {
    const body = { username: 'ala', password: 'a&b' };
    const request = await requestOf(() => call(sampleCalls.signIn, { body }));
    expect(request.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(await request.text()).toBe('username=ala&password=a%26b');
  });

  test('refuses a reply that breaks the contract', async () => {
    answer.mockResolvedValue(Response.json({ id: 'g' }));
    await logged('error', /Wystapil blad/, async () => {
      const reading = call(sampleCalls.get, { params: { id: 'g' } });
      await expect(reading).rejects.toMatchObject({ code: 'internal' });
    });
  });

  test('that gets no answer says so', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    await logged('warn', /getDetails\/:id: no answer/, async () => {
      const reading = call(sampleCalls.get, { params: { id: 'g' } });
      await expect(reading).rejects.toMatchObject({ code: 'unavailable' });
    });
  });

  test('that its caller cancels ends as the caller expects', async () => {
    const controller = new AbortController();
    const cancelled = new DOMException('cancelled', 'AbortError');
    answer.mockImplementation(() => {
      controller.abort();
      return Promise.reject(cancelled);
    });
    const reading = call(sampleCalls.get, { params: { id: 'g' } }, { signal: controller.signal });
    await expect(reading).rejects.toBe(cancelled);
  });
});

describe('a refusal', () => {
  async function refusalsOf(calling: () => Promise<unknown>): Promise<Refusal[]> {
    const body = { code: 'unauthenticated', message: 'Zalogowanie wygasło.' };
    answer.mockResolvedValue(Response.json(body, { status: 401 }));
    const heard: Refusal[] = [];
    const stop = listenToRefusals((refusal) => heard.push(refusal));
    await logged('warn', /401 unauthenticated/, async () => {
      await expect(calling()).rejects.toThrow(body.message);
    });
    stop();
    return heard;
  }

  test('for want of a session is announced', async () => {
    expect(await refusalsOf(() => call(sampleCalls.get, { params: { id: 'g' } }))).toEqual([
      'unauthenticated',
    ]);
  });

  test('of a sign-in is not: it is about the password', async () => {
    const body = { username: 'ala', password: 'zle' };
    expect(await refusalsOf(() => call(sampleCalls.signIn, { body }))).toEqual([]);
  });
});
