import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestClient, type TestClient } from '@grzadka/server/test/test-client.ts';
import { npmStart, runNpm } from '../processes/npm-start.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 5;
const megabyte = 1024 * 1024;

/** After how long a process has to have given back what an upload took. */
const afterUploadMilliseconds = 30_000;

/** Until a process that rests has given back what it had for its work, and a little more. */
const restMilliseconds = 40_000;

const requests = Number(process.env['BENCH_REQUESTS'] ?? 100_000);
const connections = 16;
const lists = ['/api/meter', '/api/garden', '/api/news'];

const administrator = { ADMIN_LOGIN: 'admin', ADMIN_PASSWORD: 'Ogrodek123' };

/** A folder that is gone when it is disposed of. */
async function scratchFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'grzadka-bench-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** What the application gets of the environment: the embedded database below a folder, filled as a garden. */
async function gardenIn(dataDir: string): Promise<Record<string, string>> {
  const env = { ...administrator, DATA_DIR: dataDir, BACKUP_DIR: 'off', LOG_LEVEL: 'warn' };
  // The first start makes the administrator, unless there is a login; the audit's people have some.
  await (await npmStart(env))[Symbol.asyncDispose]();
  await runNpm(['run', 'bench:fill', '--', 'garden'], { env });
  return env;
}

/** Seconds to the first answer, beside a script of npm's that does nothing. */
async function measureStart(env: Record<string, string>): Promise<Figure> {
  await using empty = await scratchFolder();
  const manifest = { name: 'empty', private: true, scripts: { start: 'node empty.js' } };
  await writeFile(join(empty.path, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(empty.path, 'empty.js'), '');
  // The first start writes what the second reads.
  await (await npmStart(env))[Symbol.asyncDispose]();
  const [beyond, alone]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const bare = await runNpm(['start'], { folder: empty.path });
    await using started = await npmStart(env);
    alone.push(bare / 1000);
    beyond.push((started.firstAnswer - bare) / 1000);
  }
  return {
    name: "second `npm start` to the first answer, beyond npm's own time",
    unit: 's',
    rounds: beyond,
    baseline: { name: '`npm start` of an empty script', rounds: alone },
    target: { atMost: 2 },
  };
}

/** Megabytes of memory that the server has of the system at this moment. */
async function residentMemory(client: TestClient): Promise<number> {
  const { body } = await client.get<string>('/metrics');
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(body)?.[1]) / megabyte;
}

async function askForLists(client: TestClient): Promise<void> {
  let asked = 0;
  const ask = async () => {
    while (asked < requests) {
      const { status } = await client.get(lists[asked++ % lists.length] ?? '');
      if (status !== 200) throw new Error(`a list was answered with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
}

/** Uploads a document of 99 MB; gives the most memory that was seen meanwhile, in megabytes. */
async function upload(client: TestClient): Promise<number> {
  const chunk = randomBytes(megabyte);
  let most = 0;
  async function* form() {
    const part = '--granica\r\ncontent-disposition: form-data; name=';
    yield Buffer.from(`${part}"name"\r\n\r\nPlik\r\n${part}"file"; filename="a.bin"\r\n\r\n`);
    for (let sent = 1; sent <= 99; sent++) {
      yield Buffer.from(chunk);
      if (sent % 10 === 0) most = Math.max(most, await residentMemory(client));
    }
    yield Buffer.from('\r\n--granica--\r\n');
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=granica' };
  const { status } = await client.request('/api/file/upload', {
    method: 'POST',
    stream: form(),
    headers,
  });
  if (status !== 201) throw new Error(`an upload was answered with ${status}`);
  return most;
}

async function measureMemory(env: Record<string, string>): Promise<readonly Figure[]> {
  await using started = await npmStart(env);
  const client = createTestClient(started.origin);
  await pause(restMilliseconds);
  const atStart = await residentMemory(client);
  const { status } = await client.signIn(administrator.ADMIN_LOGIN, administrator.ADMIN_PASSWORD);
  if (status >= 400) throw new Error(`signing in was answered with ${status}`);
  const afterwards: number[] = [];
  for (let round = 0; round < 2; round++) {
    await askForLists(client);
    await pause(restMilliseconds);
    afterwards.push(await residentMemory(client));
  }
  const uploads: number[] = [];
  const kept: number[] = [];
  const rest = await residentMemory(client);
  for (let round = 0; round < 3; round++) {
    const before = await residentMemory(client);
    uploads.push((await upload(client)) - before);
    await pause(afterUploadMilliseconds);
    // Compared with the rest before the first, since the remains of each would add up.
    kept.push((await residentMemory(client)) - rest);
  }
  const idle = { unit: 'MB', target: { atMost: 175 } } as const;
  return [
    { name: 'memory at rest after the start', rounds: [atStart], ...idle },
    {
      name: `memory at rest after ${requests} requests, twice`,
      rounds: afterwards,
      note: 'What is above the start: what libraries keep for good, such as statements that were prepared and schemas that were compiled. The old generation may double before it is collected, since half of that made lists a tenth slower (0063).',
      ...idle,
    },
    {
      name: 'growth of the memory while 99 MB are uploaded',
      unit: 'MB',
      rounds: uploads,
      target: { atMost: 30 },
    },
    {
      name: 'memory above rest, 30 s after an upload of 99 MB',
      unit: 'MB',
      rounds: kept,
      target: { atMost: 20 },
    },
  ];
}

async function measure(): Promise<readonly Figure[]> {
  await using data = await scratchFolder();
  const env = await gardenIn(join(data.path, 'data'));
  return [await measureStart(env), ...(await measureMemory(env))];
}

export default { title: 'Start and rest', measure } satisfies FigureGroup;
