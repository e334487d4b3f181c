import { findRunningPostgres } from '@grzadka/postgres/running-postgres';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { applyFile } from '#src/bank/importing/apply-file.ts';
import { previewFile } from '#src/bank/importing/preview-file.ts';
import { approveRun } from '#src/charge/approval/approve-run.ts';
import { reverseRun } from '#src/charge/reversal/reverse-run.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { openFolderStorage } from '#src/core/storage/folder-storage.ts';
import { addBankAccount } from '#test/bank-lines.ts';
import { mt940 } from '#test/bank-statements.ts';
import { openBreakingWay } from '#test/breaking-way.ts';
import { addReckonedRun } from '#test/charge-runs.ts';
import { killDatabase } from '#test/faults/signal-database.ts';
import { addAccount, postDebt, postPayment, reverse } from '#test/ledger.ts';
import { moneyFindings } from '#test/money-checks.ts';
import { startGroupUnderNpm } from '#test/process/program.ts';
import { importLines } from '../http/import/import-run.ts';

const day = '2025-01-01';
const parts = [
  { amount: 60, dueOn: '2025-02-01' },
  { amount: 40, dueOn: '2025-03-01' },
];

/** When the database was started; null while there is none. */
async function startOf(db: Kysely<Database>): Promise<string | null> {
  const asking = sql<{ at: string }>`select pg_postmaster_start_time()::text as at`.execute(db);
  return asking.then(
    ({ rows }) => rows[0]?.at ?? null,
    () => null,
  );
}

/** All that stands in the ledger of an account: its entries, its balance, what is open, what covers what. */
async function ledgerOf(db: Kysely<Database>, account: string): Promise<unknown> {
  const { rows } = await sql`
    select
      balance_grosz as balance,
      array(
        select number || ' ' || amount_grosz from ledger_line line
        join ledger_entry entry on entry.id = entry_id
        where settlement_id = settlement.id order by number
      ) as entries,
      array(select open_grosz from open_item where settlement_id = settlement.id order by due_on, id) as open,
      (
        select count(*) from allocation join open_item item on item.id = item_id
        where item.settlement_id = settlement.id and released_at is null
      ) as allocations,
      array(
        select charge.number || ' ' || charge_run.state || coalesce(' since ' || charge.reversed_on, '')
        from charge join charge_run on charge_run.id = run_id
        where settlement_id = settlement.id order by charge.number
      ) as charges,
      (select count(*) from audit_entry where record_id = settlement.id::text and action in ('post', 'reverse')) as told
    from settlement where id = ${account}
  `.execute(db);
  return rows[0];
}

interface Debtor {
  readonly account: string;
  readonly reference: string;
  readonly debt: string;
  /** A draft that charges it 45 grosze, where the case asks for one. */
  readonly run?: Parameters<typeof approveRun>[1];
}

async function draftOf(db: Kysely<Database>, account: string) {
  const run = await addReckonedRun(db, { account, day });
  return { ...run, ifMatch: undefined };
}

/** Has a file say what the account owed at the end of 2024, in złoty. */
function importOpening(db: Kysely<Database>, { reference }: Debtor, amount: string) {
  return importLines(db, [
    'Numer rozliczenia;Stan na dzień;Kwota;Termin płatności;Rodzaj opłaty',
    `${reference};2024-12-31;${amount};2024-06-30;Wpisowe`,
  ]);
}

/** Previews a statement with a payment of 50 grosze that is surely the account's. */
async function showStatement(db: Kysely<Database>, account: string): Promise<undefined> {
  const bank = await addBankAccount(db);
  const { reference } = await db
    .selectFrom('settlement')
    .select('reference')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  const file = {
    bytes: Buffer.from(mt940(bank.nrb, [{ amount: 50, title: reference, day }])),
    bankAccountId: bank.id,
    profileId: null,
    encoding: null,
    objectId: newId(),
    fileName: 'wyciag.sta',
  };
  await previewFile(db, file, commandLine);
}

async function bookStatement(db: Kysely<Database>) {
  const file = db.selectFrom('bankImport').select('id');
  return applyFile(db, await file.executeTakeFirstOrThrow(), commandLine);
}

/** What is posted, and what it leaves of an account that owes 1,00 zł and 5 grosze from before, and has paid 70 grosze. */
const cases: readonly {
  what: string;
  /** What is there before, besides. */
  prepare?: (db: Kysely<Database>, account: string) => Promise<Debtor['run']>;
  write: (db: Kysely<Database>, debtor: Debtor) => Promise<unknown>;
  leaves: object;
}[] = [
  {
    what: 'a payment',
    write: (db, { account }) => postPayment(db, { account, day, amount: 50 }),
    leaves: { balance: '-15', open: ['0', '0', '0'], allocations: '4', told: '4' },
  },
  {
    what: 'a reversal',
    write: (db, { debt }) => reverse(db, debt),
    leaves: { balance: '-65', open: ['0', '0', '0'], allocations: '3', told: '4' },
  },
  {
    what: 'an opening balance that replaces another',
    write: (db, debtor) => importOpening(db, debtor, '0,30'),
    leaves: { balance: '60', open: ['0', '0', '20', '40'], told: '5' },
  },
  {
    what: 'a bank statement',
    prepare: showStatement,
    write: bookStatement,
    leaves: { balance: '-15', open: ['0', '0', '0'], allocations: '4', told: '4' },
  },
  {
    what: 'the approval of a charge run',
    prepare: draftOf,
    write: async (db, { run }) => run && approveRun(db, run),
    leaves: {
      balance: '80',
      open: ['0', '0', '35', '45'],
      charges: ['NAL/2025/1/1 approved'],
      told: '4',
    },
  },
  {
    what: 'the reversal of a charge run',
    async prepare(db, account) {
      const run = await draftOf(db, account);
      await approveRun(db, run);
      return run;
    },
    write: async (db, { run }) => run && reverseRun(db, { ...run, day, reason: 'pomyłka' }),
    leaves: {
      balance: '35',
      open: ['0', '0', '35', '0'],
      charges: ['NAL/2025/1/1 reversed since 2025-01-01'],
      told: '5',
    },
  },
];

test.each(cases)(
  'of $what there is all or nothing, at whatever statement the database is killed',
  {
    timeout: 1_800_000,
  },
  async ({ prepare, write, leaves }) => {
    const dataDir = newDataDir();
    const program = startGroupUnderNpm({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      BACKUP_DIR: 'off',
    });
    await program.address();
    // One connection: of two the idle one would notice the kill later.
    const running = await findRunningPostgres(dataDir);
    const own = openDatabase(running?.ownerUrl('grzadka') ?? '', { max: 1 });
    onTestFinished(() => closeDatabase(own));
    const { db } = own;
    const { id: account, reference } = await addAccount(db);
    const { id: debt } = await postDebt(db, { account, day, parts });
    const opened = { account, reference, debt };
    await importOpening(db, opened, '0,05');
    await postPayment(db, { account, day: '2025-01-02', amount: 70 });
    const run = await prepare?.(db, account);
    const debtor = { ...opened, ...(run && { run }) };
    const untouched = await ledgerOf(db, account);
    const storage = openFolderStorage(dataDir);

    let kills = 0;
    for (let isDone = false; !isDone; ) {
      const url = (await findRunningPostgres(dataDir))?.applicationUrl('grzadka') ?? '';
      const former = await startOf(db);
      let [isUnderWay, isStruck] = [true, false];
      await using way = await openBreakingWay(url, kills + 1, () => {
        // To say good-bye is no statement.
        if (!isUnderWay) return;
        killDatabase(dataDir);
        isStruck = true;
      });
      const database = openDatabase(way.url, { max: 1 });
      const isToldDone = await write(database.db, debtor).then(
        () => true,
        () => false,
      );
      isUnderWay = false;
      await closeDatabase(database);
      const isUp = async () => !isStruck || ![null, former].includes(await startOf(db));
      await expect.poll(isUp, { timeout: 60_000, interval: 50 }).toBe(true);
      const found = await ledgerOf(db, account);
      isDone = JSON.stringify(found) !== JSON.stringify(untouched);
      expect(isDone ? found : leaves).toMatchObject(leaves);
      expect(isDone || !isToldDone).toBe(true);
      expect(await moneyFindings({ db, storage })).toEqual([]);
      kills += 1;
    }
    process.stdout.write(`      ${kills} kills\n`);
    expect(kills).toBeGreaterThan(5);
  },
);
