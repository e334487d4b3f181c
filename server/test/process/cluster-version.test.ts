import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { expect, it } from 'vitest';
import { readConfig } from '#src/core/config/config.ts';
import { startDatabaseServer } from '#src/core/database/server/database-server.ts';
import { StartError } from '#src/core/process/start-error.ts';

/** A DATA_DIR whose database another major version of PostgreSQL has made. */
async function dataDirOf(version: string): Promise<string> {
  const dataDir = newDataDir();
  const cluster = join(dataDir, 'postgres', 'cluster');
  await mkdir(cluster, { recursive: true });
  await writeFile(join(cluster, 'PG_VERSION'), `${version}\n`);
  return dataDir;
}

async function refusal(dataDir: string): Promise<string> {
  const start = startDatabaseServer(readConfig({ DATA_DIR: dataDir }));
  const error: unknown = await start.catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(StartError);
  const files = await readdir(join(dataDir, 'postgres'), { recursive: true });
  expect(files.toSorted()).toEqual(['cluster', join('cluster', 'PG_VERSION'), 'lock']);
  return error instanceof Error ? error.message.replaceAll(dataDir, 'DANE') : '';
}

const otherVersion = (version: string) =>
  `Baza danych w folderze „DANE/postgres” pochodzi z PostgreSQL ${version}, a ten program zawiera PostgreSQL 18. Niczego nie zmieniono.`;

it('a database of an older PostgreSQL stays as it is, and the way on is told', async () => {
  const dataDir = await dataDirOf('17');
  const way =
    'Zrób kopię poprzednią wersją programu: npm run backup -- PLIK. Potem zmień nazwę „DANE/postgres” i przywróć kopię tą wersją: npm run restore -- PLIK.';
  expect(await refusal(dataDir)).toBe(`${otherVersion('17')} ${way}`);

  await mkdir(join(dataDir, 'backups'));
  for (const name of ['grzadka-2026-11-19.tar', 'grzadka-2026-11-20.tar', 'grzadka-stara.tar']) {
    await writeFile(join(dataDir, 'backups', name), '');
  }
  expect(await refusal(dataDir)).toBe(
    `${otherVersion('17')} ${way} Najnowsza kopia nocna to „DANE/backups/grzadka-2026-11-20.tar”.`,
  );
});

it('a database of a newer PostgreSQL stays as it is, too', async () => {
  expect(await refusal(await dataDirOf('19'))).toBe(
    `${otherVersion('19')} Uruchom wersję programu, która ją założyła, albo nowszą.`,
  );
});
