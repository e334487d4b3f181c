import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openConnection } from '#test/raw-request.ts';
import { serveApp } from '#test/serve-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const form = 'username=nikt&password=niczego-nie-wie';
const signIn =
  'POST /api/session/login HTTP/1.1\r\nhost: ogrod\r\nexpect: 100-continue\r\n' +
  `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${form.length}\r\n\r\n`;

it('what comes on an open connection while the program ends is answered, and the connection ends', async () => {
  const { url } = await createTestDatabase();
  const app = await serveApp({ databaseUrl: url });
  const connection = await openConnection(app.origin);
  connection.write(signIn);
  // The request runs, and the connection with it is open.
  await once(connection, 'data');
  const replies = text(connection);
  const closed = app.close();
  await expect.poll(() => isListening(app.origin), { timeout: 10_000 }).toBe(false);
  connection.write(`${form}GET /api/garden HTTP/1.1\r\nhost: ogrod\r\n\r\n`);

  const [, first = '', second = ''] = (await replies).split('HTTP/1.1 ');
  expect(first).toMatch(/^401 /);
  expect(second).toMatch(/^401 /);
  expect(second).toMatch(/^connection: close\r$/im);
  expect(second).toContain('"code":"unauthenticated"');
  await closed;
});

async function isListening(origin: string): Promise<boolean> {
  const connection = await openConnection(origin).catch(() => null);
  connection?.destroy();
  return connection !== null;
}
