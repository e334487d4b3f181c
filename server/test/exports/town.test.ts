import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { startUnderNpm } from '#test/process/program.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';
import { createTestDatabase } from '#test/test-database.ts';

const parties = 100_000;
const megabyte = 1024 * 1024;

const { url, ownerUrl } = await createTestDatabase();
const owner = openDatabase(ownerUrl, { max: 2, statementTimeout: 0 });
const folder = await mkdtemp(join(tmpdir(), 'grzadka-exports-'));

beforeAll(async () => {
  await sql`
    insert into party (
      id, party_type, last_name, first_name, company_name, nip, phone, email,
      street, house_number, postal_code, city
    )
    select
      gen_random_uuid(), kind, case kind when 'person' then 'Żądło-Śnieżyńska ' || i end,
      case kind when 'person' then 'Świętosława' end, case kind when 'company' then 'Łąka ' || i end,
      case kind when 'company' then lpad(i::text, 10, '0') end, '48' || lpad(i::text, 9, '5'),
      'osoba' || i || '@example.pl', 'Źródlana', i::text, '00-950', 'Łódź'
    from generate_series(1, ${sql.lit(parties)}) i,
      lateral (select case when i % 10 = 0 then 'company' else 'person' end as kind)
  `.execute(owner.db);
  await sql`vacuum analyze`.execute(owner.db);
}, 120_000);
afterAll(() => closeDatabase(owner));

async function start() {
  const env = {
    DATA_DIR: newDataDir(),
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    ADMIN_LOGIN: 'admin',
    ADMIN_PASSWORD: 'Ogrodek123',
  };
  // Whose start script says how much V8 may let pile up.
  const program = startUnderNpm(env);
  const client = createTestClient(await program.address());
  await client.signIn('admin', 'Ogrodek123');
  const end = async () => {
    program.kill('SIGTERM');
    await program.ended;
  };
  return { client, end };
}

async function residentMemory(client: TestClient): Promise<number> {
  const { body } = await client.get<string>('/metrics');
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(body)?.[1]) / megabyte;
}

/** Saves an export, looking at it about every tenth of it; gives where. */
async function save(client: TestClient, address: string, look = async () => {}): Promise<string> {
  const { status, body, headers } = await client.send(address);
  expect(status).toBe(200);
  const name = /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '';
  const path = join(folder, name);
  let parts = 0;
  const source = body ? Readable.fromWeb(body) : [];
  await pipeline(
    source,
    async function* looking(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        yield chunk;
        parts += 1;
        if (parts % 20 === 0) await look();
      }
    },
    createWriteStream(path),
  );
  return path;
}

/** The most memory that a process may take of the system for an export, in megabytes. */
const mostGrowth = 50;

it.each(['xlsx', 'csv'])(
  '100,000 parties as .%s take hardly more memory than a tenth of them',
  async (format) => {
    const { client, end } = await start();
    let peak = 0;
    const look = async () => {
      peak = Math.max(peak, await residentMemory(client));
    };
    // What any first work loads and compiles is not what this is about: a tenth of the list, once.
    const companies = 'filter-by-party-type=true&party-type=company';
    await save(client, `/api/party/export?format=${format}&${companies}`, look);
    await look();
    const before = peak;
    const began = performance.now();
    const path = await save(client, `/api/party/export?format=${format}`, look);
    await look();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const size = ((await readFile(path)).length / megabyte).toFixed(1);
    process.stdout.write(
      `      .${format}: ${size} MB in ${seconds} s, ${(peak - before).toFixed(0)} MB of memory\n`,
    );
    expect(peak - before).toBeLessThan(mostGrowth);
    await end();
  },
);

it('a reader that stops for longer than a silent connection lives gets the whole list', async () => {
  const { client, end } = await start();
  const { body } = await client.send('/api/party/export?format=csv');
  const reader = body?.getReader();
  let text = '';
  const decoder = new TextDecoder();
  for (;;) {
    const part = await reader?.read();
    if (part?.done !== false) break;
    // Once; the server has filled what lies between by then, and waits.
    if (text === '') await setTimeout(10_000);
    text += decoder.decode(part.value, { stream: true });
  }
  expect(text.split('\r\n')).toHaveLength(1 + parties);
  await end();
});
