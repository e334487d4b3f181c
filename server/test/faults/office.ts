import { newDataDir } from '@grzadka/postgres/test/data-folder';
import type { Kysely } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import type { Database } from '#src/core/database/tables.ts';
import { openRunning } from '#test/process/open-running.ts';
import { type Program, startProgram, startUnderNpm } from '#test/process/program.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';

/** The running program with somebody signed in, and a way to its database past every fault. */
export interface Office {
  readonly program: Program;
  readonly origin: string;
  readonly dataDir: string;
  readonly client: TestClient;
  readonly db: Kysely<Database>;
}

interface OfficeOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly dataDir?: string;
  /** Where the database is, when it is not the embedded one. */
  readonly databaseUrl?: string;
  /** As its operator starts it; `stopOffice` is for the others. */
  readonly isUnderNpm?: boolean;
}

const password = 'Zielona-grządka-7';

/** Starts the program and signs its administrator in; it ends with the test at the latest. */
export async function startOffice({
  env = {},
  dataDir = newDataDir(),
  databaseUrl,
  isUnderNpm = false,
}: OfficeOptions = {}): Promise<Office> {
  const variables = { DATA_DIR: dataDir, ADMIN_PASSWORD: password, ...env };
  const program = isUnderNpm ? startUnderNpm(variables) : startProgram({ env: variables });
  const origin = await program.address();
  const client = createTestClient(origin);
  expect((await client.signIn('admin', password)).status).toBe(204);
  const db =
    databaseUrl === undefined ? (await openRunning(dataDir)).db : openDirectly(databaseUrl);
  return { program, origin, dataDir, client, db };
}

function openDirectly(url: string): Kysely<Database> {
  const database = openDatabase(url, { max: 2, statementTimeout: 0 });
  onTestFinished(() => closeDatabase(database));
  return database.db;
}

/** Ends the program as its operator does; it says goodbye and nothing else. */
export async function stopOffice({ program }: Office): Promise<void> {
  program.kill('SIGTERM');
  expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
}
