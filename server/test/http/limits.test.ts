import type { ErrorBody } from '@grzadka/contract/core/errors';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { onlyReply, openConnection } from '#test/raw-request.ts';
import { startTestApp } from '#test/test-app.ts';

const hurried = await startTestApp({ REQUEST_SECONDS: '1' });
const narrow = await startTestApp({ CONNECTIONS_PER_ADDRESS: '3' });
const behindProxy = await startTestApp({ CONNECTIONS_PER_ADDRESS: '3', TRUST_PROXY: 'loopback' });

/** Sends the beginning of a request; the rest never comes. */
async function begin(text: string) {
  const connection = await openConnection(hurried.origin);
  connection.write(text);
  return onlyReply(connection);
}

const clerk = await hurried.as('ROLE_EMPLOYEE');
const signIn = 'POST /api/session/login HTTP/1.1\r\nhost: ogrod\r\n';
const form =
  'content-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\nusername=';
const upload = 'POST /api/file/upload HTTP/1.1\r\nhost: ogrod\r\n';
const multipart = `content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n--x\r\n`;
const late = {
  code: 'timeout',
  message: 'Dane nie dotarły na czas. Sprawdź połączenie i spróbuj ponownie.',
};

describe('a request that never ends', () => {
  it.concurrent.each([
    ['in its headers', 'GET / HTTP/1.1\r\nhost: ogrod\r\n'],
    ['in its body', `${signIn}${form}`],
    ['in a body that calls itself an upload', `${upload}cookie: ${clerk.cookie()}\r\n${multipart}`],
  ])('%s is refused', async (_, request) => {
    expect(await begin(request)).toMatchObject({ status: 408, body: late });
  });

  it.concurrent.each([
    ['without a session', `${upload}${multipart}`, 401],
    ['in a body of the wrong format', `${signIn}${multipart}`, 415],
    ['to nowhere', `POST /api/nic HTTP/1.1\r\nhost: ogrod\r\n${multipart}`, 404],
  ])('%s is answered, and then its connection ends', async (_, request, status) => {
    expect((await begin(request)).status).toBe(status);
  });
});

describe('the connections of one address', () => {
  it('are bounded, and free again when they end', async () => {
    const held = [];
    for (let count = 0; count < 3; count++) held.push(await openConnection(narrow.origin));
    const { status, headers, body } = await onlyReply(await openConnection(narrow.origin));
    expect([status, headers.get('retry-after'), body]).toEqual([
      429,
      '10',
      {
        code: 'throttled',
        message: 'Zbyt wiele połączeń z tego adresu. Zamknij zbędne karty i spróbuj ponownie.',
      },
    ]);
    for (const connection of held) connection.destroy();
    const live = () => narrow.anonymous().get<ErrorBody>('/api/health/live');
    await vi.waitUntil(async () => (await live()).status === 200, { timeout: 60_000 });
  });

  it('are not, where it is a trusted proxy', async () => {
    for (let count = 0; count < 5; count++) {
      const connection = await openConnection(behindProxy.origin);
      onTestFinished(() => void connection.destroy());
    }
    expect((await behindProxy.anonymous().get('/api/health/live')).status).toBe(200);
  });
});
