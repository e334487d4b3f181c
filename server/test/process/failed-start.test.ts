import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import { databasePid, newDataDir } from '@grzadka/postgres/test/data-folder';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#src/core/config/config.ts';
import { failureLines } from '#src/core/process/report-failure.ts';
import { startApplication } from '#src/start.ts';
import { execute } from '#test/test-cluster.ts';
import { preparedDataDir } from './prepared-data-dir.ts';
import { startProgram } from './program.ts';

/** Starts the program, which must fail, and gives what it says to the operator. */
async function failedProgram(env: Record<string, string>): Promise<string[]> {
  const { code, signal, stdout, stderr } = await startProgram({ env }).ended;
  expect({ code, signal }).toEqual({ code: 1, signal: null });
  expect(stdout).not.toContain('działa pod adresem');
  expect(stderr).not.toMatch(/^\s+at /m);
  return stderr.trimEnd().split('\n');
}

/** The same of a start within this process, which is spared to load the program each time. */
async function failedStart(env: Record<string, string>): Promise<readonly string[]> {
  const printed: string[] = [];
  const start = startApplication({
    config: readConfig({ PORT: '0', WEB_CONCURRENCY: '1', ...env }),
    logger: pino({ enabled: false }),
    print: (line) => printed.push(line),
    onFailure: () => undefined,
    asked: new AbortController().signal,
  });
  const failure: unknown = await start.then(
    () => null,
    (error: unknown) => error,
  );
  expect(printed).toEqual([]);
  return failureLines(failure);
}

async function occupyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('a start that cannot succeed says why in one sentence and leaves nothing running', () => {
  it('the port is taken', async () => {
    const dataDir = newDataDir();
    const port = await occupyPort();
    expect(await failedStart({ DATA_DIR: dataDir, PORT: `${port}` })).toEqual([
      `Port ${port} jest zajęty (może Grządka już działa): zakończ program, który go używa, albo podaj inny w PORT.`,
    ]);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('the address is not of this computer', async () => {
    const lines = await failedStart({ DATA_DIR: newDataDir(), HOST: '192.0.2.1' });
    expect(lines).toEqual([expect.stringContaining('podaj w HOST adres tego komputera')]);
  });

  it('the data folder cannot be written to', async () => {
    const parent = newDataDir();
    await mkdir(parent);
    await writeFile(join(parent, 'plik'), '');
    const dataDir = join(parent, 'plik', 'dane');
    expect(await failedStart({ DATA_DIR: dataDir })).toEqual([
      expect.stringContaining(`Nie można zapisywać w folderze danych „${dataDir}”`),
    ]);
  });

  it('another copy works with the same data folder', async () => {
    const dataDir = await preparedDataDir();
    const postgres = await startEmbeddedPostgres({ dataDir });
    onTestFinished(() => postgres.stop());
    const postmaster = databasePid(dataDir);
    expect(await failedProgram({ DATA_DIR: dataDir })).toEqual([
      `Grządka już działa z folderem danych „${dataDir}”: zakończ tamten program albo wskaż inny folder w DATA_DIR.`,
    ]);
    expect(databasePid(dataDir)).toBe(postmaster);
  });

  it('the database has been used by a newer version', async () => {
    const dataDir = await preparedDataDir();
    const postgres = await startEmbeddedPostgres({ dataDir });
    await execute(
      postgres.ownerUrl('grzadka'),
      "insert into kysely_migration values ('9999_from_the_future', now()::text)",
    );
    await postgres.stop();
    expect(await failedStart({ DATA_DIR: dataDir })).toEqual([
      'Bazę danych przygotowała nowsza wersja Grządki: zaktualizuj program i uruchom go ponownie.',
    ]);
    expect(databasePid(dataDir)).toBeNull();
  });

  it('the configuration is faulty: a line for every fault, and no value is repeated', async () => {
    const lines = await failedProgram({
      DATA_DIR: newDataDir(),
      PORT: 'trzy tysiące',
      DATABASE_URL: 'mysql://jan:tajne@baza/ogrod',
      ADMIN_PASSWORD: 'tajne',
      TRUST_PROXY: '300.1.2.3',
    });
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'ADMIN_PASSWORD',
      'TRUST_PROXY',
    ]);
    expect(lines.join('\n')).not.toContain('tajne');
  });
});

describe('a start on a server of somebody else’s', () => {
  it.each([
    [
      'nobody answers there',
      'postgres://jan:tajne@127.0.0.1:1/ogrod',
      /^Nie można połączyć się z bazą danych „127\.0\.0\.1:1” \(ECONNREFUSED\)/,
    ],
    [
      'there is no such host',
      'postgres://jan:tajne@nie-ma.invalid/ogrod',
      /^Nie można połączyć się z bazą danych „nie-ma\.invalid”/,
    ],
  ])('%s', async (_, url, sentence) => {
    const lines = await failedStart({ DATA_DIR: newDataDir(), DATABASE_URL: url });
    expect(lines).toEqual([expect.stringMatching(sentence)]);
    expect(lines.join()).not.toContain('tajne');
  });

  it('the password is wrong, or the database missing; with the right ones it starts none', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: await preparedDataDir() });
    onTestFinished(() => postgres.stop());
    const dataDir = newDataDir();

    const wrongPassword = new URL(postgres.ownerUrl('postgres'));
    wrongPassword.password = 'tajne';
    expect(await failedStart({ DATA_DIR: dataDir, DATABASE_URL: wrongPassword.href })).toEqual([
      expect.stringContaining('odrzucił użytkownika lub hasło'),
    ]);
    expect(
      await failedStart({ DATA_DIR: dataDir, DATABASE_URL: postgres.ownerUrl('ogrod') }),
    ).toEqual([expect.stringContaining('nie ma bazy „ogrod”')]);

    const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.ownerUrl('postgres') };
    const unowned = { ...env, DATABASE_OWNER_URL: wrongPassword.href };
    expect(await failedStart(unowned)).toEqual([
      expect.stringMatching(/odrzucił użytkownika lub hasło: popraw DATABASE_OWNER_URL/),
    ]);
    const program = startProgram({ env });
    await program.address();
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    program.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
  });
});
