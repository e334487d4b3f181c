import { execFile } from 'node:child_process';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { ImportEvent } from '@grzadka/contract/import/import.model';
import { importLimits } from '@grzadka/contract/import/import-limits';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { endedImports, type ImportBounds } from '#src/import/import-guard.ts';
import { runImportProcess } from '#src/import/process/run-import-process.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const list = 'Sektor;Działka;Powierzchnia m2\n1;1;300';

const databaseUrl = app.pool.options.connectionString ?? '';

/** What a test locks it holds however long a process takes to start. */
const patient = openDatabase(databaseUrl, { max: 1, statementTimeout: 0 });
afterAll(() => closeDatabase(patient));

/** Returns all that is reported of an import of a list within these bounds. */
async function toldWithin(bounds: Partial<ImportBounds>) {
  const order = {
    databaseUrl,
    kind: 'garden',
    fileName: 'dzialki.csv',
    into: null,
    actor: commandLine,
    sha256: null,
  } as const;
  const { signal } = new AbortController();
  const file = { stream: () => Readable.from([list]) };
  const told = runImportProcess(order, { file, signal, bounds: { ...importLimits, ...bounds } });
  return await Array.fromAsync(told);
}

/** Sends the list, to be checked or to be stored as it was checked. */
function send(call: 'check' | 'run', sha256?: string) {
  const multipart = new FormData();
  multipart.set('file', new File([list], 'dzialki.csv'));
  if (sha256 !== undefined) multipart.set('sha256', sha256);
  return treasurer.send(`/api/import/garden/${call}`, { method: 'POST', multipart });
}

/** Returns the last line that an import sends. */
async function lastOf(response: Response): Promise<ImportEvent> {
  const lines = (await response.text()).trim().split('\n');
  return JSON.parse(lines.at(-1) ?? '') as ImportEvent;
}

/** Ends the process of the import that is under way, as V8 does where there is no memory left for it. */
async function abortImport(): Promise<void> {
  const ofThisProcess = ['-P', String(process.pid), '-f', 'import-process'];
  const { stdout } = await promisify(execFile)('pgrep', ofThisProcess);
  process.kill(Number(stdout), 'SIGABRT');
}

describe('the process of an import', () => {
  it('has a memory of its own, and says when that does not do', async () => {
    expect(await toldWithin({ heapMegabytes: 4 })).toEqual([
      { kind: 'refused', lines: [endedImports.memory] },
    ]);
  });

  it('is ended when it does not end by itself in its time', async () => {
    expect(await toldWithin({ readingSeconds: -15 })).toEqual([
      { kind: 'refused', lines: [endedImports.time] },
    ]);
  });

  it('that is ended among its rows stores nothing, says why, and lets another one begin', async () => {
    const report = await lastOf(await send('check'));
    const sha256 = 'sha256' in report ? report.sha256 : '';
    await patient.db.transaction().execute(async (trx) => {
      // The import has begun, and comes to a halt here.
      await sql`lock table garden in exclusive mode`.execute(trx);
      const response = await send('run', sha256);
      await untilWaitingForLocks(app.db, 1);
      await abortImport();
      expect(await lastOf(response)).toEqual({ kind: 'failed', message: endedImports.memory });
    });
    // The lock that it held goes when the database has seen that it is gone.
    const again = await vi.waitUntil(async () => {
      const response = await send('check');
      return response.ok && response;
    }, 30_000);
    expect(await lastOf(again)).toMatchObject({ counts: { added: 1 } });
  });
});
