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

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nhost: ogrod\r\n`;

it('what comes on an open connection while the program ends is answered, and the connection ends', async () => {
  const { url } = await createTestDatabase();
  const app = await serveApp({ databaseUrl: url, env: { SITE: 'on' }, siteKeptFor: 60_000 });
  const keptPage = asking('/witryna/kontakt');
  // It is kept, and sent again before the framework.
  for (let time = 0; time < 2; time++) {
    const reader = await openConnection(app.origin);
    reader.write(`${keptPage}connection: close\r\n\r\n`);
    expect(await text(reader)).toMatch(/^HTTP\/1.1 200 /);
  }
  const asked = [asking('/api/garden'), keptPage];
  const connections = await Promise.all(asked.map(() => openConnection(app.origin)));
  for (const connection of connections) {
    connection.write(signIn);
    // The request runs, and the connection with it is open.
    await once(connection, 'data');
  }
  const replies = connections.map((connection) => text(connection));
  const closed = app.close();
  await expect.poll(() => isListening(app.origin)).toBe(false);
  for (const [index, connection] of connections.entries()) {
    connection.write(`${form}${asked[index]}\r\n`);
  }

  const [call = [], page = []] = (await Promise.all(replies)).map((told) =>
    told.split('HTTP/1.1 '),
  );
  for (const [, first, second] of [call, page]) {
    expect(first).toMatch(/^401 /);
    expect(second).toMatch(/^connection: close\r$/im);
  }
  expect(call[2]).toMatch(/^401 [^]*"code":"unauthenticated"/);
  expect(page[2]).toMatch(/^200 [^]*<\/html>/);
  await closed;
});

async function isListening(origin: string): Promise<boolean> {
  const connection = await openConnection(origin).catch(() => null);
  connection?.destroy();
  return connection !== null;
}
