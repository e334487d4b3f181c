import { createHash, type Hash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestClient, type TestClient } from '#test/test-client.ts';
import { preparedDataDir } from './prepared-data-dir.ts';
import { startUnderNpm } from './program.ts';

const megabyte = 1024 * 1024;
const tenMegabytes = 10 * megabyte;
const chunk = randomBytes(megabyte);

/** Is called on the way, each time about ten megabytes have gone by. */
type Look = () => Promise<void>;

/** The upload form with a document of this size, made while it is sent. */
async function* formOf(megabytes: number, hash: Hash, look: Look) {
  yield Buffer.from(
    '--granica\r\ncontent-disposition: form-data; name="name"\r\n\r\nDuży plik\r\n' +
      '--granica\r\ncontent-disposition: form-data; name="file"; filename="duzy.bin"\r\n\r\n',
  );
  for (let i = 0; i < megabytes; i++) {
    chunk.writeUInt32BE(i);
    hash.update(chunk);
    yield Buffer.from(chunk);
    if (i % 10 === 9) await look();
  }
  yield Buffer.from('\r\n--granica--\r\n');
}

/** Uploads a document and downloads it again; gives what hash it had on each way. */
async function roundTrip(
  client: TestClient,
  megabytes: number,
  look: Look,
): Promise<[string, string]> {
  const [sent, received] = [createHash('sha256'), createHash('sha256')];
  const reply = await client.request<{ id: string }>('/api/file/upload', {
    method: 'POST',
    stream: formOf(megabytes, sent, look),
    headers: { 'content-type': 'multipart/form-data; boundary=granica' },
  });
  expect(reply.status).toBe(201);
  const { body } = await client.send(`/api/file/content/${reply.body.id}`);
  let bytes = 0;
  for await (const part of body ?? []) {
    received.update(part);
    const tens = Math.floor(bytes / tenMegabytes);
    bytes += part.length;
    if (Math.floor(bytes / tenMegabytes) > tens) await look();
  }
  return [sent.digest('hex'), received.digest('hex')];
}

/** Megabytes of memory that the server has of the system at this moment. */
async function residentMemory(client: TestClient): Promise<number> {
  const { body } = await client.get<string>('/metrics');
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(body)?.[1]) / megabyte;
}

it('100 MB go up and come back as they were while the memory grows by less than 30', async () => {
  const env = {
    DATA_DIR: await preparedDataDir(),
    ADMIN_LOGIN: 'admin',
    ADMIN_PASSWORD: 'Ogrodek123',
  };
  // Under npm, whose start script says how much V8 may let pile up.
  const program = startUnderNpm(env);
  const client = createTestClient(await program.address());
  await client.signIn('admin', 'Ogrodek123');
  let peak = 0;
  // Now and then only: to be asked without a pause fills the server's memory with the answers' own garbage.
  const look = async () => {
    peak = Math.max(peak, await residentMemory(client));
  };
  // What the first uploads load and compile is not what this is about.
  await roundTrip(client, 20, look);
  const before = peak;
  expect(before).toBeGreaterThan(10);

  const [sent, received] = await roundTrip(client, 100, look);
  expect(received).toBe(sent);
  expect(peak - before).toBeLessThan(30);

  program.kill('SIGTERM');
  await program.ended;
});
