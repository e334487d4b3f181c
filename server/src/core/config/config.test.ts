import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, environment, readConfig } from './config.ts';

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('has a default for everything, and cannot be changed', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      databaseReadUrl: null,
      databasePool: null,
      drainSeconds: 0,
      adminLogin: 'admin',
      adminPassword: null,
      trustProxy: false,
      maxUploadMb: 100,
      minFreeDiskMb: 256,
      diskReserveMb: 64,
      requestSeconds: 60,
      uploadKbPerSecond: 4,
      connectionsPerAddress: 256,
      sessionIdleHours: 12,
      sessionAbsoluteDays: 30,
      secondFactorFrom: null,
      secondFactorKey: null,
      metricsAccess: 'loopback',
      logLevel: 'info',
    });
    expect(config.dataDir).toMatch(/[\\/]data$/);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('takes a blank variable as one that is not set', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '', ADMIN_PASSWORD: '' })).toEqual(readConfig({}));
  });

  it('takes what asks for second factors', () => {
    const SECOND_FACTOR_KEY = 'f'.repeat(32);
    const config = readConfig({ SECOND_FACTOR_FROM: 'ROLE_SUPER_USER', SECOND_FACTOR_KEY });
    expect(config).toMatchObject({
      secondFactorFrom: 'ROLE_SUPER_USER',
      secondFactorKey: SECOND_FACTOR_KEY,
    });
  });

  it('has a process for each core, with one less beside the embedded database, and at least one', () => {
    const cores = availableParallelism();
    expect(readConfig({}).processes).toBe(Math.max(1, cores - 1));
    expect(readConfig({ DATABASE_URL: 'postgres://baza/ogrod' }).processes).toBe(cores);
    expect(readConfig({ WEB_CONCURRENCY: '7' }).processes).toBe(7);
  });

  it('puts the nightly backups below DATA_DIR, elsewhere, or nowhere', () => {
    expect(readConfig({ DATA_DIR: '/dane' }).backupDir).toBe(resolve('/dane/backups'));
    expect(readConfig({ BACKUP_DIR: '/dysk' }).backupDir).toBe(resolve('/dysk'));
    expect(readConfig({ BACKUP_DIR: 'off' }).backupDir).toBeNull();
  });

  it.each([
    ['true', true],
    ['false', false],
    ['10.0.0.0/8, ::1,loopback', '10.0.0.0/8,::1,loopback'],
  ])('trusts proxies as TRUST_PROXY=%s says', (text, trusted) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
  });

  it('reduces PUBLIC_URL to its origin', () => {
    expect(readConfig({ PUBLIC_URL: 'https://Ogrod.example.pl:443/' }).publicUrl).toBe(
      'https://ogrod.example.pl',
    );
  });

  it.each([
    'postgres://jan:tajne@baza:5432/ogrod',
    'postgresql://baza/ogrod',
    'postgresql:///ogrod?host=/run/postgresql',
  ])('takes DATABASE_URL=%s', (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '3e3'],
    ['DATABASE_URL', 'mysql://baza/ogrod'],
    ['DATABASE_URL', 'postgres:ogrod'],
    ['DATABASE_POOL', '1'],
    ['WEB_CONCURRENCY', '0'],
    ['DRAIN_SECONDS', '301'],
    ['ADMIN_LOGIN', 'jan kowalski'],
    ['ADMIN_PASSWORD', 'krótkie'],
    ['SMTP_URL', 'https://poczta.example.pl'],
    ['STORAGE_URL', 'kosz'],
    ['PUBLIC_URL', 'https://example.pl/ogrod'],
    ['PUBLIC_URL', 'ftp://example.pl'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['MAX_UPLOAD_MB', '0'],
    ['MIN_FREE_DISK_MB', '-1'],
    ['DISK_RESERVE_MB', '10001'],
    ['SESSION_IDLE_HOURS', '-1'],
    ['SESSION_ABSOLUTE_DAYS', '1.5'],
    ['SECOND_FACTOR_FROM', 'ROLE_BOSS'],
    ['SECOND_FACTOR_KEY', 'za-krotki'],
    ['METRICS_ACCESS', 'all'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s', (name, value) => {
    const faults = faultsOf({ [name]: value }).filter((fault) => fault.startsWith(`${name}: `));
    expect(faults).toHaveLength(1);
  });

  it.each(['biuro', 'Ogród <biuro>', 'a@b\r\nBcc: c@d'])('refuses MAIL_FROM=%j', (sender) => {
    const faults = faultsOf({ SMTP_URL: 'smtp://poczta', MAIL_FROM: sender });
    expect(faults).toEqual([expect.stringMatching(/^MAIL_FROM: /)]);
  });

  it('tells every fault at once and repeats no value: it may be a password', () => {
    const faults = faultsOf({
      PORT: 'sekret',
      DATABASE_URL: 'mysql://jan:sekret@baza',
      ADMIN_PASSWORD: 'sekret',
      SMTP_URL: 'jan:sekret@poczta',
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'ADMIN_PASSWORD',
      'SMTP_URL',
      'MAIL_FROM',
    ]);
    expect(faults.join('\n')).not.toContain('sekret');
  });

  it('wants the application’s own role where the owner is named', () => {
    const DATABASE_OWNER_URL = 'postgres://wlasciciel:tajne@baza/ogrod';
    expect(faultsOf({ DATABASE_OWNER_URL })).toEqual([
      expect.stringMatching(/^DATABASE_OWNER_URL: podaj w DATABASE_URL/),
    ]);
    const DATABASE_URL = 'postgres://grzadka:tajne@baza/ogrod';
    expect(readConfig({ DATABASE_URL, DATABASE_OWNER_URL }).databaseOwnerUrl).toBe(
      DATABASE_OWNER_URL,
    );
  });

  it('wants the database that a replica follows', () => {
    const DATABASE_READ_URL = 'postgres://replika/ogrod';
    expect(faultsOf({ DATABASE_READ_URL })).toEqual([
      'DATABASE_READ_URL: podaj w DATABASE_URL adres bazy, której to jest replika',
    ]);
    const DATABASE_URL = 'postgres://baza/ogrod';
    expect(readConfig({ DATABASE_URL, DATABASE_READ_URL }).databaseReadUrl).toBe(DATABASE_READ_URL);
  });

  it('wants a sender for a mail server', () => {
    expect(faultsOf({ SMTP_URL: 'smtp://poczta' })).toEqual([
      'MAIL_FROM: podaj adres nadawcy, skoro ustawiono SMTP_URL',
    ]);
    expect(faultsOf({ SMTP_URL: 'smtp://poczta', MAIL_FROM: 'Ogród <biuro@example.pl>' })).toEqual(
      [],
    );
  });
});

describe('the pages that tell of the configuration', () => {
  /** The variables in a page's tables, each with the default that stands in its row. */
  function rowsOf(page: string) {
    const text = readFileSync(new URL(`../../../../${page}`, import.meta.url), 'utf8');
    return [...text.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \|/gm)].map(([, name, usual]) => ({
      name,
      usual,
    }));
  }

  const rows = rowsOf('docs/configuration.md');

  it('have every variable once', () => {
    const names = rows.map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(Object.keys(environment.shape)));
    expect(new Set(names).size).toBe(names.length);
  });

  it('tell the default that holds', () => {
    const usual = Object.entries(environment.parse({}))
      .filter(([, value]) => typeof value !== 'undefined')
      .map(([name, value]) => ({
        name,
        usual: `\`${JSON.stringify(value).replaceAll('"', '')}\``,
      }));
    expect(rows).toEqual(expect.arrayContaining(usual));
  });

  it('agree: what the README has of them, the whole table has likewise', () => {
    const most = rowsOf('README.md');
    expect(most.length).toBeGreaterThan(0);
    expect(rows).toEqual(expect.arrayContaining(most));
  });
});
