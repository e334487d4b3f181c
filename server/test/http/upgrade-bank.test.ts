import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { previewFile } from '#src/bank/importing/preview-file.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { newId } from '#src/core/database/record-id.ts';
import { migrateTo } from '#src/core/schema/migrate.ts';
import { addBankAccount, addBankLine } from '#test/bank-lines.ts';
import { mt940 } from '#test/bank-statements.ts';
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

it('knows the lines that the release before booked, by what they say and by what stood in the file', async () => {
  const { db } = await databaseOf('0115_named_in_title');
  const { id: bankAccountId, nrb } = await addBankAccount(db);
  const day = '2026-05-04';
  // The first of them was recognised by its reference alone; the second one was read without its sub-fields, and had to be
  // recognised by its text.
  const shared = { amount: 50_00, title: 'dz 1', name: 'NOWAK JAN', reference: 'ZBIORCZY/10', day };
  const field = ':61:2605040504C60,00NTRFNONREF';
  const details = ':86:0200<00PRZELEW<20dz 2<32KOWALSKA ANNA';
  const before = { bankAccountId, source: 'mt940', bookingDay: day, valueDay: day };
  await addBankLine(db, {
    ...before,
    amount: 50_00,
    title: 'dz 1',
    counterpartyName: 'NOWAK JAN',
    bankReference: 'ZBIORCZY/10',
    fingerprint: printOf([bankAccountId, day, 50_00, 'ZBIORCZY/10'], 1),
    raw: ':61:260504C50,00NTRFX//ZBIORCZY/10\n:86:020?20dz 1?32NOWAK JAN',
  });
  await addBankLine(db, {
    ...before,
    amount: 60_00,
    title: '0200<00PRZELEW<20dz 2<32KOWALSKA ANNA',
    fingerprint: printOf(
      [bankAccountId, day, 60_00, day, null, '', '020000przelew20dz232kowalskaanna'],
      1,
    ),
    raw: `${field}\n${details}`,
  });
  await db.transaction().execute((trx) => migrateTo(trx, 'latest'));

  const again = mt940(nrb, [shared]).replace(
    ':62F:C260504PLN',
    `${field}\n${details}\n:62F:C260504PLN`,
  );
  const whole = again
    .replace(/:60F:.*\n/, ':60F:C260504PLN0,00\n')
    .replace(/:62F:.*\n/, ':62F:C260504PLN110,00\n');
  const overlapping = mt940(nrb, [{ ...shared, title: 'dz 3', name: 'WÓJCIK EWA' }, shared]);
  for (const [file, counts] of [
    [whole, { linesNew: 0, linesKnown: 2, linesDouble: 0 }],
    [overlapping, { linesNew: 1, linesKnown: 1, linesDouble: 0 }],
  ] as const) {
    const sent = { bankAccountId, profileId: null, encoding: null, fileName: 'wyciag' };
    const { id } = await previewFile(
      db,
      { ...sent, bytes: Buffer.from(file), objectId: newId() },
      commandLine,
    );
    const shown = db.selectFrom('bankImport').where('id', '=', id);
    expect(
      await shown.select(['linesNew', 'linesKnown', 'linesDouble']).executeTakeFirstOrThrow(),
    ).toEqual(counts);
  }
});

/** A fingerprint as that release made it. */
function printOf(facts: readonly unknown[], ordinal: number): string {
  return createHash('sha256')
    .update(`${JSON.stringify(facts)}${ordinal}`)
    .digest('hex');
}
