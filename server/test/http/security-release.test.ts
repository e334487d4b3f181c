import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#src/core/config/config.ts';
import {
  describeMissedRelease,
  type SecurityRelease,
} from '#src/core/database/server/security-release.ts';
import { startApplication } from '#src/start.ts';
import { startTestApp } from '#test/test-app.ts';
import { databaseEnvironment } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { temporaryFolder } from '#test/test-storage.ts';

const { db } = await startTestApp();

/** Corrections that no server has yet, and such as every server of its major version has. */
const release: SecurityRelease = { day: '2099.02.12', minors: { 18: 99 } };
const past: SecurityRelease = { day: '2025.09.25', minors: { 18: 0 } };

describe('a database server without the corrections of a security release', () => {
  it('is told with what helps: another version of the program, or of the server', async () => {
    expect(await describeMissedRelease(db, { isEmbedded: true, release })).toMatch(
      /^Wbudowana baza danych to PostgreSQL 18\.\d+, bez .* z 2099\.02\.12 \(PostgreSQL 18\.99\): .*DATABASE_URL/,
    );
    expect(await describeMissedRelease(db, { isEmbedded: false, release })).toMatch(
      /^Serwer bazy danych to PostgreSQL 18\.\d+, .* \(PostgreSQL 18\.99\): zaktualizuj go\.$/,
    );
  });

  it('is told once, at the start', async () => {
    const folder = await temporaryFolder();
    onTestFinished(() => folder[Symbol.asyncDispose]());
    const database = databaseEnvironment(await createTestDatabase());
    const lines: string[] = [];
    const application = await startApplication({
      config: readConfig({ PORT: '0', WEB_CONCURRENCY: '1', DATA_DIR: folder.path, ...database }),
      logger: pino({ level: 'silent' }),
      print: (line) => lines.push(line),
      onFailure: () => {},
      asked: new AbortController().signal,
      securityRelease: release,
    });
    await application.stop(new AbortController().signal);
    expect(lines.filter((line) => line.includes('poprawek bezpieczeństwa'))).toHaveLength(1);
  });
});

it('a database server that has the corrections is told of in no way', async () => {
  expect(await describeMissedRelease(db, { isEmbedded: true, release: past })).toBeNull();
});
