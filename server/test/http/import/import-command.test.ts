import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '#src/core/database/open-database.ts';
import type { DatabaseUrls } from '#src/core/database/server/database-server.ts';
import type { Database } from '#src/core/database/tables.ts';
import { programEnvironment } from '#test/program-environment.ts';
import { databaseEnvironment } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { temporaryFile } from './import-run.ts';

const command = fileURLToPath(new URL('../../../src/import/import.cli.ts', import.meta.url));

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

let database: DatabaseUrls;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  // What a test locks it holds however long the command takes to start.
  ({ db } = openDatabase(database.url, { max: 2, statementTimeout: 0 }));
});
afterAll(() => db.destroy());

function environment(env: Record<string, string> = {}) {
  return { ...programEnvironment, ...databaseEnvironment(database), ...env };
}

/** Runs the command as npm would, or with another environment. */
async function run(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const options = { env: environment(env) };
  const ended = await promisify(execFile)(process.execPath, [command, ...args], options).catch(
    (error: Ended) => error,
  );
  return { code: 'code' in ended ? ended.code : 0, stdout: ended.stdout, stderr: ended.stderr };
}

/** How many statements stand in line for this table; those of the other clones bear the same number. */
async function waitingFor(table: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_locks
    join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and relation = ${table}::regclass and not granted
  `.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** The gardens of these names that there are. */
const gardensNamed = (...names: string[]) =>
  db.selectFrom('garden').select('name').where('name', 'in', names).execute();

const gardens = (...rows: string[]) =>
  temporaryFile(['Sektor;Działka;Powierzchnia m2', ...rows], '.csv');

describe('npm run import', () => {
  it('says what it did, and shows odd values that it took all the same', async () => {
    const path = await temporaryFile([
      'Typ;Imię;Nazwisko;Nazwa firmy;NIP',
      'Firma;;;Ogrodnik;5260250990',
    ]);
    expect(await run([path])).toEqual({
      code: 0,
      stdout: 'Podmioty. Dodano 1, zmieniono 0, bez zmian 0.\n',
      stderr: 'Uwaga: wiersz 2, kolumna „NIP”: Ten numer wygląda na błędny – sprawdź cyfry\n',
    });
    const stored = db.selectFrom('party').select('companyName').where('nip', '=', '5260250990');
    expect(await stored.execute()).toEqual([{ companyName: 'Ogrodnik' }]);
  });

  it('tells each bad row on its line, and fails', async () => {
    const path = await gardens('1;201;300', '1;202;x', '9;203;300');
    expect(await run([path])).toEqual({
      code: 1,
      stdout: '',
      stderr: `Nie zaimportowano pliku „${basename(path)}”, nic nie zapisano:
wiersz 3, kolumna „Powierzchnia m2”: Powierzchnia powinna być liczbą większą od zera
wiersz 4, kolumna „Sektor”: W pliku jest „9”. Wpisz: Sektor 1, Sektor 2 lub Sektor 3. Nowy sektor dodaj w System → Sektory.
`,
    });
    expect(await gardensNamed('201')).toEqual([]);
  });

  it('only tries where that is asked for', async () => {
    const path = await gardens('1;dry;300');
    const stdout =
      'Próba: nic nie zapisano. Prawdziwy import zrobiłby to:\n' +
      'Działki. Dodano 1, zmieniono 0, bez zmian 0.\n';
    expect(await run(['--dry-run', path])).toEqual({ code: 0, stdout, stderr: '' });
    expect(await gardensNamed('dry')).toEqual([]);
  });

  it('stores nothing when it is stopped', async () => {
    const path = await gardens('1;601;300');
    const child = spawn(process.execPath, [command, path], { env: environment() });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    const printed = text(child.stderr);
    await db.transaction().execute(async (trx) => {
      // The import comes to a halt here, and is stopped while it waits.
      await sql`lock table garden in exclusive mode`.execute(trx);
      await vi.waitFor(async () => expect(await waitingFor('garden')).toBe(1), 10_000);
      child.kill('SIGTERM');
      expect(await ended).toEqual([1, null]);
    });
    expect(await printed).toBe('Przerwano.\n');
    expect(await gardensNamed('601')).toEqual([]);
  });

  it('explains itself', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, stderr: '' });
  });

  it('says in one sentence that the database is out of reach', async () => {
    const path = await gardens('1;401;300');
    const env = { DATABASE_URL: 'postgres://grzadka:secret@127.0.0.1:1/grzadka' };
    const { code, stdout, stderr } = await run([path], env);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^Nie można połączyć się z bazą danych .*\n$/);
    expect(stderr).not.toContain('secret');
  });

  it('tells a wrong configuration before it looks for the database', async () => {
    const path = await gardens('1;501;300');
    const { code, stderr } = await run([path], { DATABASE_URL: 'mysql://x', PORT: 'abc' });
    expect(code).toBe(1);
    expect(stderr).toContain('DATABASE_URL: ');
    expect(stderr).toContain('PORT: ');
  });
});
