import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrateTo } from '#src/core/schema/migrate.ts';
import { databaseOf } from '#test/old-database.ts';

const entry = '019e0000-0000-7000-8000-00000000000a';

it('gives what the demo was paid by bank a bank account, with the number of the association’s', async () => {
  const { db } = await databaseOf('0087_cash');
  await sql`update settings set bank_account = '61109010140000071219812874'`.execute(db);
  await db.transaction().execute(async (trx) => {
    await sql`insert into document_number (series, year, last) values ('PK', 2026, 1)`.execute(trx);
    await sql`
      insert into ledger_entry (id, series, year, document, posting_day, effective_day, description)
      values (${entry}, 'PK', 2026, 1, '2026-05-04', '2026-05-04', 'Wpłata na rachunek bankowy')
    `.execute(trx);
    await sql`
      insert into ledger_line (id, entry_id, place, code, amount_grosz, posting_day)
      select gen_random_uuid(), ${entry}, place, code, amount, '2026-05-04'
      from (values (1, '130', 5000), (2, '140', -5000)) as line (place, code, amount)
    `.execute(trx);
  });

  await db.transaction().execute((trx) => migrateTo(trx, '0088_bank'));
  const { rows } = await sql`
    select name, nrb, balance_grosz, code
    from bank_account join ledger_line on bank_account_id = bank_account.id
  `.execute(db);
  expect(rows).toEqual([
    {
      name: 'Rachunek bankowy',
      nrb: '61109010140000071219812874',
      balanceGrosz: '5000',
      code: '130',
    },
  ]);
});

it('makes no bank account where nothing was paid by bank', async () => {
  const { db } = await databaseOf('0087_cash');
  await db.transaction().execute((trx) => migrateTo(trx, '0088_bank'));
  const { rows } = await sql`select from bank_account`.execute(db);
  expect(rows).toEqual([]);
});
