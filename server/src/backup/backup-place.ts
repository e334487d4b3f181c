import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Installation, restoreSettings } from '@grzadka/contract/backup/backup.model';
import type { Config } from '#src/core/config/config.ts';
import { errorCode } from '#src/core/errors/error-code.ts';
import { isRelease } from '#src/core/process/typed-commands.ts';

/**
 * Whether the backups lie on another disk than DATA_DIR, by the device of the folders: a copy that is lost together with
 * what it copies is none. Where the database lies that is not embedded, nobody here knows.
 */
export async function isOnAnotherDisk(backupDir: string, dataDir: string): Promise<boolean> {
  const [ofBackups, ofData] = await Promise.all([deviceOf(backupDir), deviceOf(dataDir)]);
  return ofBackups !== ofData;
}

/** The device of a folder, or of the nearest one above it that is there. */
async function deviceOf(folder: string): Promise<number> {
  const found = await stat(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' && dirname(folder) !== folder) return null;
    throw error;
  });
  return found === null ? deviceOf(dirname(folder)) : found.dev;
}

const programFolder = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[/\\]$/, '');

/** What the commands of a restore are made of here: of secrets the names, and not the values. */
export function describeInstallation(
  config: Pick<
    Config,
    'dataDir' | 'databaseUrl' | 'databaseOwnerUrl' | 'storageUrl' | 'secondFactorKey'
  >,
): Installation {
  const isSet = {
    DATABASE_URL: config.databaseUrl !== null,
    DATABASE_OWNER_URL: config.databaseOwnerUrl !== null,
    STORAGE_URL: config.storageUrl !== null,
    SECOND_FACTOR_KEY: config.secondFactorKey !== null,
  } satisfies Record<Installation['settings'][number], boolean>;
  return {
    programFolder,
    dataDir: config.dataDir === join(programFolder, 'data') ? null : config.dataDir,
    settings: restoreSettings.filter((name) => isSet[name]),
    commandLine: process.platform === 'win32' ? 'windows' : 'posix',
    program: isRelease ? 'release' : 'npm',
  };
}
