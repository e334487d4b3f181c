import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { LedgerYear, LedgerYears } from '@grzadka/contract/ledger-year/ledger-year.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { printYear } from '#src/ledger-year/papers/print-year.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

type Db = Kysely<Database>;

/** The check of the ledger as if it had been done, with so many findings. */
export async function checkedLedger(db: Db, found: number | null = 0): Promise<void> {
  const kept = { startedAt: sql<string>`now()`, finishedAt: sql<string>`now()`, found };
  await db
    .insertInto('consistencyCheck')
    .values({ name: 'ledger', ...kept })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(kept))
    .execute();
}

/** What a client does with years; each change as of what it has just read, unless another version is given. */
export function yearCalls(client: TestClient) {
  const read = async () => {
    const { headers, body } = await client.get<LedgerYears>('/api/ledger/year');
    return { version: headers.get('etag') ?? '', ...body };
  };
  return {
    read,
    year: async (year: number): Promise<LedgerYear | undefined> =>
      (await read()).items.find((one) => one.year === year),
    close: async (year: number, version?: string) => {
      const shown = { 'if-match': version ?? (await read()).version };
      return client.put<ErrorBody>('/api/ledger/year/close', { year }, shown);
    },
    reopen: async (year: number, reason = 'brakowało faktury', version?: string) => {
      const shown = { 'if-match': version ?? (await read()).version };
      return client.put<ErrorBody>('/api/ledger/year/reopen', { year, reason }, shown);
    },
  };
}

/** Does the job that prints a year as it was closed last. */
export async function printClosed(app: Pick<TestApp, 'db' | 'storage'>, year: number) {
  const { version } = await app.db
    .selectFrom('ledgerYear')
    .select('version')
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  await printYear(app, { year, version });
}
