import { createHash, type Hash, randomBytes } from 'node:crypto';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { expect, it } from 'vitest';
import { createTestClient, type TestClient } from '#test/test-client.ts';
import { startUnderNpm } from './program.ts';

const megabyte = 1024 * 1024;
const chunk = randomBytes(megabyte);

/** The upload form with a document of this size, made while it is sent. */
async function* formOf(megabytes: number, hash: Hash) {
  yield Buffer.from(
    '--granica\r\ncontent-disposition: form-data; name="name"\r\n\r\nDuży plik\r\n' +
      '--granica\r\ncontent-disposition: form-data; name="file"; filename="duzy.bin"\r\n\r\n',
  );
  for (let i = 0; i < megabytes; i++) {
    chunk.writeUInt32BE(i);
    hash.update(chunk);
    yield Buffer.from(chunk);
  }
  yield Buffer.from('\r\n--granica--\r\n');
}

/** Uploads a document and downloads it again; gives what hash it had on each way. */
async function roundTrip(client: TestClient, megabytes: number): Promise<[string, string]> {
  const [sent, received] = [createHash('sha256'), createHash('sha256')];
  const reply = await client.request<{ id: string }>('/api/file/upload', {
    method: 'POST',
    stream: formOf(megabytes, sent),
    headers: { 'content-type': 'multipart/form-data; boundary=granica' },
  });
  expect(reply.status).toBe(201);
  const { body } = await client.send(`/api/file/content/${reply.body.id}`);
  for await (const part of body ?? []) received.update(part);
  return [sent.digest('hex'), received.digest('hex')];
}

/** Megabytes of memory that the server has of the system at this moment. */
async function residentMemory(client: TestClient): Promise<number> {
  const { body } = await client.get<string>('/metrics');
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(body)?.[1]) / megabyte;
}

it('100 MB go up and come back as they were while the memory grows by less than 30', async () => {
  const env = { DATA_DIR: newDataDir(), ADMIN_LOGIN: 'admin', ADMIN_PASSWORD: 'Ogrodek123' };
  // Under npm, whose start script says how much V8 may let pile up.
  const program = startUnderNpm(env);
  const client = createTestClient(await program.address());
  await client.signIn('admin', 'Ogrodek123');
  // What the first uploads load and compile is not what this is about.
  await roundTrip(client, 10);
  const before = await residentMemory(client);
  expect(before).toBeGreaterThan(10);

  const over = new AbortController();
  const trip = roundTrip(client, 100).finally(() => over.abort());
  let peak = before;
  while (!over.signal.aborted) peak = Math.max(peak, await residentMemory(client));
  const [sent, received] = await trip;
  expect(received).toBe(sent);
  expect(peak - before).toBeLessThan(30);

  program.kill('SIGTERM');
  await program.ended;
});
