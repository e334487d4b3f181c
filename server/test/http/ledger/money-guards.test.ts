import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import { addMoney } from '#test/money-world.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const { run, draft, account, other, feeKindId, file, shown, refunds, lines } = await addMoney(
  app,
  ownerUrl,
);
const takenBack = new Error('nothing of it stays');

/** Does all of it in one transaction of the application's role, as far as its last checks; nothing of it stays. */
async function attempt(...statements: readonly RawBuilder<unknown>[]): Promise<string> {
  try {
    return await app.db.transaction().execute(async (trx) => {
      for (const statement of statements) await statement.execute(trx);
      await sql`set constraints all immediate`.execute(trx);
      throw takenBack;
    });
  } catch (error) {
    if (error === takenBack) return 'done';
    if (!(error instanceof Error)) throw error;
    return violatedConstraint(error) ?? error.message;
  }
}

/** An entry of an account and a kind, with a number and one part. */
function entry(
  amount: number,
  { id = newId(), series = 'PK', settlement = account, kind = feeKindId } = {},
): { id: string; statements: RawBuilder<unknown>[] } {
  const lineId = newId();
  const day = '2026-07-10';
  return {
    id,
    statements: [
      sql`
        insert into document_number (series, year, last) values (${series}, 2026, 1)
        on conflict (series, year) do update set last = document_number.last + 1
      `,
      sql`
        insert into ledger_entry (id, series, year, document, place, posting_day, effective_day, description)
        select ${id}, series, 2026, last, case series when 'NAL' then 1 end, ${day}, ${day}, 'Opłata' from document_number
        where series = ${series} and year = 2026
      `,
      sql`
        insert into ledger_line (id, entry_id, place, code, settlement_id, fee_kind_id, posting_day, amount_grosz)
        values
          (${lineId}, ${id}, 1, '200', ${settlement}, null, ${day}, ${amount}),
          (${newId()}, ${id}, 2, '700', null, ${kind}, ${day}, ${-amount})
      `,
      sql`
        insert into open_item (id, line_id, settlement_id, posting_day, due_on, effective_due_on, amount_grosz, open_grosz)
        values (${newId()}, ${lineId}, ${settlement}, ${day}, ${day}, ${day}, ${amount}, ${amount})
      `,
    ],
  };
}

/** A charge of a run, which is what its entry says. */
const charge = (runId: string, entryId: string, amount: number, id: string = newId()) => sql`
  insert into charge (
    id, run_id, settlement_id, fee_kind_id, place, number, amount_grosz, issue_day, period_from, period_thru, entry_id
  )
  select ${id}, ${runId}, ${account}, ${feeKindId}, coalesce(place, 900), number, ${amount}, posting_day, posting_day, posting_day, id
  from ledger_entry where id = ${entryId}
`;
/** More lines of charges, each as the first of its charge but for what it is of. */
const line = (of: RawBuilder<unknown>, amount: number, place = 90) => sql`
  insert into charge_line (id, charge_id, place, kind, tariff_id, amount_grosz, words, basis)
  select gen_random_uuid(), ${of}, ${place}, kind, tariff_id, ${amount}, words, basis from charge_line limit 1
`;
const oneCharge = sql`(select id from charge where run_id = ${run} order by place limit 1)`;
const approve = (id: string, amount: number, prefix: RawBuilder<unknown>) => sql`
  update charge_run set number = ${prefix}, approved_at = now(), amount_grosz = ${amount} where id = ${id}
`;
const numberOf = (entryId: string) =>
  sql`(select regexp_replace(number, '/1$', '') from ledger_entry where id = ${entryId})`;

/** Takes the entries of some charges back, and says so of the charges. */
function takeBack(which: RawBuilder<unknown>) {
  const [of, day] = [sql`select entry_id from charge where ${which}`, '2026-07-11'];
  const source = newId();
  return [
    sql`
      insert into document_number (series, year, last) values ('ST', 2026, 1)
      on conflict (series, year) do update set last = document_number.last + 1
    `,
    sql`
      insert into ledger_entry (id, series, year, document, place, posting_day, effective_day, description, reverses_id, source_id)
      select gen_random_uuid(), 'ST', 2026, last, row_number() over (), ${day}, ${day}, 'Storno', entry_id, ${source}
      from document_number, (${of}) taken where series = 'ST' and year = 2026
    `,
    sql`
      insert into ledger_line (id, entry_id, place, code, settlement_id, fee_kind_id, posting_day, amount_grosz)
      select gen_random_uuid(), taking.id, ledger_line.place, code, settlement_id, fee_kind_id, ${day}, -amount_grosz
      from ledger_entry taking join ledger_line on entry_id = taking.reverses_id where source_id = ${source}
    `,
    sql`
      update charge set reversal_id = taking.id, reversed_on = ${day}, reversal_reason = 'x'
      from ledger_entry taking where taking.source_id = ${source} and taking.reverses_id = charge.entry_id
    `,
  ];
}

const free = sql`
  update billed_stretch set freed_at = now() where freed_at is null and run_id = ${run}
`;
const markReversed = sql`
  update charge_run set reversed_on = '2026-07-11', reversal_reason = 'x' where id = ${run}
`;

it('a charge is whole when it is posted, and never gets another line', async () => {
  const whole = 'charges are whole when they are posted';
  expect(await attempt(line(oneCharge, 1_201_00))).toBe(whole);
  expect(await attempt(line(oneCharge, 1, 90), line(oneCharge, -1, 91))).toBe(whole);

  const made = (amount: number, lineAmount: number, total = amount) => {
    const posted = entry(100_00, { series: 'NAL' });
    const id = newId();
    return attempt(
      ...posted.statements,
      charge(draft, posted.id, amount, id),
      line(sql`${id}::uuid`, lineAmount),
      approve(draft, total, numberOf(posted.id)),
    );
  };
  expect(await made(100_00, 100_00)).toBe('done');
  expect(await made(100_00, 100_00, 99_00)).toBe('charges_come_to_run');
  expect(await made(100_00, 99_00)).toBe('charge_lines_come_to_charge');
  expect(await made(90_00, 90_00)).toBe('charge_is_posted');
  const posted = entry(100_00);
  const id = newId();
  const looked = [...posted.statements, charge(draft, posted.id, 100_00, id)];
  expect(
    await attempt(
      ...looked,
      line(sql`${id}::uuid`, 100_00),
      sql`set constraints charges_are_whole immediate`,
      sql`set constraints charges_are_whole deferred`,
      line(sql`${id}::uuid`, 5, 91),
      sql`set constraints charges_are_whole immediate`,
    ),
  ).toBe('charge_lines_come_to_charge');
});

it('a run charges what it says, and nothing more once it is approved; a draft charges nothing', async () => {
  const posted = entry(100_00);
  const id = newId();
  const whole = [
    ...posted.statements,
    charge(draft, posted.id, 100_00, id),
    line(sql`${id}::uuid`, 100_00),
  ];
  expect(await attempt(...whole)).toBe('charge_run_draft_charges_nothing');
  expect(await attempt(...posted.statements, charge(run, posted.id, 100_00, id))).toBe(
    'runs are whole when they are approved',
  );
  const ofBefore = sql`(select id from ledger_entry where series = 'PK' order by id limit 1)`;
  expect(
    await attempt(sql`
      insert into charge select (jsonb_populate_record(charge, jsonb_build_object(
        'id', gen_random_uuid(), 'run_id', ${draft}::uuid, 'number', 'x', 'place', 99, 'entry_id', ${ofBefore},
        'first_day', null, 'last_day', null
      ))).* from charge where id = ${oneCharge}
    `),
  ).toBe('a charge comes with its entry');
  expect(await attempt(approve(draft, 0, sql`'NAL/2026/99'`))).toBe('charges_come_to_run');
});

it('a run is taken back with all that it charged, and with the last of that', async () => {
  expect(await attempt(markReversed)).toBe('charge_run_is_reversed_with_charges');
  const some = takeBack(sql`id = ${oneCharge}`);
  expect(await attempt(...some, markReversed)).toBe('charge_run_is_reversed_with_charges');
  const all = takeBack(sql`run_id = ${run}`);
  expect(await attempt(...all, free)).toBe('charge_run_is_reversed_with_charges');
  expect(await attempt(...all, markReversed)).toBe('billed_stretch_is_freed_with_charge');
  expect(await attempt(...all, free, markReversed)).toBe('done');
});

it('days of a meter are charged with their run and their charge', async () => {
  const copied = (given: RawBuilder<unknown>) => sql`
    insert into billed_stretch select (jsonb_populate_record(billed_stretch, jsonb_build_object(
      'id', gen_random_uuid(), 'first_day', '2027-01-01'::date, 'last_day', '2027-01-02'::date
    ) || ${given})).* from billed_stretch where charge_id is not null limit 1
  `;
  expect(await attempt(copied(sql`'{}'::jsonb`))).toBe('runs are whole when they are approved');
  const intoDraft = sql`jsonb_build_object('run_id', ${draft}::uuid)`;
  expect(await attempt(copied(intoDraft))).toBe('days of a meter are those of their charge');
  const ofNothing = sql`jsonb_build_object('run_id', ${draft}::uuid, 'charge_id', null)`;
  expect(await attempt(copied(ofNothing))).toBe('charge_run_draft_charges_nothing');
});

it('a line of the bank’s is in the ledger as it says, and what it is for is posted', async () => {
  const { booked, waits, back } = lines;
  const posted = 'bank_line_is_posted';
  for (const change of [
    sql`update bank_line set state = 'unclear', assignment_id = null, decided_by = null where id = ${booked.id}`,
    sql`update bank_line set state = 'booked', decided_by = 'rule', assignment_id = (
      select entry_id from bank_line where id = ${booked.id}
    ) where id = ${waits.id}`,
    sql`update bank_line set assignment_id = (
      select id from ledger_entry where series = 'BO' or series = 'PK' and id not in (
        select assignment_id from bank_line where assignment_id is not null
      ) order by id limit 1
    ) where id = ${booked.id}`,
  ]) {
    expect(await attempt(change)).toBe(posted);
  }
  const fresh = entry(7_00);
  const unclear = sql`
    insert into ledger_line (id, entry_id, place, code, bank_line_id, posting_day, amount_grosz)
    select gen_random_uuid(), ${fresh.id}, place, '240', ${waits.id}, '2026-07-10', amount
    from (values (3, 700), (4, -700)) more (place, amount) where place = 3
  `;
  const against = sql`
    insert into ledger_line (id, entry_id, place, code, posting_day, amount_grosz)
    values (gen_random_uuid(), ${fresh.id}, 4, '800', '2026-07-10', -700)
  `;
  expect(await attempt(...fresh.statements, unclear, against)).toBe(posted);
  const reason = (lineId: string) => sql`
    insert into bank_line_reason (line_id, place, settlement_id, kind, points, words)
    values (${lineId}, 90, ${account}, 'reference', 99, 'x')
  `;
  for (const id of [booked.id, waits.id]) {
    expect(await attempt(reason(id))).toBe('why a line is booked comes with that');
  }
  const stays = 'what is written of money stays as it is';
  const forgotten = sql`delete from bank_line_reason where line_id = ${booked.id}`;
  expect(await attempt(forgotten)).toBe(stays);
  const decided = 'bank_line_is_decided';
  const pay = (lineId: string) =>
    sql`update refund set bank_line_id = ${lineId} where id = ${refunds.waits}`;
  expect(await attempt(pay(booked.id))).toBe(decided);
  expect(await attempt(pay(waits.id))).toBe(decided);
  expect(await attempt(sql`delete from refund where id = ${refunds.paid}`)).toBe(stays);
  const entryOfOther = sql`(select entry_id from bank_line where id = ${back})`;
  const moved = sql`update bank_line set entry_id = ${entryOfOther} where id = ${waits.id}`;
  expect(await attempt(moved)).toBe(stays);
});

it('a file is booked once, with the lines that it was shown with', async () => {
  const stays = 'what is written of money stays as it is';
  const applied = sql`update bank_import set applied_at = now() where id = ${shown}`;
  expect(await attempt(applied)).toBe('bank_import_is_whole');
  const gone = sql`delete from bank_import_line where import_id = ${shown}`;
  expect(await attempt(gone)).toBe(stays);
  expect(await attempt(applied, gone)).toBe('bank_import_is_whole');
  expect(await attempt(sql`delete from bank_import where id = ${shown}`)).toBe('done');
  const later = (id: string) => sql`
    insert into bank_import_line (import_id, place, outcome, fingerprint, booking_day, value_day, amount_grosz, title, raw)
    select ${id}, 99, 'new', fingerprint, booking_day, value_day, amount_grosz, title, raw from bank_import_line limit 1
  `;
  expect(await attempt(later(shown))).toBe('what a file would book comes with it');
  expect(await attempt(later(file))).toBe('what a file would book comes with it');
  expect(await attempt(sql`update bank_import set lines_known = 5 where id = ${file}`)).toBe(stays);
  const added = sql`
    insert into bank_line (id, bank_account_id, import_id, source, fingerprint, booking_day, value_day, amount_grosz, title, raw, state)
    select gen_random_uuid(), bank_account_id, import_id, source, repeat('0', 64), booking_day, value_day, 5, title, raw, 'double'
    from bank_line where id = ${lines.waits.id}
  `;
  expect(await attempt(added)).toBe('lines come with the booking of their file');
});

it('a movement of money is what its entry says, and is taken back by what took that back', async () => {
  const posted = entry(7_00, { settlement: other });
  const movement = (amount: number, source: string) => sql`
    insert into money_movement (id, number, series, booking_day, description, source, amount_grosz, search)
    select id, number, series, posting_day, description, ${source}, ${amount}, '' from ledger_entry where id = ${posted.id}
  `;
  expect(await attempt(...posted.statements, movement(7_00, 'other'))).toBe('done');
  for (const wrong of [movement(7_01, 'other'), movement(7_00, 'cash')]) {
    expect(await attempt(...posted.statements, wrong)).toBe('money_movement_is_posted');
  }
  const stays = 'what is written of money stays as it is';
  for (const set of ["reversed_by = 'ST/2026/1'", `settlement_id = '${other}'`]) {
    const change = sql.raw(`update money_movement set ${set} where source = 'cash'`);
    expect(await attempt(change)).toBe(stays);
  }
});
