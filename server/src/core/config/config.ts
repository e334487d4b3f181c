import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { rolesByRank } from '@grzadka/contract/core/access/roles';
import { newPassword, userName } from '@grzadka/contract/login/login.model';
import * as z from 'zod/mini';
import { isSameHost } from '../same-host.ts';
import { origin, sender, trustProxy, urlText, wholeNumber } from './config-fields.ts';
import { storageUrl } from './storage-url.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const databaseUrl = urlText(
  ['postgres:', 'postgresql:'],
  'podaj adres bazy PostgreSQL w postaci postgres://użytkownik:hasło@host:port/baza',
);

/** As many letters as 128 random bits take in hexadecimal digits. */
const shortestKey = 32;

/** Every variable that the program reads. docs/configuration.md describes each, and a test holds it to this. */
export const environment = z.object({
  PORT: z._default(wholeNumber(0, 65535), 3000),
  HOST: z._default(z.string().check(z.trim()), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(databaseUrl),
  DATABASE_OWNER_URL: z.optional(databaseUrl),
  DATABASE_READ_URL: z.optional(databaseUrl),
  DATABASE_POOL: z.optional(wholeNumber(2, 1000)),
  WEB_CONCURRENCY: z.optional(wholeNumber(1, 256)),
  DRAIN_SECONDS: z._default(wholeNumber(0, 300), 0),
  ADMIN_LOGIN: z._default(userName, 'admin'),
  ADMIN_PASSWORD: z.optional(newPassword),
  SMTP_URL: z.optional(
    urlText(
      ['smtp:', 'smtps:'],
      'podaj adres serwera poczty w postaci smtp://host:port albo smtps://host:port',
    ),
  ),
  MAIL_FROM: z.optional(sender),
  STORAGE_URL: z.optional(storageUrl),
  BACKUP_DIR: z.optional(z.string().check(z.trim())),
  PUBLIC_URL: z.optional(origin),
  SITE: z._default(z.enum(['on', 'off'], 'podaj on albo off'), 'off'),
  SITE_URL: z.optional(origin),
  TRUST_PROXY: z._default(trustProxy, false),
  MAX_UPLOAD_MB: z._default(wholeNumber(1, 10_000), 100),
  MIN_FREE_DISK_MB: z._default(wholeNumber(0, 100_000_000), 256),
  DISK_RESERVE_MB: z._default(wholeNumber(0, 10_000), 64),
  REQUEST_SECONDS: z._default(wholeNumber(1, 300), 60),
  UPLOAD_KB_PER_SECOND: z._default(wholeNumber(1, 10_000), 4),
  CONNECTIONS_PER_ADDRESS: z._default(wholeNumber(1, 100_000), 256),
  SESSION_IDLE_HOURS: z._default(wholeNumber(1, 720), 12),
  SESSION_ABSOLUTE_DAYS: z._default(wholeNumber(1, 365), 30),
  SECOND_FACTOR_FROM: z.optional(
    z.enum(rolesByRank, `podaj jedną z ról: ${rolesByRank.join(', ')}`),
  ),
  SECOND_FACTOR_KEY: z.optional(
    z
      .string()
      .check(z.trim(), z.minLength(shortestKey, `podaj co najmniej ${shortestKey}\u00a0znaki`)),
  ),
  METRICS_ACCESS: z._default(z.enum(['loopback', 'any'], 'podaj loopback albo any'), 'loopback'),
  LOG_LEVEL: z._default(
    z.enum(logLevels, `podaj jedną z wartości: ${logLevels.join(', ')}`),
    'info',
  ),
});

/** How this instance runs. Never log it: it holds secrets. */
export type Config = ReturnType<typeof readConfig>;

/** The environment is not usable; `faults` has one Polish line per fault, variable first. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/**
 * Reads the whole configuration from the environment, once, at the start of the process.
 * Throws a `ConfigError` that lists every fault at once.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const parsed = environment.safeParse(variablesIn(env));
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  // Checked beside the schema, so that one message says all faults together.
  if (env['SMTP_URL']?.trim() && !env['MAIL_FROM']?.trim()) {
    faults.push('MAIL_FROM: podaj adres nadawcy, skoro ustawiono SMTP_URL');
  }
  if (env['DATABASE_OWNER_URL']?.trim() && !env['DATABASE_URL']?.trim()) {
    faults.push(
      'DATABASE_OWNER_URL: podaj w DATABASE_URL adres tej samej bazy dla użytkownika, z którym ma pracować program',
    );
  }
  if (env['DATABASE_READ_URL']?.trim() && !env['DATABASE_URL']?.trim()) {
    faults.push('DATABASE_READ_URL: podaj w DATABASE_URL adres bazy, której to jest replika');
  }
  const { PUBLIC_URL: publicUrl, SITE_URL: siteUrl } = parsed.data ?? {};
  if (
    siteUrl !== undefined &&
    publicUrl !== undefined &&
    isSameHost(new URL(siteUrl).host, new URL(publicUrl).host)
  ) {
    faults.push(
      'SITE_URL: podaj dla strony ogrodu inną nazwę niż w PUBLIC_URL: pod jedną nazwą może być albo program, albo strona',
    );
  }
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  const values = parsed.data;
  return Object.freeze({
    host: values.HOST,
    /** 0 lets the operating system choose. */
    port: values.PORT,
    /** Absolute path. */
    dataDir: resolve(values.DATA_DIR),
    /** null: the embedded PostgreSQL below `dataDir`. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** null: the role in `databaseUrl` owns the tables, too. */
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? null,
    /** A replica of the same database for lists; null: none. */
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    /** Connections of each process; null: as many as the server has to give, 20 at the most. */
    databasePool: values.DATABASE_POOL ?? null,
    /** How many processes answer requests; one does everything itself. */
    processes: values.WEB_CONCURRENCY ?? usualProcesses(values.DATABASE_URL === undefined),
    /** For how long requests are taken once the end was asked for and readiness says so. */
    drainSeconds: values.DRAIN_SECONDS,
    adminLogin: values.ADMIN_LOGIN,
    /** null: generated and printed once. */
    adminPassword: values.ADMIN_PASSWORD ?? null,
    /** null: messages become .eml files in `dataDir`/mail. */
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    /** null: files are kept in `dataDir`/storage. */
    storageUrl: values.STORAGE_URL ?? null,
    /** Absolute path; null: no nightly backup. */
    backupDir: backupFolder(values.BACKUP_DIR, values.DATA_DIR),
    /** Origin such as 'https://ogrody.example.pl', without a trailing slash. */
    publicUrl: values.PUBLIC_URL ?? null,
    /** Whether browsers reach it over HTTPS for sure, whatever a proxy says. */
    isPublicOverHttps: values.PUBLIC_URL?.startsWith('https:') ?? false,
    /** Whether there is a public site until the settings say so themselves. */
    site: values.SITE === 'on',
    /** Origin of the public site's own host; null: it lies below the application's address alone. */
    siteUrl: values.SITE_URL ?? null,
    trustProxy: values.TRUST_PROXY,
    maxUploadMb: values.MAX_UPLOAD_MB,
    /** What uploads and backups leave free; 0: they mind nothing. */
    minFreeDiskMb: values.MIN_FREE_DISK_MB,
    /** What the embedded database has in hand for a full disk; 0: nothing. */
    diskReserveMb: values.DISK_RESERVE_MB,
    requestSeconds: values.REQUEST_SECONDS,
    uploadKbPerSecond: values.UPLOAD_KB_PER_SECOND,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    sessionIdleHours: values.SESSION_IDLE_HOURS,
    sessionAbsoluteDays: values.SESSION_ABSOLUTE_DAYS,
    /** The lowest role that has to have a second factor; null: none has to. */
    secondFactorFrom: values.SECOND_FACTOR_FROM ?? null,
    /** What the secrets of second factors are encrypted with; null: they are not. */
    secondFactorKey: values.SECOND_FACTOR_KEY ?? null,
    metricsAccess: values.METRICS_ACCESS,
    logLevel: values.LOG_LEVEL,
  });
}

/** One for each core; the embedded database has one of them to itself. */
function usualProcesses(isEmbedded: boolean): number {
  return Math.max(1, availableParallelism() - (isEmbedded ? 1 : 0));
}

function backupFolder(wanted: string | undefined, dataDir: string): string | null {
  if (wanted === 'off') return null;
  return resolve(wanted ?? join(dataDir, 'backups'));
}

/** What is set: a variable that is there but blank counts as not set, as in a compose file. */
function variablesIn(env: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}
