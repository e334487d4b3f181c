import * as z from 'zod/mini';
import { id, instantReply } from '../core/fields.ts';
import { toldRecord } from '../core/told-record.ts';

/** How an archive came about: every night, because somebody asked for it, before an update of the database. */
const backupKind = z.enum(['nightly', 'requested', 'before-update']);

export type BackupKind = z.infer<typeof backupKind>;

/** An archive in the folder of the backups. */
export const backup = z.object({
  id: z.string(),
  fileName: z.string(),
  kind: backupKind,
  createdAt: instantReply,
  bytes: z.int(),
  /** Who asked for it; null where the program made it by itself, or nobody knows any more. */
  madeBy: z.nullable(z.string()),
  /** When it was last read through or restored on trial, and whether it is as it was written. */
  check: z.nullable(z.object({ at: instantReply, isWhole: z.boolean() })),
  /** When it was last downloaded to its end. */
  downloadedAt: z.nullable(instantReply),
  /** The newest good one: nobody deletes it. */
  isKept: z.boolean(),
});

export type Backup = z.infer<typeof backup>;

/** What is being done to an archive: one thing at a time. */
const backupWork = z.object({
  kind: z.enum(['create', 'check']),
  /** Of the archive that is made or checked. */
  id: z.string(),
  /** How much of a new archive is written; null before it has begun, and of a check. */
  writtenBytes: z.nullable(z.int()),
});

export type BackupWork = z.infer<typeof backupWork>;

/** The settings that a restore needs as the program has them, and that no screen may show the values of. */
export const restoreSettings = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'STORAGE_URL',
  'SECOND_FACTOR_KEY',
] as const;

/** What the commands of a restore are made of, on the machine that has the program. */
const installation = z.object({
  /** The folder in which commands are typed. */
  programFolder: z.string(),
  /** DATA_DIR; null where it is the usual one, which a command need not name. */
  dataDir: z.nullable(z.string()),
  /** Those of the settings that are set. */
  settings: z.array(z.enum(restoreSettings)),
  /** How its command line takes settings and names of files. */
  commandLine: z.enum(['posix', 'windows']),
  /** What is called there: npm, or the program that a release brings. */
  program: z.enum(['npm', 'release']),
});

export type Installation = z.infer<typeof installation>;

/** The archives, the newest first, with what is being done and what a restore needs to know. */
export const backupList = z.object({
  /** Null where BACKUP_DIR is off and none are made. */
  place: z.nullable(
    z.object({
      /** Absolute path. */
      folder: z.string(),
      /** Whether it lies on another disk than DATA_DIR. */
      isOnAnotherDisk: z.boolean(),
    }),
  ),
  items: z.array(backup),
  work: z.nullable(backupWork),
  /** Why the last one failed, if that was after the newest archive. */
  lastFailure: z.nullable(z.object({ at: instantReply, reason: z.string() })),
  /** The records whose file or image the newest good archive does without, and that have lost it still. */
  lost: z.array(toldRecord),
  installation,
});

export type BackupList = z.infer<typeof backupList>;

/** Which archive is to be checked. */
export const backupCheck = z.object({ id });

/** Why something that is asked of a backup is refused. */
export const backupRefusals = {
  isBeingMade: 'Kopia jest właśnie tworzona',
  isBeingChecked: 'Kopia jest właśnie sprawdzana',
  isOff: 'Program nie robi kopii: wyłączono je ustawieniem BACKUP_DIR=off.',
  isNewestGood: 'To jest najnowsza dobra kopia. Utwórz nową, a potem usuń tę.',
} as const;
