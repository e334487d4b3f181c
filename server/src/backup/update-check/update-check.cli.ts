import { join } from 'node:path';
import { findDatabaseFolder } from '@grzadka/postgres/database-folder';
import { sql } from 'kysely';
import { type Config, readConfig } from '#src/core/config/config.ts';
import type { DatabaseServer } from '#src/core/database/server/database-server.ts';
import { withDatabaseServer } from '#src/core/database/server/with-database-server.ts';
import { readCommandLine, runCommand } from '#src/core/process/command.ts';
import { printLines, terminalLine } from '#src/core/process/print-lines.ts';
import { StartError } from '#src/core/process/start-error.ts';
import { newerDatabase } from '#src/core/schema/bring-up-to-date.ts';
import { isOutdated, NewerDatabaseError } from '#src/core/schema/migrate.ts';
import { openStorage } from '#src/core/storage/open-storage.ts';
import { backUpBeforeUpdate } from '../back-up-before-update.ts';
import { describeInstallation } from '../backup-place.ts';
import { openOneConnection } from '../one-connection.ts';
import { NoRoomError, trialPlace } from '../trial/trial-place.ts';
import { measureUpdate } from './measure-update.ts';
import { describeSeconds, describeUpdate } from './update-words.ts';
import { wayBack } from './way-back.ts';

const help = `Mówi przed aktualizacją, co zmieni ona w bazie danych i ile potrwa, robi kopię i podaje drogę powrotną

  npm run update-check              w folderze nowej wersji, zanim się ją uruchomi
  npm run update-check -- --all     wymienia każdy krok
  npm run update-check -- --help    pokazuje ten opis

Poprzednia wersja może w tym czasie działać. Danych nie zmienia: próbuje na kopii, obok.`;

async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const config = readConfig(process.env);
  const { backupDir, dataDir, databaseUrl } = config;
  if (databaseUrl === null && findDatabaseFolder(dataDir) === null) {
    throw new StartError(
      `W folderze danych „${dataDir}” nie ma bazy danych: wskaż w DATA_DIR folder, z którym działa poprzednia wersja.`,
    );
  }
  if (backupDir === null) {
    throw new StartError('Próba potrzebuje kopii: wskaż w BACKUP_DIR folder zamiast off.');
  }
  await withDatabaseServer(config, (server) => check(server, { ...config, backupDir }, isFull));
}

async function check(
  server: DatabaseServer,
  config: Config & { readonly backupDir: string },
  isFull: boolean,
): Promise<void> {
  const databaseSize = await sizeToUpdate(server);
  if (databaseSize === null) {
    return printLines([
      'Ta wersja niczego nie zmieni w tabelach bazy danych. Kopia nie jest potrzebna.',
    ]);
  }
  printLines(['Zapisuję kopię sprzed aktualizacji…']);
  const start = performance.now();
  const source = { url: server.ownerUrl, storage: await openStorage(config) };
  const archive = await backUpBeforeUpdate(source, config.backupDir, new Date());
  const seconds = (performance.now() - start) / 1000;
  printLines([
    `Kopia: „${archive}” (${describeSeconds(seconds)}).`,
    'Próbuję aktualizacji na tej kopii, obok danych…',
  ]);
  printLines(await tryOut(archive, { dataDir: config.dataDir, databaseSize, seconds, isFull }));
  // As they are: the former version may be called in another way than this one.
  const lines = [
    '',
    ...wayBack(archive, { ...describeInstallation(config), dataDir: config.dataDir }),
  ];
  for (const line of lines) process.stdout.write(`${terminalLine(line)}\n`);
}

/** Bytes of a database that an update would change; null where it would not. Throws a `StartError` for one of a newer version. */
async function sizeToUpdate({ ownerUrl }: DatabaseServer): Promise<number | null> {
  await using connection = await openOneConnection(ownerUrl);
  const isUpdate = await isOutdated(connection.db).catch((error: unknown) => {
    throw error instanceof NewerDatabaseError ? newerDatabase(error) : error;
  });
  if (!isUpdate) return null;
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float as bytes
  `.execute(connection.db);
  return rows[0]?.bytes ?? 0;
}

interface TryOptions {
  readonly dataDir: string;
  readonly databaseSize: number;
  /** How long the backup took, which the start makes once more. */
  readonly seconds: number;
  readonly isFull: boolean;
}

/** Updates a copy in a database of its own, and says what that did; a disk without room for one is said and no failure. */
async function tryOut(
  archive: string,
  { dataDir, databaseSize, seconds, isFull }: TryOptions,
): Promise<string[]> {
  try {
    await using place = await trialPlace(join(dataDir, 'update-check'), databaseSize);
    const update = await measureUpdate(archive, await place.start());
    return [
      ...describeUpdate(update, isFull),
      `Przerwa w pracy przy aktualizacji: ${describeSeconds(seconds + update.seconds)}, z kopią, którą program zrobi wtedy jeszcze raz.`,
    ];
  } catch (error) {
    if (!(error instanceof NoRoomError)) throw error;
    return [`Nie zmierzono, ile potrwa aktualizacja. ${error.message}`];
  }
}

await runCommand(
  {
    help,
    read: (args, env) => {
      const all = { all: { type: 'boolean', default: false } } as const;
      const { values } = readCommandLine('update-check', args, all);
      // Without the two hyphens before it, npm takes --all for its own and only leaves this trace.
      return values.help ? null : { isFull: values.all || env['npm_config_all'] === 'true' };
    },
  },
  run,
);
